import gov.nasa.jpf.vm.Verify;

/** As many queens as args[0] says, none of which attacks another: a choice for each row, cut off where one is attacked. */
public class Queens {
    private static int solutions; // of this path

    public static void main(String[] args) {
        int size = Integer.parseInt(args[0]);
        int[] columns = new int[size];
        for (int row = 0; row < size; row++) {
            columns[row] = Verify.getInt(0, size - 1);
            for (int before = 0; before < row; before++) {
                int distance = columns[row] - columns[before];
                Verify.ignoreIf(distance == 0 || distance == row - before || distance == before - row);
            }
        }
        solutions++;
    }
}
