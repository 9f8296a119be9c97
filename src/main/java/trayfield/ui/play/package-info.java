/// The playing screen: draws what [trayfield.ui.play.state.PlayModel] holds and hands it what players do.
package trayfield.ui.play;
