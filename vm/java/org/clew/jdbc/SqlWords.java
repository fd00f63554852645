package org.clew.jdbc;

import java.util.Locale;

/** Words of a statement. */
final class SqlWords {
    private SqlWords() {}

    /** The first three, in capital letters; empty where there are not so many. */
    static String[] firstOf(String sql) {
        final String[] found = {"", "", ""};
        int at = 0;
        for (int i = 0; i < found.length; ++i) {
            at = skipBlanks(sql, at);
            final int from = at;
            while (at < sql.length() && Character.isLetter(sql.charAt(at))) ++at;
            found[i] = sql.substring(from, at).toUpperCase(Locale.ROOT);
            if (from == at) break;
        }
        return found;
    }

    private static int skipBlanks(String sql, int at) {
        while (at < sql.length()) {
            if (sql.charAt(at) <= ' ' || sql.charAt(at) == ';') {
                ++at;
            } else if (sql.startsWith("--", at)) {
                final int end = sql.indexOf('\n', at);
                at = end < 0 ? sql.length() : end;
            } else if (sql.startsWith("/*", at)) {
                final int end = sql.indexOf("*/", at + 2);
                at = end < 0 ? sql.length() : end + 2;
            } else {
                break;
            }
        }
        return at;
    }

    /** The last one, without quotes. */
    static String lastOf(String sql) {
        final String trimmed = sql.replace(';', ' ').trim();
        final String word = trimmed.substring(trimmed.lastIndexOf(' ') + 1);
        return word.startsWith("\"") && word.length() > 2 ? word.substring(1, word.length() - 1) : word;
    }
}
