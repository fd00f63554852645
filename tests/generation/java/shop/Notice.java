package shop;

/** Whoever asks for an element by a selector has its name, and those of its attributes, in no constant of their own. */
public class Notice {
    private final Xml.Element element;

    public Notice(String text) {
        element = Xml.parse(text);
    }

    public boolean isWarning() {
        return element.matches("warning[level]");
    }

    public int level() {
        if (!isWarning()) return 0;
        return element.value("level").equals("high") ? 2 : 1;
    }
}

class Xml {
    static Element parse(String text) {
        int end = text.indexOf('>');
        if (!text.startsWith("<") || end < 0 || !text.endsWith("</" + new Element(text.substring(1, end)).name + ">"))
            throw new IllegalArgumentException("not closed");
        return new Element(text.substring(1, end));
    }

    static class Element {
        private final String[] parts;
        final String name;

        Element(String tag) {
            parts = tag.split(" ");
            name = parts[0];
        }

        boolean matches(String selector) {
            int at = selector.indexOf('[');
            return name.equals(selector.substring(0, at)) && value(selector.substring(at + 1, selector.length() - 1)) != null;
        }

        String value(String attribute) {
            for (String part : parts)
                if (part.startsWith(attribute + "=\"") && part.endsWith("\""))
                    return part.substring(attribute.length() + 2, part.length() - 1);
            return null;
        }
    }
}
