package mocks;

/** p3r: a method returns the answer about a result, another one uses it. */
public class Returned {
    public interface Parcel {}

    public interface Fragile {
        int layers();
    }

    public interface Shop {
        Parcel order();
    }

    static boolean isFragile(Parcel parcel) {
        return parcel instanceof Fragile;
    }

    public static String label(Shop shop) {
        Parcel parcel = shop.order();
        if (!isFragile(parcel)) return "plain";
        return ((Fragile) parcel).layers() == 3 ? "thick" : "thin";
    }
}
