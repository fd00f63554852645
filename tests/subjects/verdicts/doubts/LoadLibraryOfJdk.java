// expect: safe
// assumes: nothing
// output: loaded
// The native methods of a library of the JDK's have peers: loading it is nothing to be done.
public class LoadLibraryOfJdk {
    public static void main(String[] args) {
        System.loadLibrary("net");
        System.out.println("loaded");
    }
}
