// expect: safe
// method: check(sym#sym)
// keys: symbolic.array_length=3
public class OrderOfHandlers {
    static int classify(int[] a, int index) {
        try {
            return 12 / a[index];
        } catch (NullPointerException e) {
            return -1;
        } catch (ArrayIndexOutOfBoundsException e) {
            return -2;
        } catch (RuntimeException e) {
            return -3;
        }
    }

    static void check(int[] a, int index) {
        int kind = classify(a, index);
        if (a == null) assert kind == -1;
        else if (index < 0 || index >= a.length) assert kind == -2;
        else if (a[index] == 0) assert kind == -3;
        else assert kind >= -12 && kind <= 12;
    }
}
