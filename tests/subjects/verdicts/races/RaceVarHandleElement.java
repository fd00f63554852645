// expect: violated race
// keys: listener=.listener.PreciseRaceDetector
// message: element 1 of
// The plain mode of a VarHandle for elements of arrays.
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

public class RaceVarHandleElement {
    public static void main(String[] args) {
        VarHandle handle = MethodHandles.arrayElementVarHandle(int[].class);
        int[] values = new int[2];
        new Thread(() -> handle.set(values, 1, 7)).start();
        values[1]++;
    }
}
