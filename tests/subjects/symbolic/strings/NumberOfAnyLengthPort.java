// expect: violated assertion
// method: check(sym)
// witness: ["port=8080"]
public class NumberOfAnyLengthPort {
    static void check(String line) {
        if (line == null || !line.startsWith("port=")) return;
        try {
            assert Integer.parseInt(line.substring(5)) != 8080;
        } catch (NumberFormatException e) {
        }
    }
}
