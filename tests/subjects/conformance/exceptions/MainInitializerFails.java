// expect: as java
/** The class of main cannot be initialized: no line of main runs. */
public class MainInitializerFails {
    static final int VALUE = compute();

    static int compute() {
        System.out.println("computing");
        throw new IllegalStateException("in the initializer", new RuntimeException("its cause"));
    }

    public static void main(String[] args) {
        System.out.println("never");
    }
}
