// expect: violated uncaught java.lang.OutOfMemoryError
// keys: vm.heap_limit=20M
public class HeapLimitGrowingText {
    public static void main(String[] args) {
        StringBuilder text = new StringBuilder("abc");
        while (true) text.append(text);
    }
}
