package shop;

/** Which of two kinds of constants it was given: names of tests have room for both where they leave out what comes out. */
public final class Rotor {
    public enum Convention {
        FRAME_TRANSFORM, VECTOR_OPERATOR
    }

    public static final class AxisOrder {
        public static final AxisOrder XYZ = new AxisOrder("XYZ"), XZY = new AxisOrder("XZY"), ZXZ = new AxisOrder("ZXZ");

        private final String name;

        private AxisOrder(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static double[] computeAngles(AxisOrder order, Convention convention) {
        if (convention == Convention.VECTOR_OPERATOR) {
            if (order == AxisOrder.XYZ) return new double[] {1, 2, 3};
            if (order == AxisOrder.XZY) return new double[] {1, 3, 2};
            return new double[] {3, 1, 3};
        }
        if (order == AxisOrder.XYZ) return new double[] {3, 2, 1};
        if (order == AxisOrder.XZY) return new double[] {2, 3, 1};
        return new double[] {0, 1, 0};
    }
}
