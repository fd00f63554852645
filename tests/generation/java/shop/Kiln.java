package shop;

/** Takes what it is told in any order, and tells it apart by the types. */
public class Kiln {
    public interface Part {}

    public static class Heat implements Part {
        final int degrees;

        public Heat(int degrees) {
            this.degrees = degrees;
        }
    }

    public static class Hours implements Part {
        final int count;

        public Hours(int count) {
            this.count = count;
        }
    }

    public static class Clay implements Part {}

    public static class Glaze implements Part {}

    public String fire(Part... parts) {
        Heat heat = null;
        Hours hours = null;
        boolean hasClay = false, hasGlaze = false;
        for (Part part : parts) {
            if (part instanceof Heat) heat = (Heat) part;
            if (part instanceof Hours) hours = (Hours) part;
            if (part instanceof Clay) hasClay = true;
            if (part instanceof Glaze) hasGlaze = true;
        }
        if (heat == null || hours == null || !hasClay) throw new IllegalArgumentException("heat, hours and clay");
        if (hasGlaze) return heat.degrees > 1000 ? "glazed" : "dull";
        return hours.count > 10 ? "hard" : "soft";
    }
}
