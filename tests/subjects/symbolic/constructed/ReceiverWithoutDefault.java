// expect: violated assertion
// method: check()
// witness: [{"count": 1}]
// No constructor without parameters makes the receiver: it is an input, and not an object of zeros.
public class ReceiverWithoutDefault {
    int count;

    ReceiverWithoutDefault(int count) {
        this.count = count;
    }

    void check() {
        assert count == 0;
    }
}
