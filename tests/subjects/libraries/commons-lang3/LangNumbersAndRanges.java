// expect: as java
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.math.*;

public class LangNumbersAndRanges {
    public static void main(String[] args) {
        System.out.println(NumberUtils.toInt("12x", -1) + " " + NumberUtils.toInt("12") + " " + NumberUtils.toDouble("1.5", 0) + " " + NumberUtils.max(3, 9, 2) + NumberUtils.min(1.5, -2.5) + " " + NumberUtils.compare(1, 2) + " " + NumberUtils.toScaledBigDecimal("2.345"));
        for (String s : new String[] {"123", "0x1F", "-017", "1.5f", "1e10", "99999999999", "1L", "abc", "0b1", "", "--1", "12345678901234567890", "1.7976931348623157E309"}) {
            String created;
            try {
                Number n = NumberUtils.createNumber(s);
                created = n + ":" + n.getClass().getSimpleName();
            } catch (NumberFormatException e) {
                created = e.getMessage();
            }
            System.out.println(s + " " + NumberUtils.isCreatable(s) + " " + NumberUtils.isParsable(s) + " " + NumberUtils.isDigits(s) + " " + created);
        }
        Fraction f = Fraction.getFraction(6, -8);
        System.out.println(f + " " + f.reduce() + " " + f.add(Fraction.ONE_HALF) + " " + f.multiplyBy(Fraction.TWO_THIRDS) + " " + f.divideBy(Fraction.getFraction("1/3")) + " " + f.invert() + " " + f.pow(3) + " " + f.doubleValue() + " " + Fraction.getFraction(0.375) + " " + Fraction.getFraction(1, 3, 4).toProperString() + " "
                + f.compareTo(Fraction.ZERO) + f.abs() + f.negate());
        try {
            Fraction.getFraction(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Range<Integer> r = Range.between(10, 3);
        System.out.println(r + " " + r.contains(5) + r.isBefore(11) + r.isOverlappedBy(Range.between(9, 20)) + r.intersectionWith(Range.between(9, 20)) + r.fit(100) + r.getMinimum() + r.elementCompareTo(2) + " " + Range.is("x") + (r.hashCode() == Range.between(3, 10).hashCode()));
        CharSet set = CharSet.getInstance("a-c", "x", "^0-9");
        System.out.println("" + set.contains('b') + set.contains('5') + " " + CharSetUtils.count("hello", "k-p") + CharSetUtils.squeeze("hello", "l") + CharSetUtils.delete("hello", "hl") + CharSetUtils.keep("hello", "hl"));
        System.out.println(IEEE754rUtils.max(1, Double.NaN) + " " + BooleanUtils.toBoolean("yes") + BooleanUtils.xor(new boolean[] {true, false, true}) + BooleanUtils.toStringOnOff(true) + BooleanUtils.toIntegerObject(true) + BooleanUtils.toBooleanObject("off") + " " + CharUtils.unicodeEscaped('A') + CharUtils.toIntValue('7')
                + CharUtils.isAsciiPrintable('\n'));
    }
}
