// expect: safe
// por: cross-check
// The correct twin of PublishedObject: one read of the field, checked, then used.
public class PublishedObjectChecked {
    static int[] shared;

    public static void main(String[] args) {
        Thread maker = new Thread(() -> shared = new int[] {7});
        Thread user = new Thread(() -> {
            int[] mine = shared;
            if (mine != null) {
                assert mine[0] == 7;
            }
        });
        maker.start();
        user.start();
    }
}
