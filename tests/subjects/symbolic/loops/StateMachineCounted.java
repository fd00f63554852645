// expect: safe
import fi.hut.ics.lime.tester.LCT;

public class StateMachineCounted {
    public static void main(String[] args) {
        int credit = 0;
        int coins = 0;
        int passed = 0;
        for (int i = 0; i < 4; i++) {
            int event = LCT.getInteger(0, 1);
            if (event == 0) {
                coins++;
                credit++;
            } else if (credit > 0) {
                credit--;
                passed++;
            }
            assert passed <= coins && credit == coins - passed;
        }
    }
}
