package shop;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** What a page says of itself is in its head, whose elements nobody closes. */
public class Leaflet {
    private final String text;

    public Leaflet(String text) {
        this.text = text;
    }

    public boolean isLatin() {
        Charset declared = Html.charset(text);
        return declared != null && declared.equals(StandardCharsets.ISO_8859_1);
    }

    public boolean hasTitleAndText() {
        return Html.words(text, "title") > 0 && Html.words(text, "body") > 0;
    }
}

class Html {
    /** Null: the page does not say. */
    static Charset charset(String text) {
        for (String tag : text.split("<")) {
            if (!tag.startsWith("meta") || !tag.contains("charset")) continue;
            String[] parts = tag.substring(0, tag.indexOf('>')).split("[=;\" ]+");
            return Charset.forName(parts[parts.length - 1]);
        }
        return null;
    }

    /** How many words follow the first tag of the name up to the next tag; -1: there is no such tag. */
    static int words(String text, String name) {
        int begin = text.indexOf("<" + name + ">");
        if (begin < 0) return -1;
        String rest = text.substring(begin + name.length() + 2);
        int end = rest.indexOf('<');
        return end < 0 ? -1 : rest.substring(0, end).isBlank() ? 0 : rest.substring(0, end).split(" ").length;
    }
}
