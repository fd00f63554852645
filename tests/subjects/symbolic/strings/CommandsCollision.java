// expect: violated assertion
// method: check(sym)
// witness: ["BB"]
// "Aa" and "BB" have the same hash code.
public class CommandsCollision {
    static void check(String name) {
        if (name == null || name.length() != 2) return;
        if (name.hashCode() == "Aa".hashCode()) assert name.equals("Aa") : name;
    }
}
