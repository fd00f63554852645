// expect: safe
// por: cross-check
// Parts that overlap are moved as a whole, in either direction, also where threads share the array.
public class ArrayCopyOverlap {
    static final long[] up = {1, 2, 3, 4}, down = {1, 2, 3, 4};

    public static void main(String[] args) throws InterruptedException {
        Thread reader = new Thread(() -> {
            long seen = up[3] + down[0];
            assert seen == 5 || seen == 4 || seen == 6;
        });
        reader.start();
        System.arraycopy(up, 0, up, 1, 3);
        System.arraycopy(down, 1, down, 0, 3);
        reader.join();
        assert up[0] == 1 && up[1] == 1 && up[2] == 2 && up[3] == 3;
        assert down[0] == 2 && down[1] == 3 && down[2] == 4 && down[3] == 4;
    }
}
