public class G6 {
    static int x, z; static final Object A = new Object(), B = new Object();
    static int out0,out1,out2;
    static void run0() { int h = 1; synchronized (B) { if (z == 0) z = 2; synchronized (A) { } } out0 = h; }
    static void run1() { int h = 1; synchronized (A) { synchronized (B) { } } out1 = h; }
    static void run2() { int h = 1; synchronized (A) { h = z; } out2 = h; }
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(G6::run1), u = new Thread(G6::run2);
        t.start(); u.start(); run0(); t.join(); u.join();
    }
}