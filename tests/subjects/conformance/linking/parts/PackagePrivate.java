package parts;

public class PackagePrivate {
    String visible() {
        return "PackagePrivate.visible";
    }

    protected String guarded() {
        return "PackagePrivate.guarded";
    }

    public static String call(PackagePrivate p) {
        return p.visible() + " " + p.guarded();
    }
}
