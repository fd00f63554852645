package shop;

/** Nobody finds the word, by trying or by thinking. */
public class Vault {
    public static boolean opens(String word, double angle) {
        if (Math.sin(angle) < 0.5) {
            return false;
        }
        return word.length() == 16 && word.hashCode() * 31 + word.charAt(7) == 123_456_789;
    }
}
