/** Trayfield: two printed tabletop games, played on a computer. */
@SuppressWarnings("requires-automatic") // the image describes them, see src/image/Explicit.java
module trayfield {
    requires java.desktop;
    requires java.logging;
    requires javafx.controls;
    requires javafx.swing;
    requires atlantafx.base;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.materialdesign2;
    requires tools.jackson.databind;
    requires info.picocli;
    requires org.apache.pdfbox;
    requires org.apache.pdfbox.io;
    requires de.rototor.pdfbox.graphics2d;
    requires net.sf.jasperreports.fonts;
    // Where PDFBox is no module of its own, it cannot say that it needs this one.
    requires org.apache.commons.logging;

    // The toolkit makes the Application, picocli fills in the options.
    exports trayfield.ui.app to javafx.graphics;
    opens trayfield.command to info.picocli;
}
