package org.clew.jdbc;

import java.sql.SQLException;

/** What is SQLite's alone: files, errors, and how numbers are written. */
final class Sqlite {
    static final int ERROR = 1, BUSY = 5, CONSTRAINT = 19, MISUSE = 21;
    private static final int BUSY_SNAPSHOT = BUSY | 2 << 8;

    private Sqlite() {}

    /** The contents of the file as it is outside, and its journal: 1 for one that is written ahead. */
    static native int open(String path, long[] session, Object[] canonicalPath) throws SQLException;

    /** As SQLite writes the number. */
    static native String text(double number);

    /** Called by the functions above. */
    static int fail(int code, String message) throws SQLException {
        throw failure(code, message);
    }

    static SQLException failure(int code, String message) {
        String name = "SQLITE_ERROR", text = "SQL error or missing database";
        switch (code & 0xFF) {
            case 5: name = code == BUSY_SNAPSHOT ? "SQLITE_BUSY_SNAPSHOT" : "SQLITE_BUSY";
                text = code == BUSY_SNAPSHOT
                        ? "Another database connection has already written to the database"
                        : "The database file is locked"; break;
            case 6: name = "SQLITE_LOCKED"; text = "A table in the database is locked"; break;
            case 7: name = "SQLITE_NOMEM"; text = "A malloc() failed"; break;
            case 8: name = "SQLITE_READONLY"; text = "Attempt to write a readonly database"; break;
            case 10: name = "SQLITE_IOERR"; text = "Some kind of disk I/O error occurred"; break;
            case 11: name = "SQLITE_CORRUPT"; text = "The database disk image is malformed"; break;
            case 14: name = "SQLITE_CANTOPEN"; text = "Unable to open the database file"; break;
            case 18: name = "SQLITE_TOOBIG"; text = "String or BLOB exceeds size limit"; break;
            case 19: name = constraint(code >> 8); text = constraintText(code >> 8); break;
            case 20: name = "SQLITE_MISMATCH"; text = "Data type mismatch"; break;
            case 21: name = "SQLITE_MISUSE"; text = "Library used incorrectly"; break;
            case 23: name = "SQLITE_AUTH"; text = "Authorization denied"; break;
            case 25: name = "SQLITE_RANGE"; text = "2nd parameter to sqlite3_bind out of range"; break;
            case 26: name = "SQLITE_NOTADB"; text = "File opened that is not a database file"; break;
            default: break;
        }
        return new SQLException("[" + name + "] " + text + " (" + message + ")", null, code & 0xFF);
    }

    private static final String[][] CONSTRAINTS = {
        {"", "Abort due to constraint violation"},
        {"_CHECK", "A CHECK constraint failed"},
        {"_COMMITHOOK", "A commit hook callback returned non-zero"},
        {"_FOREIGNKEY", "A foreign key constraint failed"},
        {"_FUNCTION", "Error reported by extension function"},
        {"_NOTNULL", "A NOT NULL constraint failed"},
        {"_PRIMARYKEY", "A PRIMARY KEY constraint failed"},
        {"_TRIGGER", "A RAISE function within a trigger fired, causing the SQL statement to abort"},
        {"_UNIQUE", "A UNIQUE constraint failed"},
        {"_VTAB", "Not used by SQLite core but available for extensions"},
        {"_ROWID", "A rowid is not unique"},
    };

    private static String constraint(int kind) {
        return "SQLITE_CONSTRAINT" + (kind < CONSTRAINTS.length ? CONSTRAINTS[kind][0] : "");
    }

    private static String constraintText(int kind) {
        return kind < CONSTRAINTS.length ? CONSTRAINTS[kind][1] : CONSTRAINTS[0][1];
    }

    static SQLException busy() {
        return failure(BUSY, "database is locked");
    }

    static SQLException staleSnapshot() {
        return failure(BUSY_SNAPSHOT, "database is locked");
    }
}
