package shop;

/** Arrays of objects, as results and changed by calls. */
public class Shelf {
    public enum Size { SMALL, LARGE }

    public static class Box {
        private final int width;

        public Box(int width) {
            this.width = width;
        }

        public int getWidth() {
            return width;
        }
    }

    private Shelf() {
    }

    public static String[] labels() {
        return new String[] {"a", null};
    }

    public static Size[] sizes() {
        return new Size[] {Size.SMALL, null};
    }

    public static Integer[][] rows(int number) {
        return new Integer[][] {{number, null}, {}, null};
    }

    public static Object[] mixed() {
        return new Object[] {"first", new Object(), new int[] {1, 2}};
    }

    public static Object any() {
        return new Object[] {"first", new Object()};
    }

    public static Box[] boxes(int width) {
        return new Box[] {new Box(width), null};
    }

    public static void fill(Box[] boxes) {
        if (boxes.length > 0) boxes[0] = new Box(7);
    }
}
