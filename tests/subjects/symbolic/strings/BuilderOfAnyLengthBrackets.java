// expect: violated assertion
// method: check(sym)
// witness: ["null"]
public class BuilderOfAnyLengthBrackets {
    static void check(String text) {
        StringBuilder builder = new StringBuilder();
        builder.append('<').append(text).append('>');
        assert !builder.toString().equals("<null>") || text == null;
    }
}
