package mocks;

/** p1: a parameter is tested against an interface that has nothing to do with its type. */
public class Tested {
    public interface Named {}

    public interface Sized {
        int size();
    }

    public static int size(Named named) {
        if (named instanceof Sized) {
            if (((Sized) named).size() > 10) return 2;
            return 1;
        }
        return 0;
    }
}
