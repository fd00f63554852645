package shop;

/** What takes long, but comes to an end. */
public class Mixer {
    private static int mixed(int rounds) {
        int sum = 17;
        for (int i = 0; i < rounds; i++) sum = sum * 31 + i;
        return sum;
    }

    public static String colour(int shade) {
        int sum = mixed(400_000);
        if (shade < 0) return "none";
        return shade > Math.abs(sum % 100) ? "dark" : "light";
    }
}
