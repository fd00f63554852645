// expect: violated assertion
// keys: symbolic.method=CalledByMain.check(sym#con)
// message: 42 of 41
// Where main calls the method, the first parameter becomes an input and the second one keeps main's argument.
public class CalledByMain {
    static void check(int value, int limit) {
        if (limit == 41) assert value != 42 : value + " of " + limit;
    }

    public static void main(String[] args) {
        check(1, 41);
    }
}
