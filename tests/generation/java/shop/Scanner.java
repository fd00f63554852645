package shop;

/** A lexer as JFlex writes it: packed tables of classes of chars, rows and transitions decide, not the code. */
public class Scanner {
    public static final int EOF = -1, NUMBER = 1, WORD = 2, REAL = 3, ASSIGN = 4, EQUAL = 5, COMMENT = 6, TEXT = 7;

    // Runs: a count, then the class of so many chars.
    private static final String PACKED_CLASSES =
            "\11\0\2\5\25\0\1\5\1\0\1\7\13\0\1\3\1\6\12\1\3\0\1\4\3\0\32\2\6\0\32\2\5\0";
    // Runs: a count, then so many times the state that follows, plus 1; by state 8 classes.
    private static final String PACKED_TRANSITIONS =
            "\1\0\1\2\1\3\1\0\1\5\1\13\1\7\1\11"   // 0: start
            + "\1\0\1\2\1\0\1\4\4\0"               // 1: number
            + "\1\0\2\3\5\0"                       // 2: word
            + "\1\0\1\6\6\0"                       // 3: number and a point
            + "\4\0\1\14\3\0"                      // 4: =
            + "\1\0\1\6\6\0"                       // 5: real
            + "\6\0\1\10\1\0"                      // 6: /
            + "\5\10\1\0\2\10"                     // 7: comment, up to white space
            + "\7\11\1\12"                         // 8: text
            + "\10\0"                              // 9: text that has ended
            + "\5\0\1\13\2\0"                      // 10: white space
            + "\10\0";                             // 11: ==
    // By state: 0 none, 1 and more: the action.
    private static final String ACTIONS = "\0\1\2\0\4\3\0\6\0\7\10\5";

    private static final char[] CLASSES = unpack(PACKED_CLASSES, 128);
    private static final char[] TRANSITIONS = unpack(PACKED_TRANSITIONS, 96);

    private final String input;
    private int at;

    public Scanner(String input) {
        this.input = input;
    }

    private static char[] unpack(String packed, int size) {
        char[] table = new char[size];
        int to = 0;
        for (int i = 0; i < packed.length(); i += 2)
            for (int count = packed.charAt(i); count > 0; count--) table[to++] = packed.charAt(i + 1);
        return table;
    }

    /** The kind of the next token. */
    public int next() {
        while (true) {
            if (at == input.length()) return EOF;
            int state = 0, end = -1, action = 0;
            for (int i = at; i < input.length(); i++) {
                char c = input.charAt(i);
                if (c >= 128) break;
                int following = TRANSITIONS[state * 8 + CLASSES[c]];
                if (following == 0) break;
                state = following - 1;
                if (ACTIONS.charAt(state) != 0) {
                    action = ACTIONS.charAt(state);
                    end = i + 1;
                }
            }
            if (end < 0) throw new IllegalStateException("illegal character at " + at);
            at = end;
            switch (action) {
                case 1: return NUMBER;
                case 2: return WORD;
                case 3: return REAL;
                case 4: return ASSIGN;
                case 5: return EQUAL;
                case 6: return COMMENT;
                case 7: return TEXT;
                default: break; // white space
            }
        }
    }
}
