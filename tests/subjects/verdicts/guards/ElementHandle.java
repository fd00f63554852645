// expect: violated assertion
// por: cross-check
// A plain access by a VarHandle of array elements.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class ElementHandle {
    static final VarHandle ELEMENT = MethodHandles.arrayElementVarHandle(int[].class);
    static final int[] cells = {0};

    public static void main(String[] args) throws InterruptedException {
        Thread writer = new Thread(() -> cells[0] = 1);
        writer.start();
        int seen = (int) ELEMENT.get(cells, 0);
        writer.join();
        assert seen == 1;
    }
}
