package org.clew.jdbc;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/**
 * Serializable transactions of one database: each sees one state of it, and where one of two reads what the other has
 * changed, and the other way round, only one of them commits (Ports and Grittner, Serializable Snapshot Isolation in
 * PostgreSQL, VLDB 2012). PostgreSQL takes pages and tables for rows where that saves room: what depends on its plans, and
 * what three transactions would do, is not supported. Who uses it holds the monitor of the database.
 */
final class PostgresConflicts {
    // What Postgres.dependency says.
    private static final int NONE = 0, CERTAIN = 2;

    static final class Transaction {
        private final List<Object[]> reads = new ArrayList<>(); // each {text, arguments, what it was executed on}
        private final List<Transaction> beside = new ArrayList<>(); // that have been open at the same time
        private final List<Transaction> certain = new ArrayList<>(), possible = new ArrayList<>(); // has read what they write
        private long[] own; // what it has changed; null: nothing
        private boolean isOpen = true, isRefused;

        private boolean reads(Transaction other) {
            return certain.contains(other) || possible.contains(other);
        }
    }

    private final List<Transaction> all = new ArrayList<>(); // those that one is beside that is open

    Transaction begin() {
        final Transaction made = new Transaction();
        for (Transaction one : all) {
            if (!one.isOpen) continue;
            one.beside.add(made);
            made.beside.add(one);
        }
        all.add(made);
        return made;
    }

    /** It has executed a statement, which reads, on these contents. */
    void read(Transaction by, String sql, Object[] arguments, long[] view) throws SQLException {
        if (by.isRefused) throw refusal();
        final Object[] read = {sql, arguments, view};
        by.reads.add(read);
        for (Transaction other : by.beside) connect(by, read, other);
        check(by);
    }

    /** It has changed all of this. */
    void written(Transaction by, long[] own) throws SQLException {
        if (by.isRefused) throw refusal();
        by.own = own;
        for (Transaction other : by.beside) {
            for (Object[] read : other.reads) connect(other, read, by);
        }
        check(by);
    }

    void commit(Transaction by) throws SQLException {
        if (by.isRefused) throw refusal();
        check(by);
        for (Transaction other : by.beside) {
            if (other.isOpen && isCircle(by, other)) other.isRefused = true;
        }
    }

    void end(Transaction by, boolean commits) {
        by.isOpen = false;
        if (!commits) {
            for (Transaction other : by.beside) {
                other.beside.remove(by);
                other.certain.remove(by);
                other.possible.remove(by);
            }
            by.beside.clear();
        }
        all.removeIf(one -> !one.isOpen && one.beside.stream().noneMatch(other -> other.isOpen));
    }

    private static void connect(Transaction reader, Object[] read, Transaction writer) throws SQLException {
        if (writer.own == null || reader.certain.contains(writer)) return;
        final long[] view = new long[Engine.SESSION], own = new long[writer.own.length];
        final Object[] arguments = new Object[((Object[]) read[1]).length];
        // Arrays that no other thread knows, for the virtual machine.
        for (int i = 0; i < view.length; ++i) view[i] = ((long[]) read[2])[i];
        for (int i = 0; i < own.length; ++i) own[i] = writer.own[i];
        for (int i = 0; i < arguments.length; ++i) arguments[i] = ((Object[]) read[1])[i];
        final int found = Postgres.dependency(view, own, (String) read[0], arguments);
        if (found == CERTAIN) reader.certain.add(writer);
        else if (found != NONE && !reader.possible.contains(writer)) reader.possible.add(writer);
    }

    private static boolean isCircle(Transaction one, Transaction other) throws SQLException {
        if (!one.reads(other) || !other.reads(one)) return false;
        if (!one.certain.contains(other) || !other.certain.contains(one))
            throw Postgres.unsupported("serializable transactions that may be refused as tables are read as a whole,");
        return true;
    }

    private static void check(Transaction by) throws SQLException {
        for (Transaction other : by.beside) {
            if (!other.isOpen && isCircle(by, other)) throw refusal();
            for (Transaction third : by.beside) {
                if (third != other && by.reads(other) && third.reads(by))
                    throw Postgres.unsupported("three serializable transactions that read what others write,");
            }
        }
    }

    private static SQLException refusal() {
        return Postgres.failure("40001", "ERROR: could not serialize access due to read/write dependencies among transactions"
                + "\n  Hint: The transaction might succeed if retried.");
    }
}
