// expect: violated assertion
// method: check(sym)
// keys: symbolic.array_length=2 symbolic.string_length=3
// witness: [["abc"]]
// A store that is refused leaves the element what it was: an input.
public class StoreOfWrongType {
    static void check(String[] texts) {
        if (texts == null || texts.length == 0) return;
        Object[] all = texts;
        try {
            all[0] = Integer.valueOf(1);
            assert false : "stored";
        } catch (ArrayStoreException expected) {
            String first = texts[0];
            if (first != null && first.length() == 3 && first.charAt(0) == 'a' && first.charAt(1) == 'b')
                assert first.charAt(2) != 'c';
        }
    }
}
