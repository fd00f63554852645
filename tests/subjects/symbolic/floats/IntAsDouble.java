// expect: safe
// method: check(sym)
public class IntAsDouble {
    static void check(int id) {
        double stored = id;
        assert (int) stored == id;
        assert stored < 0 == id < 0;
    }
}
