// expect: unknown native library
// doubt: uncaught java.lang.UnsatisfiedLinkError
// reasons: native-library
// There is a file, and what a JVM would do with it is not known.
public class LoadOtherLibrary {
    public static void main(String[] args) {
        System.load("/proc/self/exe");
    }
}
