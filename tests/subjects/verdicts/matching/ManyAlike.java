// expect: safe
// keys: vm.symmetry=true
// por: cross-check
// states-at-most: 3000
// Eight threads that do the same, of which nobody keeps one: which of them has come how far makes no difference.
public class ManyAlike {
    static volatile int first, second;

    public static void main(String[] args) {
        for (int i = 0; i < 8; i++)
            new Thread(() -> {
                first = 1;
                second = 1;
            }).start();
        if (second == 1) assert first == 1;
    }
}
