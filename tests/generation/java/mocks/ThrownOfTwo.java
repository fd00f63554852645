package mocks;

/** Two exceptions of one method, and what is done after both. */
public class ThrownOfTwo {
    public static class Busy extends Exception {
        private static final long serialVersionUID = 1;
    }

    public static class Gone extends Exception {
        private static final long serialVersionUID = 1;
    }

    public interface Line {
        boolean call(int number) throws Busy, Gone;
    }

    public static int call(Line line, int number) {
        int tries = 0;
        boolean isOver = false;
        while (!isOver && tries < 2) {
            try {
                tries++;
                if (line.call(number)) return tries;
            } catch (Busy e) {
                isOver = number > 100;
            } catch (Gone e) {
                return -1;
            } finally {
                if (number < 0) isOver = true;
            }
        }
        return 0;
    }
}
