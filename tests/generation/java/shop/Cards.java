package shop;

/** Numbers of cards: many digits, the last of which follows from those before it. */
public class Cards {
    public static String kind(String number) {
        if (number.length() < 12 || number.length() > 18) return "none";
        int sum = 0;
        for (int i = 0; i < number.length(); i++) sum += Integer.parseInt(number.substring(i, i + 1)) * (i % 2 + 1);
        if (sum % 7 != 0) return "mistyped";
        return number.startsWith("6") ? "gold" : "plain";
    }
}
