/// Paper: roster forms and boards as pages, painted in points (1/72 inch) like any picture and bound into PDF files. No
/// display and no toolkit is needed, and any thread will do.
package trayfield.ui.print;
