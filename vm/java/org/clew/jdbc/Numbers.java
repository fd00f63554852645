package org.clew.jdbc;

/** The number that a text begins with, as SQLite takes it; 0 where it begins with none. */
final class Numbers {
    private Numbers() {}

    private static int afterBlanks(String text) {
        int at = 0;
        while (at < text.length() && (text.charAt(at) == ' ' || (text.charAt(at) >= '\t' && text.charAt(at) <= '\r')))
            ++at;
        return at;
    }

    private static int afterSign(String text, int at) {
        return at < text.length() && (text.charAt(at) == '-' || text.charAt(at) == '+') ? at + 1 : at;
    }

    private static int afterDigits(String text, int from) {
        int at = from;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') ++at;
        return at;
    }

    static long longIn(String text) {
        final int from = afterBlanks(text), digits = afterSign(text, from), to = afterDigits(text, digits);
        if (to == digits) return 0;
        try {
            return Long.parseLong(text.substring(from, to));
        } catch (NumberFormatException e) {
            return text.charAt(from) == '-' ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
    }

    static double doubleIn(String text) {
        final int from = afterBlanks(text), digits = afterSign(text, from);
        int to = afterDigits(text, digits), count = to - digits;
        if (to < text.length() && text.charAt(to) == '.') {
            final int fraction = afterDigits(text, to + 1);
            count += fraction - to - 1;
            if (count > 0) to = fraction;
        }
        if (count == 0) return 0;
        if (to < text.length() && (text.charAt(to) == 'e' || text.charAt(to) == 'E')) {
            final int exponent = afterSign(text, to + 1), end = afterDigits(text, exponent);
            if (end > exponent) to = end;
        }
        return Double.parseDouble(text.substring(from, to));
    }
}
