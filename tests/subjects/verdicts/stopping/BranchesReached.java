// expect: unknown coverage: the goal of 80 %
// keys: search.coverage_goal=80
// More paths than can be walked, whose branches are reached soon, but for two that never are.
import gov.nasa.jpf.vm.Verify;

public class BranchesReached {
    public static void main(String[] args) {
        long kept = 1;
        for (int i = 0; i < 40; i++) {
            int choice = Verify.getInt(0, 3);
            if (choice == 1) kept *= 3;
            else if (choice == 2) kept = kept * 5 + i;
            else if (choice == 3) kept ^= i;
            if (choice > 3) throw new IllegalStateException();
        }
        System.out.println(kept);
    }
}
