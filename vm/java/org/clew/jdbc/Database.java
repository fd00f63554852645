package org.clew.jdbc;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A database that connections share: what has been committed, and the locks of SQLite (sqlite.org/lockingv3.html;
 * sqlite.org/isolation.html for a journal that is written ahead). Who uses it holds its monitor.
 */
final class Database {
    private static final Map<String, Database> BY_PATH = new HashMap<>();

    final boolean writesAhead;
    private long high, low;
    private int readers; // connections that hold SHARED
    private SqliteConnection writer; // which holds RESERVED; null: none
    private boolean pending; // it waits for the readers to go, and lets no more of them in
    private final List<SqliteConnection> waiting = new ArrayList<>();

    private Database(long[] contents, boolean writesAhead) {
        high = contents[Engine.HIGH];
        low = contents[Engine.LOW];
        this.writesAhead = writesAhead;
    }

    /** The one at this path; of its own where `path` is empty. */
    static Database at(String path) throws SQLException {
        final long[] contents = new long[Engine.SESSION];
        synchronized (BY_PATH) {
            Database known = BY_PATH.get(path);
            if (known != null) return known;
            final Object[] canonical = new Object[1];
            final boolean ahead = Sqlite.open(path, contents, canonical) == 1;
            if (path.isEmpty()) return new Database(contents, false);
            known = BY_PATH.get((String) canonical[0]);
            if (known == null) known = new Database(contents, ahead);
            BY_PATH.put(path, known);
            BY_PATH.put((String) canonical[0], known);
            return known;
        }
    }

    private boolean isCurrent(long[] session) {
        return session[Engine.HIGH] == high && session[Engine.LOW] == low;
    }

    private void show(long[] session) {
        session[Engine.HIGH] = high;
        session[Engine.LOW] = low;
    }

    /** SHARED: from here on the connection sees what is committed now. */
    void beginReading(SqliteConnection by) throws SQLException {
        if (by.isReading) return;
        while (pending && writer != by) await(by);
        show(by.session);
        by.isReading = true;
        ++readers;
    }

    void endReading(SqliteConnection by) {
        if (!by.isReading) return;
        by.isReading = false;
        --readers;
        release();
    }

    /** RESERVED. Who has read before does not wait for another writer, which may wait for it. */
    void beginWriting(SqliteConnection by) throws SQLException {
        if (writer == by) return;
        final boolean hasRead = by.isReading;
        beginReading(by);
        try {
            while (writer != null) {
                if (hasRead) throw Sqlite.busy();
                await(by);
            }
            if (writesAhead && !isCurrent(by.session)) {
                if (hasRead) throw Sqlite.staleSnapshot();
                show(by.session);
            }
        } catch (SQLException busy) {
            if (!hasRead) endReading(by);
            throw busy;
        }
        writer = by;
    }

    /** EXCLUSIVE: no other connection reads. */
    void excludeReaders(SqliteConnection by) throws SQLException {
        if (writesAhead) return;
        while (readers > (by.isReading ? 1 : 0)) {
            pending = true;
            await(by);
        }
        pending = true;
    }

    void commit(SqliteConnection by) throws SQLException {
        if (writer != by) return;
        if (!isCurrent(by.session)) excludeReaders(by);
        high = by.session[Engine.HIGH];
        low = by.session[Engine.LOW];
        endWriting(by);
    }

    void rollBack(SqliteConnection by) {
        if (writer != by) return;
        show(by.session);
        endWriting(by);
    }

    private void endWriting(SqliteConnection by) {
        writer = null;
        pending = false;
        release();
    }

    private void release() {
        for (SqliteConnection one : waiting) one.mayTryAgain = true;
        waiting.clear();
        notifyAll();
    }

    // SQLite asks again and again until its time limit is over; here it is told when there is something to ask for.
    private void await(SqliteConnection by) throws SQLException {
        if (by.busyTimeout <= 0) throw Sqlite.busy();
        by.mayTryAgain = false;
        waiting.add(by);
        boolean isInterrupted = false;
        try {
            wait(by.busyTimeout);
        } catch (InterruptedException e) {
            isInterrupted = true;
        }
        if (isInterrupted) Thread.currentThread().interrupt();
        if (!by.mayTryAgain) {
            waiting.remove(by);
            throw Sqlite.busy();
        }
    }
}
