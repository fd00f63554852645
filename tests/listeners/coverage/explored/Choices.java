// branches: 8 of 9
// lines: 11 of 13
import gov.nasa.jpf.vm.Verify;

public class Choices {
    static int classify(int x, boolean big) {
        if (x == 0) return 1;
        switch (x) {
            case 1: return 2;
            case 2: return big ? 3 : 4;
        }
        return 5;
    }

    public static void main(String[] args) {
        int x = Verify.getInt(0, 2);
        boolean big = Verify.getBoolean();
        int result = classify(x, big);
        if (result < 3)
            System.out.println("small");
        else
            System.out.println("large");
    }
}
