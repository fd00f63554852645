// expect: safe
// method: check(sym)
// The switch asks for the hash code of a string of any length, and then for equality with constants.
public class CommandsOfAnyLength {
    static void check(String command) {
        if (command == null) return;
        int steps;
        switch (command) {
            case "up":
                steps = 1;
                break;
            case "down":
                steps = -1;
                break;
            default:
                steps = 0;
        }
        if (steps > 0) assert command.length() == 2;
        if (steps < 0) assert command.endsWith("n");
        if (steps == 0) assert !command.equals("up");
    }
}
