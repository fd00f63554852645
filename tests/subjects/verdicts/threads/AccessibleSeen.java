// expect: violated assertion
// por: cross-check
// That a field is accessible is said in the object that stands for it, which threads may share.
import java.lang.reflect.Field;

public class AccessibleSeen {
    static class Secret {
        private int value = 1;
    }

    public static void main(String[] args) throws Exception {
        Field own = Secret.class.getDeclaredField("value");
        Thread other = new Thread(() -> own.setAccessible(true));
        other.start();
        assert !own.isAccessible() : "made accessible";
        other.join();
    }
}
