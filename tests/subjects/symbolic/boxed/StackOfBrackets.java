// expect: safe
// method: check(sym)
// keys: symbolic.string_length=4
// A text of brackets is balanced exactly if a counter never goes below 0 and ends at 0.
import java.util.ArrayDeque;
import java.util.Deque;

public class StackOfBrackets {
    static boolean isBalanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(') open.push(c);
            else if (open.isEmpty() || open.pop() != '(') return false;
        }
        return open.isEmpty();
    }

    static void check(String text) {
        if (text == null) return;
        int depth = 0;
        boolean fine = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != '(' && c != ')') return;
            depth += c == '(' ? 1 : -1;
            fine &= depth >= 0;
        }
        assert isBalanced(text) == (fine && depth == 0);
    }
}
