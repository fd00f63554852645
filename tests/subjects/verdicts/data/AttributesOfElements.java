// expect: safe
// Attributes of array elements, copied with them.
import gov.nasa.jpf.vm.Verify;

public class AttributesOfElements {
    public static void main(String[] args) {
        int[] numbers = {1, 2, 3};
        char[] chars = {'a', 'b'};
        long[] wide = new long[2];
        boolean isSet = Verify.getBoolean();
        if (isSet) Verify.setElementAttribute(numbers, 1, 5);
        check(Verify.getElementAttribute(numbers, 1) == (isSet ? 5 : 0) && Verify.getElementAttribute(numbers, 0) == 0);
        Verify.addElementAttribute(numbers, 1, 6);
        check(Verify.getElementAttributes(numbers, 1).length == (isSet ? 2 : 1));
        Verify.setElementAttribute(chars, 0, 7);
        Verify.setElementAttribute(wide, 1, 8);
        int[] copy = numbers.clone();
        check(Verify.getElementAttribute(copy, 1) == 6);
        System.arraycopy(numbers, 1, copy, 0, 2);
        check(Verify.getElementAttribute(copy, 0) == 6 && copy[0] == 2 && copy[1] == 3);
        check(Verify.getElementAttribute(copy, 1) == 0);
        long read = wide[1];
        check(Verify.getLocalAttribute("read") == 8);
        chars[1] = chars[0];
        check(Verify.getElementAttribute(chars, 1) == 7 && chars[1] == 'a');
        chars[0] = 'a';
        check(Verify.getElementAttribute(chars, 0) == 0);
        try {
            Verify.getElementAttribute(numbers, 3);
            check(false);
        } catch (ArrayIndexOutOfBoundsException e) {
            // as the array itself
        }
    }

    static void check(boolean holds) {
        if (!holds) throw new IllegalStateException();
    }
}
