// expect: safe
// method: check(sym)
// keys: symbolic.string_length=5
// paths: 4 0
// Printing a text that is an input does not look at its chars: null, empty or not, Latin-1 or not.
public class PrintedText {
    static void check(String text) {
        if (text == null || text.length() == 0) return;
        System.out.println(text);
        System.out.print(text);
    }
}
