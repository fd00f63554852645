package org.clew.jdbc;

import java.sql.SQLException;

/** What is PostgreSQL's alone. */
final class Postgres {
    private Postgres() {}

    /** The contents of the database as it was when the run first looked. */
    static native void open(String url, String user, String password, long[] session) throws SQLException;

    /** The statement with $1, $2, … for JDBC's question marks, and how many they are. */
    static native int numbered(String sql, Object[] text);

    /** What the transaction sees. Words are PostgresDatabase's. */
    static native void see(long[] words) throws SQLException;

    /** Executes what changes or locks rows beside other transactions; how many it has changed. */
    static native int write(long[] words, long[] others, int level, String sql, Object[] arguments)
            throws SQLException;

    /** What PostgresConflicts has names for: whether the statement reads what another transaction has changed. */
    static native int dependency(long[] view, long[] other, String sql, Object[] arguments) throws SQLException;

    /** Alone: no other transaction is open. */
    static native void commit(long[] words, boolean isAlone) throws SQLException;

    /** Called by the functions of the virtual machine. */
    static int fail(String state, String message) throws SQLException {
        throw new SQLException(message, state);
    }

    static SQLException failure(String state, String message) {
        return new SQLException(message, state);
    }

    static SQLException unsupported(String what) {
        Engine.unsupported(what + " of PostgreSQL");
        return new SQLException(what);
    }
}
