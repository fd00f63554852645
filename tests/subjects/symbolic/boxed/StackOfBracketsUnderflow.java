// expect: violated uncaught java.util.NoSuchElementException
// method: isBalanced(sym)
// keys: symbolic.string_length=4
// witness: [")"]
import java.util.ArrayDeque;
import java.util.Deque;

public class StackOfBracketsUnderflow {
    static boolean isBalanced(String text) {
        if (text == null) return false;
        Deque<Character> open = new ArrayDeque<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(') open.push(c);
            else if (c == ')') open.pop();
        }
        return open.isEmpty();
    }
}
