// expect: violated assertion
// method: check(sym)
// keys: symbolic.string_length=5
// witness: ["ab"]
public class PalindromeOffByOne {
    static boolean isPalindrome(String text) {
        for (int i = 0, j = text.length() - 1; i < j - 1; i++, j--) {
            if (text.charAt(i) != text.charAt(j)) return false;
        }
        return true;
    }

    static void check(String text) {
        if (text == null || text.length() < 2) return;
        if (isPalindrome(text)) assert text.charAt(0) == text.charAt(text.length() - 1) : text;
    }
}
