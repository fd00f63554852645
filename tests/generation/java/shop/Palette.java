package shop;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;

/** Colours, fonts and lines need no window. */
public class Palette {
    private final Font font = new Font("Dialog", Font.BOLD, 12);

    public String name(Color colour) {
        if (colour.getRed() == 17) return "rust";
        return colour.equals(Color.WHITE) ? "paper" : "ink";
    }

    public boolean isThick(BasicStroke line) {
        return line.getLineWidth() > 4 && font.isBold();
    }
}
