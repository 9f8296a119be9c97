package trayfield.ui.board.tray;

/// Paints a tray with model figures.
final class FigurePainter {
    private FigurePainter() {
    }

    static Sprite paint(Card card) {
        return SymbolPainter.paint(card.asSymbol());
    }
}
