// expect: safe
// method: f(sym)
// keys: symbolic.mocks=all
// Without mocks.effects, a mock changes nothing that it is given.
public class MockLeavesArray {
    interface Source {
        int read(byte[] into);
    }

    static void f(Source source) {
        byte[] bytes = new byte[4];
        if (source != null && source.read(bytes) == 4 && bytes[0] == 'P') throw new IllegalStateException();
    }
}
