// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// keys: symbolic.mocks=all mocks.effects=true
// With mocks.effects, what a mock is given may have been changed by it: a second call changes it again.
public class MockFillsArray {
    interface Source {
        int read(byte[] into, double[] weights);
    }

    static void f(Source source) {
        if (source == null) return;
        byte[] bytes = new byte[4];
        double[] weights = {1, 2};
        if (source.read(bytes, weights) != 4 || bytes[0] != 'P' || bytes[3] != -1 || weights[1] != 0.5) return;
        if (source.read(bytes, null) == 1 && bytes[0] == 'K') throw new IllegalStateException();
    }
}
