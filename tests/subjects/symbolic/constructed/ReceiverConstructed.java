// expect: safe
// method: check()
// keys: symbolic.objects=constructors
// The receiver is made by its constructor, which rules zero out.
public class ReceiverConstructed {
    private final int count;

    ReceiverConstructed(int count) {
        if (count <= 0) throw new IllegalArgumentException();
        this.count = count;
    }

    void check() {
        assert count > 0;
    }
}
