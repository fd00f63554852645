// expect: violated uncaught java.lang.ArrayStoreException
// method: store(sym)
// witness: [8]
public class StoreOfWrongType {
    static int store(int selector) {
        Number[] numbers = selector > 7 ? new Integer[2] : new Number[2];
        numbers[0] = selector;
        numbers[1] = 2.5;
        return numbers.length;
    }
}
