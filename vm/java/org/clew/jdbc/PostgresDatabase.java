package org.clew.jdbc;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A database that connections share: what has been committed, and the transactions that are open (PostgreSQL's manual,
 * 13.2 and 13.3). Who uses it holds its monitor.
 */
final class PostgresDatabase {
    // Of the words that the virtual machine gets: contents of two words each, and who is waited for.
    static final int COMMITTED = 0, START = 2, OWN = 4, FIRST = 6, VIEW = 8, WAITS_FOR = 10, WORDS = 11;

    private static final List<PostgresDatabase> ALL = new ArrayList<>();

    private final long[] snapshot, committed;
    private final List<PostgresConnection> open = new ArrayList<>(); // that have changed rows, or see older ones

    private final PostgresConflicts conflicts = new PostgresConflicts();

    private PostgresDatabase(long[] session) {
        snapshot = new long[] {session[Engine.HIGH], session[Engine.LOW]};
        committed = snapshot.clone();
    }

    /** The one with this snapshot. */
    static PostgresDatabase of(long[] session) {
        synchronized (ALL) {
            for (PostgresDatabase one : ALL) {
                if (same(one.snapshot, 0, session, Engine.HIGH)) return one;
            }
            final PostgresDatabase made = new PostgresDatabase(session);
            ALL.add(made);
            return made;
        }
    }

    private static boolean same(long[] a, int i, long[] b, int k) {
        return a[i] == b[k] && a[i + 1] == b[k + 1];
    }

    private static void copy(long[] from, int i, long[] to, int k) {
        to[k] = from[i];
        to[k + 1] = from[i + 1];
    }

    long[] nothing() {
        return snapshot.clone();
    }

    // A transaction that sees one state of the database begins to look at it with its first statement.
    private void begin(PostgresConnection by, boolean keeps) {
        if (by.level() < 4) {
            copy(committed, 0, by.start, 0);
        } else if (!by.seesStart) {
            copy(committed, 0, by.start, 0);
            if (by.level() == Connection.TRANSACTION_SERIALIZABLE && by.conflicts == null)
                by.conflicts = conflicts.begin();
            by.seesStart = keeps;
            if (keeps && !open.contains(by)) open.add(by);
        }
    }

    private long[] words(PostgresConnection by) {
        final long[] words = new long[WORDS];
        copy(committed, 0, words, COMMITTED);
        copy(by.start, 0, words, START);
        copy(by.own, 0, words, OWN);
        copy(snapshot, 0, words, FIRST);
        return words;
    }

    /** What a statement reads: contents for a session. `keeps`: a transaction goes on after it. */
    long[] see(PostgresConnection by, boolean keeps, String sql, Object[] arguments) throws SQLException {
        begin(by, keeps);
        final long[] session = seen(by);
        if (by.conflicts != null) conflicts.read(by.conflicts, sql, arguments, session.clone());
        return session;
    }

    private long[] seen(PostgresConnection by) throws SQLException {
        final long[] session = new long[Engine.SESSION];
        if (same(committed, 0, snapshot, 0) && same(by.own, 0, snapshot, 0)) {
            copy(snapshot, 0, session, Engine.HIGH);
            return session;
        }
        final long[] words = words(by);
        Postgres.see(words);
        copy(words, VIEW, session, Engine.HIGH);
        return session;
    }

    /** Changes or locks rows. `view`: becomes the contents that the statement was executed on. */
    int write(PostgresConnection by, String sql, Object[] arguments, boolean keeps, long[] view) throws SQLException {
        final long[] first = snapshot.clone();
        for (boolean isAgain = false;; isAgain = true) {
            if (!isAgain || by.level() < 4) begin(by, keeps);
            final List<PostgresConnection> others = new ArrayList<>();
            for (PostgresConnection one : open) {
                if (one != by && !same(one.own, 0, snapshot, 0)) others.add(one);
            }
            final long[] theirs = new long[others.size() * 2];
            for (int i = 0; i < others.size(); ++i) copy(others.get(i).own, 0, theirs, i * 2);
            final long[] words = words(by);
            copy(first, 0, words, FIRST);
            final int count;
            try {
                count = Postgres.write(words, theirs, by.level(), sql, arguments);
            } finally {
                copy(words, COMMITTED, committed, 0);
            }
            if (words[WAITS_FOR] < 0) {
                copy(words, OWN, by.own, 0);
                copy(words, VIEW, view, Engine.HIGH);
                if (!same(by.own, 0, snapshot, 0) && !open.contains(by)) open.add(by);
                if (by.conflicts != null) {
                    if (!SqlWords.firstOf(sql)[0].equals("INSERT") || sql.toUpperCase(Locale.ROOT).contains("SELECT"))
                        conflicts.read(by.conflicts, sql, arguments, view.clone());
                    conflicts.written(by.conflicts, by.own.clone());
                }
                return count;
            }
            copy(words, FIRST, first, 0);
            await(by, others.get((int) words[WAITS_FOR]));
        }
    }

    /** Gives back what was changed and locked since. */
    void goBack(PostgresConnection by, long[] own) {
        if (same(by.own, 0, own, 0)) return;
        copy(own, 0, by.own, 0);
        wake(by);
    }

    void end(PostgresConnection by, boolean commits) throws SQLException {
        final PostgresConflicts.Transaction serializable = by.conflicts;
        by.conflicts = null;
        boolean mayCommit = commits;
        try {
            if (serializable != null && commits) {
                mayCommit = false;
                conflicts.commit(serializable);
                mayCommit = true;
            }
        } finally {
            if (serializable != null) conflicts.end(serializable, mayCommit);
            leave(by, mayCommit);
        }
    }

    private void leave(PostgresConnection by, boolean commits) throws SQLException {
        open.remove(by);
        if (commits && !same(by.own, 0, snapshot, 0)) {
            final long[] words = words(by);
            Postgres.commit(words, open.isEmpty() && waiting.isEmpty());
            copy(words, COMMITTED, committed, 0);
        }
        copy(snapshot, 0, by.own, 0);
        by.seesStart = false;
        wake(by);
    }

    private void wake(PostgresConnection ended) {
        boolean isAwaited = false;
        for (PostgresConnection one : waiting) {
            if (one.waitsFor != ended) continue;
            one.waitsFor = null;
            isAwaited = true;
        }
        if (isAwaited) notifyAll();
    }

    private final List<PostgresConnection> waiting = new ArrayList<>();

    private static boolean isCircle(PostgresConnection from) {
        PostgresConnection at = from.waitsFor;
        while (at != null && at != from) at = at.waitsFor;
        return at == from;
    }

    // As long as the other one holds what it has changed. After a second PostgreSQL looks once whether they wait for
    // each other.
    private void await(PostgresConnection by, PostgresConnection other) throws SQLException {
        if (by.timeout > 0) throw Postgres.unsupported("a time limit of a statement that waits for a row");
        by.waitsFor = other;
        waiting.add(by);
        boolean isInterrupted = false, hasLooked = false, isDeadlock = false;
        while (by.waitsFor != null) {
            try {
                if (hasLooked) {
                    wait();
                } else {
                    wait(1000);
                    if (by.waitsFor != null) {
                        hasLooked = true;
                        isDeadlock = isCircle(by);
                        if (isDeadlock) break;
                    }
                }
            } catch (InterruptedException e) {
                isInterrupted = true;
            }
        }
        by.waitsFor = null;
        waiting.remove(by);
        if (isInterrupted) Thread.currentThread().interrupt();
        if (isDeadlock) throw Postgres.failure("40P01", "ERROR: deadlock detected");
    }
}
