// expect: violated assertion
// keys: search.class=bfs
// trace-length: 7
// Three disks on three pegs: seven moves.
import gov.nasa.jpf.vm.Verify;

public class Hanoi {
    static final int[] peg = new int[3]; // of disk 0 (the smallest) to 2

    static int top(int onPeg) {
        for (int disk = 0; disk < 3; disk++) {
            if (peg[disk] == onPeg) {
                return disk;
            }
        }
        return 3;
    }

    static void move(int choice) {
        int from = choice / 2;
        int to = (from + 1 + choice % 2) % 3;
        int disk = top(from);
        Verify.ignoreIf(disk >= top(to)); // nothing to take, or a smaller disk lies there
        peg[disk] = to;
    }

    public static void main(String[] args) {
        while (true) {
            move(Verify.getInt(0, 5));
            assert peg[0] + peg[1] + peg[2] != 6 : "all on the last peg";
        }
    }
}
