// expect: violated assertion
// A stack whose reader looks at a flag that its writer sets before it pushes.
public class StackPopsTooEarly {
    static int top;
    static volatile boolean isFilled;

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 4; i++) {
                isFilled = true;
                synchronized (StackPopsTooEarly.class) {
                    top++;
                }
            }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 4; i++)
                if (isFilled)
                    synchronized (StackPopsTooEarly.class) {
                        assert top > 0 : "underflow";
                        top--;
                    }
        }).start();
    }
}
