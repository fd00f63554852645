package org.clew.jdbc;

import java.sql.SQLException;

/**
 * The database, as the virtual machine has it: what each function does depends on its arguments alone. The contents of
 * a database are a value of 128 bits, which a write exchanges for another one; no handle is kept anywhere.
 */
final class Engine {
    // What a session holds: the contents, and what SQLite knows of a connection.
    static final int HIGH = 0, LOW = 1, LAST_ROW_ID = 2, CHANGES = 3, FOREIGN_KEYS = 4;
    static final int SESSION = 5;

    // Of values, as in sqlite3.h. What is no number of PostgreSQL's, nor bytes, is a text.
    static final byte INTEGER = 1, FLOAT = 2, TEXT = 3, BLOB = 4, NULL = 5;

    // What describe() returns, beside the number of parameters above them.
    static final int READ_ONLY = 1, HAS_ROWS = 2, PARAMETERS = 4;

    private Engine() {}

    /** Of a statement: the names of its columns, their declared types, and the tables that they are from. */
    static native int describe(long[] session, String sql, Object[] names, Object[] types, Object[] tables)
            throws SQLException;

    /** The row at the position, from 0: of each column the type, and the number or the object. False: there is none. */
    static native boolean row(long[] session, String sql, Object[] arguments, long position, byte[] types,
            long[] numbers, Object[] objects) throws SQLException;

    /** Executes what changes the contents, and returns how many rows it has changed. */
    static native int update(long[] session, String sql, Object[] arguments) throws SQLException;

    /** Whether the statement holds the query that this run generates. */
    static native boolean isGenerated(String sql);

    /** A row that takes the path that is looked for, of such a statement. Its numbers are inputs. */
    static native boolean tuple(long[] session, String sql, Object[] arguments, long position, byte[] types,
            long[] numbers, Object[] objects) throws SQLException;

    // Columns of the second row come after those of the first one, and so on.

    /** A value of that row is looked at. */
    static native void look(int column);

    /** The text or blob of that row is looked at. */
    static native void settle(int column, Object[] objects) throws SQLException;

    /** Whether the number of that row, a FLOAT among others, is stored as an integer. */
    static native boolean isWhole(int column);

    /** Of that row's decimals: how many digits stand behind the point of unscaled(). Below 0: they have no such number. */
    static native int scale(int column);

    static native long unscaled(int column);

    /** Sets a date to that of that row, in UTC; of a java.sql.Date perhaps without the time. False: it is no input. */
    static native boolean moment(int column, java.util.Date into, boolean wholeDay);

    /** Ends the path with a word. */
    static native void unsupported(String what);
}
