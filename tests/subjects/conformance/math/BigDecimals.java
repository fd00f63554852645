// expect: as java
import java.math.*;
import java.util.*;

public class BigDecimals {
    public static void main(String[] args) {
        BigDecimal a = new BigDecimal("123.4500"), b = new BigDecimal("-0.0067"), c = new BigDecimal("1E+10");
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.negate() + " " + a.scale() + " " + a.precision() + " " + a.unscaledValue() + " " + a.stripTrailingZeros() + " " + c + " "
                + c.toPlainString() + " " + c.scale() + " " + new BigDecimal("12345E-10") + " " + new BigDecimal("12345E-10").toEngineeringString());
        for (RoundingMode m : RoundingMode.values()) {
            StringBuilder s = new StringBuilder(m + ":");
            for (String v : new String[] {"5.5", "2.5", "1.6", "1.1", "-1.1", "-2.5", "-5.5", "1.0"}) {
                try {
                    s.append(' ').append(new BigDecimal(v).setScale(0, m));
                } catch (ArithmeticException e) {
                    s.append(" !");
                }
            }
            System.out.println(s);
        }
        System.out.println(a.divide(new BigDecimal("3"), 10, RoundingMode.HALF_UP) + " " + a.divide(new BigDecimal("3"), MathContext.DECIMAL64) + " " + a.divide(new BigDecimal("8")) + " " + a.divideToIntegralValue(new BigDecimal("7")) + " "
                + a.remainder(new BigDecimal("7")) + " " + Arrays.toString(a.divideAndRemainder(b)) + " " + a.pow(3) + " " + a.pow(-2, new MathContext(5)) + " " + new BigDecimal(2).sqrt(new MathContext(40)));
        try {
            BigDecimal.ONE.divide(new BigDecimal(3));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            BigDecimal.ONE.divide(BigDecimal.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + new BigDecimal(0.1f) + " " + BigDecimal.valueOf(12345, 3) + " " + new BigDecimal(1e300).precision() + " " + new BigDecimal("1.10").equals(new BigDecimal("1.1")) + " "
                + new BigDecimal("1.10").compareTo(new BigDecimal("1.1")) + " " + new BigDecimal("1.10").hashCode() + " " + new BigDecimal("1.1").hashCode());
        System.out.println(a.movePointLeft(5) + " " + a.movePointRight(3) + " " + a.scaleByPowerOfTen(20) + " " + a.round(new MathContext(3)) + " " + a.ulp() + " " + a.signum() + " " + a.toBigInteger() + " " + a.intValue() + " " + a.doubleValue() + " "
                + b.floatValue() + " " + a.max(b) + " " + a.plus(new MathContext(2)) + " " + a.setScale(1, RoundingMode.FLOOR) + " " + new BigDecimal("0E-5") + " " + new BigDecimal("0.000000001"));
        for (Runnable r : new Runnable[] {() -> a.intValueExact(), () -> a.setScale(1), () -> new BigDecimal("x"), () -> new BigDecimal(Double.NaN), () -> a.round(new MathContext(2, RoundingMode.UNNECESSARY)), () -> new BigDecimal("1e99").longValueExact()}) {
            try {
                r.run();
            } catch (ArithmeticException | NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        BigDecimal e = BigDecimal.ONE, term = BigDecimal.ONE;
        MathContext mc = new MathContext(60);
        for (int i = 1; i < 60; i++) {
            term = term.divide(BigDecimal.valueOf(i), mc);
            e = e.add(term, mc);
        }
        System.out.println(e);
        BigDecimal balance = new BigDecimal("1000.00");
        for (int i = 0; i < 12; i++) {
            balance = balance.multiply(new BigDecimal("1.0035")).setScale(2, RoundingMode.HALF_EVEN);
        }
        System.out.println(balance + " " + mc + " " + new TreeSet<>(List.of(new BigDecimal("2.0"), new BigDecimal("2.00"))).size() + new HashSet<>(List.of(new BigDecimal("2.0"), new BigDecimal("2.00"))).size());
    }
}
