import gov.nasa.jpf.symbc.Debug;

/** The questions of TextEncodings.cpp, asked as a program does: an error is a solution. */
public class TextQuestions {
    static boolean answer(String question, String a, boolean has) {
        switch (question) {
            case "equals":
                return a.equals("abcdef") && a.charAt(2) == (has ? 'c' : 'x');
            case "startsWith, indexOf":
                return a.startsWith(has ? "a" : "ab") && a.indexOf("ab") == 3;
            case "contains":
                return a.contains("xyz") && a.length() == (has ? 8 : 2) && !a.startsWith("xy");
            case "a + b": {
                String b = Debug.makeSymbolicString("b");
                return (a + b).equals("abcdef") && a.length() == 2 && b.charAt(0) == (has ? 'c' : 'd');
            }
            case "hashCode":
                return a.length() == 3 && areAll(a, '\0', has ? 'z' : '0') && a.hashCode() == 96354;
            case "trim":
                return a.trim().equals("ab") && a.length() == 5 && a.charAt(has ? 1 : 0) == (has ? 'a' : 'b');
            case "compareTo":
                return a.compareTo("abd") < 0 && a.compareTo("abc") >= 0 && a.charAt(2) == (has ? 'c' : 'd');
            case "equalsIgnoreCase":
                return a.length() == 5 && !a.equals("hello") && a.equalsIgnoreCase("hello")
                        && (has || areAll(a, 'a', '\uffff'));
            case "indexOf, lastIndexOf":
                return a.indexOf('a') == (has ? 1 : 5) && a.lastIndexOf('a') == 4;
            case "parseInt":
                return a.length() == 4 && areAll(a, '0', '9') && Integer.parseInt(a) == (has ? 42 : 12345);
            case "palindrome":
                return a.length() == 6 && a.charAt(0) == a.charAt(5) && a.charAt(1) == a.charAt(4)
                        && a.charAt(2) == a.charAt(3) && a.startsWith("ab") && a.charAt(5) == (has ? 'a' : 'b');
            case "substring of inputs": {
                int i = Debug.makeSymbolicInteger("i"), j = Debug.makeSymbolicInteger("j");
                return a.startsWith("abcd") && 0 <= i && i <= j && j <= 4 && a.substring(i, j).equals("bc")
                        && i == (has ? 1 : 2);
            }
            case "index and arithmetic": {
                int n = Debug.makeSymbolicInteger("n");
                return a.indexOf("=") + n == 7 && n * n == (has ? 16 : 15) && 0 <= n && n <= 100 && a.length() == 9;
            }
            default:
                throw new IllegalArgumentException(question);
        }
    }

    static boolean areAll(String text, char low, char high) {
        for (int i = 0; i < text.length(); i++)
            if (text.charAt(i) < low || text.charAt(i) > high) return false;
        return true;
    }

    public static void main(String[] args) {
        if (answer(args[0], Debug.makeSymbolicString("a"), args[1].equals("solution")))
            throw new AssertionError("solution");
    }
}
