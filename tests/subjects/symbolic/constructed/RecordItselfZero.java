// expect: violated assertion
// method: check()
// witness: [{"cents": 0}]
// The receiver.
public record RecordItselfZero(int cents) {
    public RecordItselfZero {
        if (cents < 0) throw new IllegalArgumentException("negative");
    }

    void check() {
        assert cents > 0;
    }
}
