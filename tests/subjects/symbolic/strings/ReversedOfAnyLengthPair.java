// expect: violated assertion
// method: check(sym)
// witness: ["\ud801\udc00"]
// A pair of surrogates stays one.
public class ReversedOfAnyLengthPair {
    static void check(String text) {
        if (text == null || text.length() < 2) return;
        String reversed = new StringBuffer(text).reverse().toString();
        assert reversed.charAt(0) == text.charAt(text.length() - 1);
    }
}
