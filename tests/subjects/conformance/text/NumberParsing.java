// expect: as java
public class NumberParsing {
    interface Parser {
        Object parse(String s);
    }

    static void all(String name, Parser p, String... texts) {
        for (String s : texts) {
            try {
                System.out.println(name + " " + s + " = " + p.parse(s));
            } catch (NumberFormatException e) {
                System.out.println(name + " " + s + " ! " + e.getMessage());
            }
        }
    }

    public static void main(String[] args) {
        all("int", Integer::parseInt, "0", "-0", "+5", "2147483647", "2147483648", "-2147483648", "-2147483649", "", " 1", "1 ", "0x10", "1_000", "\u0661\u0662",
                "-", "+", "--1", "1.0", null);
        all("hex", s -> Integer.parseInt(s, 16), "ff", "FF", "-80000000", "80000000", "g");
        all("radix", s -> Integer.parseInt("10", Integer.parseInt(s)), "2", "36", "37", "1");
        all("unsigned", s -> Integer.parseUnsignedInt(s), "4294967295", "4294967296", "-1");
        all("long", Long::parseLong, "9223372036854775807", "9223372036854775808", "-9223372036854775808", "12L", "");
        all("short", Short::parseShort, "32767", "32768", "-32769");
        all("byte", Byte::parseByte, "127", "128", "-128");
        all("decode", Integer::decode, "0x1f", "-#1F", "017", "08", "0", "+0X7");
        all("double", Double::parseDouble, "1e3", ".5e-2", "1.7976931348623159e308", "4.9e-324", "2e-324", "0x1.0p-1074", "infinity", "+Infinity", "NaN", "1,5", "1e1e1",
                "123456789012345678901234567890", "0.1e-5f", "1.0d");
        all("float", Float::parseFloat, "3.4028236e38", "1.17549429e-38", "16777217", "0.1");
        all("bool", Boolean::parseBoolean, "true", "TRUE", "yes");
        all("bigint", java.math.BigInteger::new, "123456789012345678901234567890", "-5", "", "1.5", "+7");
        all("bigdec", java.math.BigDecimal::new, "1.50", "1e10", "-0.000001", "abc", ".5", "1e-1000");
        System.out.println(Integer.toString(Integer.MIN_VALUE, 2) + " " + Integer.toHexString(-1) + " " + Long.toBinaryString(5) + " " + Long.toOctalString(-1) + " "
                + Integer.toUnsignedString(-2, 16) + " " + Long.toUnsignedString(-1L) + " " + Long.remainderUnsigned(-1, 10) + " "
                + Long.compareUnsigned(-1, 1) + " " + Integer.toString(100, 99));
        System.out.println(Short.toUnsignedInt((short) -1) + " " + Byte.valueOf((byte) -5).intValue() + " " + Integer.reverse(1) + " " + Short.reverseBytes((short) 0x0102)
                + " " + Double.toString(100) + " " + Float.sum(1, 2) + " " + Double.MIN_NORMAL + " " + Float.MAX_EXPONENT + " " + Long.hashCode(-1L));
    }
}
