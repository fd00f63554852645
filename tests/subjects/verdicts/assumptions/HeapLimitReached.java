// expect: safe
// keys: vm.heap_limit=64M
// assumes: heap-limit
public class HeapLimitReached {
    public static void main(String[] args) {
        boolean fits = true;
        try {
            byte[] large = new byte[100 << 20];
        } catch (OutOfMemoryError full) {
            fits = false;
        }
        assert !fits;
    }
}
