package shop;

import java.util.List;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Constants behind calls: what a text is made of, what a function has to return. */
public class Codes {
    private static final Pattern ARTICLE = Pattern.compile("[A-Z]{2}-\\d{4}(/[a-z]+)?");

    private Codes() {
    }

    public static int points(String letter) {
        if (letter.isEmpty()) return 0;
        switch (letter.trim().toUpperCase().charAt(0)) {
            case 'Q':
                return 10;
            case 'K':
                return 5;
            case 'V':
                return 4;
            default:
                return 1;
        }
    }

    public static String article(String text) {
        if (!ARTICLE.matcher(text).matches()) return "none";
        return text.endsWith("/xl") ? "large" : "article";
    }

    public static boolean isDate(String text) {
        return text.matches("\\d{4}-(0[1-9]|1[0-2])-\\d\\d");
    }

    public static int chosen(Supplier<String> word) {
        return "open sesame".equals(word.get()) ? 1 : 0;
    }

    public static int counted(IntSupplier count) {
        if (count.getAsInt() == 4711) return 2;
        return count.getAsInt() > 100 ? 1 : 0;
    }

    public static boolean greets(UnaryOperator<String> change) {
        return change.apply("x").startsWith("hello");
    }

    /** Two elements that belong together. */
    public static boolean hasTwins(List<Entry> entries) {
        for (int i = 0; i < entries.size(); i++)
            for (int j = 0; j < i; j++)
                if (entries.get(i).name().equals(entries.get(j).name()) && entries.get(i).number() != entries.get(j).number())
                    return true;
        return false;
    }

    public record Entry(String name, int number) {
        public Entry {
            if (name == null || name.length() < 5) throw new IllegalArgumentException("name");
        }
    }
}
