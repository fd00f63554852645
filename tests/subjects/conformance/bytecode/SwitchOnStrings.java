// expect: as java
/** Strings with equal hash codes ("Aa" and "BB"), and fall through. */
public class SwitchOnStrings {
    static String choose(String s) {
        switch (s) {
            case "Aa":
                return "first";
            case "BB":
                return "second";
            case "AaAa":
                return "1";
            case "BBBB":
                return "2";
            case "AaBB":
                return "3";
            case "":
                return "empty";
            case "falls":
                s = "fell";
            case "through":
                return s + " through";
            case "\u00e9\u4e2d":
                return "unicode";
            default:
                return "default " + s;
        }
    }

    static int arrow(String s) {
        return switch (s) {
            case "one", "ONE" -> 1;
            case "two" -> {
                int x = s.length();
                yield x - 1;
            }
            default -> -1;
        };
    }

    public static void main(String[] args) {
        for (String s : new String[] {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "falls", "through", "\u00e9\u4e2d", "C#"}) {
            System.out.println(s + " " + s.hashCode() + " " + choose(s) + " " + choose(new String(s)));
        }
        System.out.println(arrow("one") + arrow("ONE") + arrow("two") + arrow("x"));
        try {
            choose(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
