// expect: safe
// Attributes of local variables and parameters, passed, returned and stored; what the value is does not change.
import gov.nasa.jpf.vm.Verify;

public class AttributesOfLocals {
    public static void main(String[] args) {
        int i = 5;
        Verify.setLocalAttribute("i", 1);
        check(Verify.getLocalAttribute("i") == 1);
        int j = i;
        Verify.addLocalAttribute("j", 2);
        int[] all = Verify.getLocalAttributes("j");
        check(all.length == 2 && all[0] == 2 && all[1] == 1 && Verify.getLocalAttribute("i") == 1);
        check(twice(i, j) == 10);
        int k = Verify.getBoolean() ? j : 5;
        boolean isJ = Verify.getLocalAttribute("k") != 0;
        check(Verify.getLocalAttribute("k") == (isJ ? 2 : 0));
        double d = 2.5;
        Verify.setLocalAttribute("d", 7);
        double e = same(d);
        check(Verify.getLocalAttribute("e") == 7 && e == 2.5);
        // Conditions, switches, indices, lengths and texts go by the value.
        check(i == j && i < 6 && d > 2);
        int[] sized = new int[i];
        check(sized.length == 5 && sized[i - 1] == 0);
        sized[j - 2] = i;
        int read = sized[3];
        check(Verify.getLocalAttribute("read") == 1);
        switch (j) {
            case 5:
                break;
            default:
                check(false);
        }
        check(("" + i + d + Integer.toString(j) + Integer.valueOf(j)).equals("52.555"));
        check(String.format("%d %.1f", i, d).equals("5 2.5"));
        i++;
        check(i == 6 && Verify.getLocalAttribute("i") == 0);
        try {
            Verify.setLocalAttribute("nowhere", 1);
            check(false);
        } catch (RuntimeException x) {
            check(x.getMessage().equals("local variable not found: nowhere"));
        }
    }

    static int twice(int a, int b) {
        check(Verify.getLocalAttribute("a") == 1 && Verify.getLocalAttributes("b").length == 2);
        int sum = a + b;
        check(Verify.getLocalAttribute("sum") == 0);
        return sum;
    }

    static double same(double value) {
        return value;
    }

    static void check(boolean holds) {
        if (!holds) throw new AssertionError();
    }
}
