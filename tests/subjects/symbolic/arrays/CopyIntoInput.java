// expect: unknown of exactly this class
// method: copy(sym)
// jvm-errors: java.lang.ArrayStoreException
// An Object[] may be a String[], which takes no Integer: that is left out.
public class CopyIntoInput {
    static void copy(Object[] objects) {
        if (objects == null || objects.length != 1) return;
        System.arraycopy(new Object[] {3}, 0, objects, 0, 1);
    }
}
