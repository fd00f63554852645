// Each method whose name begins with `npe` throws a NullPointerException. Prints, for each of them, where it was thrown
// and what it says.

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;

public class NullPointers {
    static class Node {
        Node next;
        int value;
        long wide;
        double[] numbers;
        String name;
        Node[] children;
        static Node root;
        Node next() { return next; }
        Node self() { return this; }
        Node child(int i, String s, long w, double[] d, Object... more) { return null; }
        long far(long a, double b) { return 0; }
    }

    static Node root;
    static int[][] grid;
    static int zero;
    Node field;
    int[] counts;

    static Node none() { return null; }
    static Node make() { return new Node(); }
    static int index() { return 1; }
    static Object anything() { return null; }
    static String text(StringBuilder a, Object b, String c, int[] d, String[][] e, boolean f, byte g, char h, short i,
            float j, List<String> k, Objects2 l) { return null; }
    static class Objects2 {}

    static void npe01(Node p) { p.value = 3; }
    static int npe02(Node p) { return p.value; }
    static long npe03(Node p) { return p.wide; }
    static void npe04(Node p) { p.wide = 4L; }
    static void npe05() { Node n = null; n.next(); }
    static void npe06() { Node n = new Node(); n.next.next = null; }
    static void npe07() { Node n = new Node(); n.next().next(); }
    static void npe08() { none().next(); }
    static void npe09() { root.next(); }
    static void npe10() { Node.root.next.next(); }
    static int npe11() { int[] a = null; return a[0]; }
    static int npe12() { int[][] a = new int[2][]; return a[1][0]; }
    static int npe13() { return grid[index()][zero]; }
    static int npe14() { grid = new int[3][]; int i = 2; return grid[i][zero + 1]; }
    static void npe15() { long[] a = null; a[1] = 2; }
    static void npe16() { double[] a = null; a[1] = 2; }
    static void npe17() { float[] a = null; a[1] = 2; }
    static void npe18() { Object[] a = null; a[1] = null; }
    static void npe19() { byte[] a = null; a[1] = 2; }
    static void npe20() { boolean[] a = null; a[1] = true; }
    static void npe21() { char[] a = null; a[1]++; }
    static void npe22() { short[] a = null; a[1] += 3; }
    static int npe23() { byte[] a = null; return a[1]; }
    static long npe24() { long[] a = null; return a[300]; }
    static double npe25() { double[] a = null; return a[70000]; }
    static float npe26() { float[] a = null; return a[-1]; }
    static Object npe27() { Object[] a = null; return a[5]; }
    static short npe28() { short[] a = null; return a[6]; }
    static char npe29() { char[] a = null; return a[-100]; }
    static int npe30(String s) { return s.length(); }
    static int npe31(String... s) { return s.length; }
    static int npe32() { Node n = new Node(); return n.children.length; }
    static void npe33(RuntimeException e) { throw e; }
    static void npe34() { throw null; }
    static void npe35(Object lock) { synchronized (lock) { zero++; } }
    static void npe36() { synchronized (none()) { zero++; } }
    static void npe37() { throw new NullPointerException(); }
    static void npe38() { throw new NullPointerException("by hand"); }
    static void npe39() { java.util.Objects.requireNonNull(root); }
    static int npe40(Integer i) { return i + 1; }
    static int npe41(Map<String, Integer> m) { return java.util.Map.of("a", 1).get("a") + m.get("b"); }
    static void npe42() { Node n = new Node(); n.self().self().self().next().child(1, "", 2L, null).next(); }
    static void npe43(Node n) { n.child(1, "", 2L, null, "x").next(); }
    static void npe44(Node n) { n.far(1, 2); }
    static int npe45() { return text(null, null, null, null, null, true, (byte) 1, 'c', (short) 1, 1f, null, null).length(); }
    static int npe46() { Node n = new Node(); n.next = new Node(); n.next.next = new Node(); n.next.next.next = new Node();
        n.next.next.next.next = new Node(); n.next.next.next.next.next = new Node();
        return n.next.next.next.next.next.next.value; }
    static int npe47() { int[][][][][][] a = new int[1][1][1][1][1][]; return a[0][0][0][0][0][0]; }
    static int npe48(boolean c, Node a, Node b) { return (c ? a : b).value; }
    static int npe49(Object o) { return ((Node) o).value; }
    static int npe50(Node p) { Node q = p; p = new Node(); p = q; return p.value; }
    static int npe51(Node p) { int sum = 0; for (int i = 0; i < 3; i++) { sum += p.value; p = p.next; } return sum; }
    static int npe52(Node p) { p = new Node(); int sum = 0; while (true) { sum += p.value; p = p.next; } }
    int npe53() { return field.value; }
    int npe54() { return this.counts[zero]; }
    int npe55(Node p, long w, Node q) { return q.value; }
    static int npe56(long w, double d, Node q) { return q.value; }
    static int npe57() { int[] idx = {1, 2}; Node[] ns = new Node[3]; return ns[idx[0]].value; }
    static int npe58() { byte[] idx = {1, 2}; Node[] ns = new Node[3]; return ns[idx[0]].value; }
    static int npe59() { Node[] ns = new Node[3]; return ns[zero].value; }
    static int npe60() { Node n = new Node(); n.children = new Node[2]; return n.children[n.value].value; }
    static Object npe61(int[] a) { return a.clone(); }
    static Object npe62(Node[] a) { return a.clone(); }
    static void npe63() { Node n = null; n.name += "x"; }
    static void npe64(Node n) { n.value++; }
    static void npe65(Node n) { n.wide++; }
    static int npe66(Node n) { int before = 1; try { before = n.value; } finally { zero += before; } return before; }
    static int npe67() { try { throw new RuntimeException(); } catch (RuntimeException e) { return e.getCause().hashCode(); } }
    static int npe68(String s) { switch (s) { case "a": return 1; default: return 2; } }
    static int npe69(Thread.State s) { switch (s) { case NEW: return 1; default: return 2; } }
    static int npe70(Iterable<String> all) { int n = 0; for (String s : all) n += s.length(); return n; }
    static int npe71(int[] all) { int n = 0; for (int s : all) n += s; return n; }
    static void npe72(Runnable r) { r.run(); }
    static Runnable npe73(Node n) { Runnable r = n::next; return r; }
    static int npe74(Node n) { java.util.function.IntSupplier s = () -> n.value; return s.getAsInt(); }
    static Object npe75(Object o) { return o.getClass(); }
    static int npe76() { return anything().hashCode(); }
    static int npe77() { return ((String) anything()).length(); }
    static int npe78() { return (new Node[3][2])[1][0].value; }
    static int npe79(Node n, int i) { i = 3; Node[] a = new Node[10]; return a[i].value; }
    static long npe80(Node n) { return n.numbers.length + n.far(1L, 2.0); }
    static int npe81() { Node n = make(); return n.next().value; }
    static int npe82() { Node n; if (zero == 0) n = null; else n = make(); return n.value; }
    static int npe83(Node n) { return n == null ? none().value : n.value; }
    static int npe84(Node[][] n, int a, int b) { return n[a][b].next.value; }
    static int npe85(Node n) { do { n = n.next; } while (zero < 10); return 1; }
    static void npe86(Node n) { Node[] a = new Node[1]; (a[0] = n).next(); }
    static int npe87(Node n) { return (n = none()).value; }
    static Object npe88(Node n) { return new Object[] {n.value}; }
    static int npe89(Node a, Node b) { return make().child(a.value, "", b.wide, null) == null ? 1 : 0; }
    class Inner { int get() { return field.value; } }
    int npe90() { return new Inner().get(); }
    static Object npe91() { NullPointers o = null; return o.new Inner(); }
    static long npe92() { Node a1 = null, a2 = null, a3 = null, a4 = null, a5 = null; return a5.wide; }
    static int npe93(List<String> a) { return a.get(0).length(); }
    static int npe94() { return List.of().iterator().toString().length() + none().hashCode(); }
    static int npe95() { StringBuilder b = null; return b.append("x").length(); }
    static int npe96() { Object[] a = null; return a[zero = 3].hashCode(); }
    static int npe97() { Node n = new Node(); return n.children[n.next == null ? 1 : 0].value; }
    static int npe98() { int[] a = null; return a[a.length - 1]; }
    static int npe99() { long[] w = {1}; Node[] n = {null}; return n[(int) w[0] - 1].value; }

    public static void main(String[] arguments) throws Exception {
        Method[] methods = NullPointers.class.getDeclaredMethods();
        java.util.Arrays.sort(methods, java.util.Comparator.comparing(Method::getName));
        for (Method method : methods) {
            if (!method.getName().startsWith("npe")) continue;
            Object[] values = new Object[method.getParameterCount()];
            for (int i = 0; i < values.length; i++) values[i] = valueFor(method.getName(), method.getParameterTypes()[i]);
            Object receiver = Modifier.isStatic(method.getModifiers()) ? null : new NullPointers();
            try {
                method.invoke(receiver, values);
                System.out.println(method.getName() + "\tnothing thrown");
            } catch (InvocationTargetException wrapped) {
                Throwable thrown = wrapped.getCause();
                StackTraceElement at = thrown.getStackTrace()[0];
                System.out.println(at.getClassName() + "\t" + at.getMethodName() + "\t" + at.getLineNumber() + "\t"
                        + (thrown instanceof NullPointerException ? thrown.getMessage() : thrown.toString()));
            }
            root = null;
            grid = null;
            zero = 0;
        }
    }

    static Object valueFor(String method, Class<?> type) {
        boolean wantsObject = List.of("npe43", "npe51", "npe85").contains(method);
        if (type == int.class) return 0;
        if (type == long.class) return 0L;
        if (type == double.class) return 0.0;
        if (type == boolean.class) return true;
        if (type == Node.class && wantsObject) return new Node();
        if (type == Node[][].class) return new Node[][] {{new Node()}};
        if (type == List.class) return java.util.Arrays.asList((String) null);
        if (type == Iterable.class) return java.util.Arrays.asList("a", null);
        if (type == Map.class) return new java.util.HashMap<String, Integer>();
        return null;
    }
}
