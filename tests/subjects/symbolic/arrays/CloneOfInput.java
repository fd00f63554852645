// expect: unknown exactly
// method: put(sym)
// The clone of an Object[] is a String[] where the array is one, and takes no Integer then.
public class CloneOfInput {
    static void put(Object[] given) {
        if (given == null || given.length != 1) return;
        Object[] copy = given.clone();
        copy[0] = 3;
    }
}
