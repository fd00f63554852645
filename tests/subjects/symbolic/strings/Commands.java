// expect: safe
// method: check(sym#sym)
// A switch on strings, and commands that are not known.
public class Commands {
    static int run(String command, int value) {
        switch (command) {
            case "push":
                return value;
            case "pop":
                return 0;
            case "double":
                return 2 * value;
            case "negate":
                return -value;
            default:
                return 1;
        }
    }

    static void check(String command, int value) {
        if (command == null || command.length() > 6 || value != 3) return;
        int result = run(command, value);
        if (result == 1) {
            assert !command.equals("pop");
            return;
        }
        if (command.startsWith("p")) assert result == 3 || result == 0;
        else assert result == 6 || result == -3;
    }
}
