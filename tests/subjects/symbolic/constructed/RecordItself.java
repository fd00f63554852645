// expect: safe
// method: check()
// The receiver.
public record RecordItself(int cents) {
    public RecordItself {
        if (cents < 0) throw new IllegalArgumentException("negative");
    }

    void check() {
        assert cents >= 0;
    }
}
