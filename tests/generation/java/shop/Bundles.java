package shop;

/** Arrays of objects. */
public class Bundles {
    public static class Part {
        private final int weight;

        public Part(int weight) {
            this.weight = weight;
        }

        public int weight() {
            return weight;
        }
    }

    public static int heaviest(Part... parts) {
        int heaviest = 0;
        for (Part part : parts) {
            if (part.weight() < 0) throw new IllegalArgumentException("weight " + part.weight());
            if (part.weight() > heaviest) heaviest = part.weight();
        }
        return heaviest;
    }

    public static boolean isEven(Part[] parts) {
        return parts.length == 2 && parts[0] != parts[1] && parts[0].weight() == parts[1].weight();
    }
}
