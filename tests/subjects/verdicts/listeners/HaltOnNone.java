// expect: safe
// keys: vm.halt_on_throw=none
public class HaltOnNone {
    public static void main(String[] args) {
        try {
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            // fine
        }
    }
}
