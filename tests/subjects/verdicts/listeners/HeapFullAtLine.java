// expect: safe
// keys: listener=OOMEInjector oome.locations=HeapFullAtLine.java:11-12 oome.types=HeapFullAtLine$Never
// Nothing can be allocated by what is called from line 12, nor an object of the other class at any place.
public class HeapFullAtLine {
    static class Never {}

    static int made;

    public static void main(String[] args) {
        Object before = new Object();
        try {
            fill();
            assert false;
        } catch (OutOfMemoryError e) {
            assert made == 1;
        }
        fill();
        try {
            new Never();
            assert false;
        } catch (OutOfMemoryError e) {
            assert before != null;
        }
    }

    static void fill() {
        made++;
        new StringBuilder().append(made);
    }
}
