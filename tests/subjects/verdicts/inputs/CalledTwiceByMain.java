// expect: violated assertion
// keys: symbolic.method=CalledTwiceByMain.sign(sym)
// message: -1 then 1
// Each call has an input of its own.
public class CalledTwiceByMain {
    static int sign(int value) {
        return value < 0 ? -1 : value > 0 ? 1 : 0;
    }

    public static void main(String[] args) {
        int first = sign(0), second = sign(0);
        assert first >= 0 || second <= 0 : first + " then " + second;
    }
}
