// expect: safe
// The JDK's code that the VM calls on its own has no places to switch threads in it.
public class CodeSourceAsked {
    public static void main(String[] args) {
        Thread other = new Thread(() -> {
            assert CodeSourceAsked.class.getProtectionDomain().getCodeSource().getLocation() != null;
        });
        other.start();
        assert CodeSourceAsked.class.getProtectionDomain().getCodeSource().getLocation() != null;
    }
}
