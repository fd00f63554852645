// expect: violated assertion
// method: check(sym#sym)
// witness: ["a", "b-c"]
public class JoinedOfAnyLengthTwice {
    static void check(String a, String b) {
        assert !(a + "-" + b).equals("a-b-c");
    }
}
