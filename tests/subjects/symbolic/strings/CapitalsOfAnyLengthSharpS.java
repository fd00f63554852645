// expect: violated assertion
// method: check(sym)
// timeout: 60
// witness: ["\u00df"]
public class CapitalsOfAnyLengthSharpS {
    static void check(String text) {
        if (text == null) return;
        if (text.toUpperCase().equals("SS")) assert text.length() == 2;
    }
}
