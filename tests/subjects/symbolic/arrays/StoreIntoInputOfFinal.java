// expect: safe
// method: store(sym#sym)
// No array can be of a class below Integer[], and null goes into every array.
public class StoreIntoInputOfFinal {
    static void store(Integer[] numbers, Object[] objects) {
        if (numbers == null || numbers.length != 2 || objects == null || objects.length != 1) return;
        numbers[1] = 1000;
        objects[0] = null;
        assert numbers[1] == 1000;
    }
}
