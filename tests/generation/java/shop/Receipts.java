package shop;

/** Takes what others make: an object of another class, a static method of one, a builder; and what calls have filled. */
public class Receipts {
    private Receipts() {
    }

    public static String kind(Receipt receipt) {
        if (receipt.amount() > 5000) return "large";
        return receipt.amount() == 77 ? "lucky" : "small";
    }

    public static int places(Crate crate) {
        if (crate.size() == 0) return 0;
        if (crate.size() > 2) return 3;
        return crate.holds("eggs") ? 2 : 1;
    }

    public static boolean isLocked(Safe safe) {
        return safe.code() != 1234;
    }

    public static String tag(Tag tag) {
        if (tag.text().isEmpty()) return "blank";
        return tag.size() > 9 ? "wide" : "narrow";
    }
}
