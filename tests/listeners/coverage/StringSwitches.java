// Switches on strings, with collisions of hash codes, without a default, one in another.
public class StringSwitches {
    static int choose(String text) {
        switch (text) {
            case "Aa": return 1;
            case "BB": return 2; // the hash code of Aa
            case "C": return 3;
            default: return 0;
        }
    }

    static String nested(String first, int second) {
        String result = "";
        switch (first) {
            case "x":
                switch (second) {
                    case 1: result += "1";
                    case 2: result += "2"; break;
                    case 100: result += "100";
                }
            case "y":
                result += "y";
                break;
            case "never":
                result += "never";
        }
        return result;
    }

    static int lonely(String text) {
        switch (text) {
            case "only": return 1;
        }
        return 2;
    }

    public static void main(String[] args) {
        System.out.println(choose("Aa") + choose("C") + choose("other"));
        System.out.println(nested("x", 1) + nested("x", 7) + nested("y", 2) + nested("z", 0));
        System.out.println(lonely("some"));
    }
}
