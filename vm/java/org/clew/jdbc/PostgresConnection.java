package org.clew.jdbc;

import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** A connection. What it sees and changes is PostgresDatabase's to say; an error ends its transaction. */
final class PostgresConnection extends JdbcConnection {
    private static final String ABORTED =
            "ERROR: current transaction is aborted, commands ignored until end of transaction block";

    final PostgresDatabase database;

    // Of PostgresDatabase, which guards them: contents of two words.
    final long[] start, own;
    boolean seesStart; // and nothing that was committed later
    PostgresConnection waitsFor;
    PostgresConflicts.Transaction conflicts; // of a serializable transaction
    int timeout; // of the statement, in seconds; 0: none

    private boolean autoCommit = true, isReadOnly, isClosed;
    private boolean inTransaction, hasFailed, isReadOnlyTransaction;
    private int transactionLevel; // 0: as the connection has it
    private final long snapshotHigh, snapshotLow;
    // What a statement with RETURNING was executed on.
    private boolean returns;
    private long returningHigh, returningLow;
    private int isolation = TRANSACTION_READ_COMMITTED, holdability = ResultSet.HOLD_CURSORS_OVER_COMMIT;
    private int networkTimeout, savepoints;
    private final List<Mark> marks = new ArrayList<>();

    private static final class Mark implements Savepoint {
        final String name;
        final int id;
        final long[] own;

        Mark(String name, int id, long[] own) {
            this.name = name;
            this.id = id;
            this.own = own;
        }

        @Override
        public int getSavepointId() throws SQLException {
            if (name != null) throw Postgres.failure("3B001", "Cannot retrieve the id of a named savepoint.");
            return id;
        }

        @Override
        public String getSavepointName() throws SQLException {
            if (name == null) throw Postgres.failure("3B001", "Cannot retrieve the name of an unnamed savepoint.");
            return name;
        }
    }

    PostgresConnection(String url, String user, String password) throws SQLException {
        super(url);
        Postgres.open(url, user, password, session);
        snapshotHigh = session[Engine.HIGH];
        snapshotLow = session[Engine.LOW];
        database = PostgresDatabase.of(session);
        start = database.nothing();
        own = database.nothing();
    }

    /** The isolation level that counts now. */
    int level() {
        return transactionLevel == 0 ? isolation : transactionLevel;
    }

    @Override
    SQLException unsupported(String method) {
        return Postgres.unsupported("Connection." + method);
    }

    @Override
    void checkOpen() throws SQLException {
        if (isClosed) throw Postgres.failure("08003", "This connection has been closed.");
    }

    // ---- statements

    // An array of the caller's own, which no other thread knows.
    private static long[] contents(long high, long low) {
        final long[] made = new long[Engine.SESSION];
        made[Engine.HIGH] = high;
        made[Engine.LOW] = low;
        return made;
    }

    @Override
    synchronized long[] beginCursor(String sql, Object[] arguments) throws SQLException {
        if (returns) {
            returns = false;
            return contents(returningHigh, returningLow);
        }
        try {
            synchronized (database) {
                final long[] contents = database.see(this, inTransaction, sql, arguments);
                if (!inTransaction && conflicts != null) database.end(this, true);
                return contents;
            }
        } catch (SQLException e) {
            failed();
            throw e;
        }
    }

    @Override
    void endCursor() {}

    @Override
    synchronized void failed() {
        if (!inTransaction || hasFailed) return;
        hasFailed = true;
        // What was done since the last savepoint is undone at once.
        synchronized (database) {
            database.goBack(this, marks.isEmpty() ? database.nothing() : marks.get(marks.size() - 1).own);
        }
    }

    @Override
    synchronized int describe(String sql, Object[] names, Object[] types, Object[] tables) throws SQLException {
        if (!autoCommit) inTransaction = true;
        if (hasFailed) throw Postgres.failure("25P02", ABORTED);
        try {
            return Engine.describe(contents(snapshotHigh, snapshotLow), sql, names, types, tables);
        } catch (SQLException e) {
            failed();
            throw e;
        }
    }

    @Override
    int update(String sql, Object[] arguments) throws SQLException {
        return update(sql, arguments, false, 0);
    }

    /** `returns`: the next cursor has the rows that it returns. */
    synchronized int update(String sql, Object[] arguments, boolean returns, int seconds) throws SQLException {
        if (isReadOnlyTransaction || (isReadOnly && !autoCommit)) {
            final String first = SqlWords.firstOf(sql)[0];
            failed();
            throw Postgres.failure("25006", "ERROR: cannot execute "
                    + (first.equals("SELECT") ? "SELECT FOR UPDATE" : first) + " in a read-only transaction");
        }
        timeout = seconds;
        final long[] view = new long[Engine.SESSION];
        try {
            synchronized (database) {
                boolean isDone = false;
                try {
                    final int changed = database.write(this, sql, arguments, inTransaction, view);
                    isDone = true;
                    this.returns = returns;
                    returningHigh = view[Engine.HIGH];
                    returningLow = view[Engine.LOW];
                    return changed;
                } finally {
                    if (!inTransaction) database.end(this, isDone);
                }
            }
        } catch (SQLException e) {
            failed();
            throw e;
        }
    }

    /** All of a batch is one transaction; returns whether it is to be ended. */
    synchronized boolean beginBatch() {
        final boolean begins = autoCommit && !inTransaction;
        if (begins) inTransaction = true;
        return begins;
    }

    synchronized void endBatch() throws SQLException {
        end(true);
    }

    @Override
    synchronized boolean control(String sql) throws SQLException {
        final String[] words = SqlWords.firstOf(sql);
        switch (words[0]) {
            case "BEGIN":
            case "START":
                if (inTransaction) throw Postgres.unsupported("BEGIN in a transaction");
                inTransaction = true;
                setModes(sql);
                return true;
            case "COMMIT":
            case "END":
                end(true);
                return true;
            case "ABORT":
                end(false);
                return true;
            case "ROLLBACK":
                if (words[1].equals("PREPARED")) throw Postgres.unsupported("ROLLBACK PREPARED");
                if (words[1].equals("TO") || words[2].equals("TO")) rollback(mark(SqlWords.lastOf(sql)));
                else end(false);
                return true;
            case "SAVEPOINT":
                setMark(SqlWords.lastOf(sql));
                return true;
            case "RELEASE":
                releaseSavepoint(mark(SqlWords.lastOf(sql)));
                return true;
            case "SET":
                if (words[1].equals("TRANSACTION") && !words[2].equals("SNAPSHOT")) {
                    if (!autoCommit) inTransaction = true;
                    if (inTransaction) setModes(sql);
                    return true;
                }
                if (words[1].equals("SESSION") && words[2].equals("CHARACTERISTICS")) {
                    final int level = levelIn(sql);
                    if (level != 0) isolation = level;
                    else throw Postgres.unsupported(sql);
                    return true;
                }
                throw Postgres.unsupported("SET " + words[1]);
            default:
                return false;
        }
    }

    // ---- transactions

    // 0: none is said.
    private static int levelIn(String sql) {
        final String text = sql.toUpperCase(Locale.ROOT).replaceAll("\\s+", " ");
        if (text.contains("SERIALIZABLE")) return TRANSACTION_SERIALIZABLE;
        if (text.contains("REPEATABLE READ")) return TRANSACTION_REPEATABLE_READ;
        return text.contains("READ COMMITTED") || text.contains("READ UNCOMMITTED") ? TRANSACTION_READ_COMMITTED : 0;
    }

    private void setModes(String sql) throws SQLException {
        final int level = levelIn(sql);
        if (level != 0 && seesStart && level != level())
            throw Postgres.unsupported("SET TRANSACTION ISOLATION LEVEL after a query");
        if (level != 0) transactionLevel = level;
        final String text = sql.toUpperCase(Locale.ROOT).replaceAll("\\s+", " ");
        if (text.contains("READ ONLY")) isReadOnlyTransaction = true;
        if (text.contains("READ WRITE") || text.contains("DEFERRABLE"))
            throw Postgres.unsupported("READ WRITE and DEFERRABLE");
    }

    private void end(boolean commits) throws SQLException {
        try {
            synchronized (database) {
                database.end(this, commits && !hasFailed);
            }
        } finally {
            inTransaction = false;
            hasFailed = false;
            isReadOnlyTransaction = false;
            transactionLevel = 0;
            marks.clear();
        }
    }

    @Override
    public synchronized void setAutoCommit(boolean on) throws SQLException {
        checkOpen();
        if (autoCommit == on) return;
        if (on) end(true);
        autoCommit = on;
    }

    @Override
    public boolean getAutoCommit() throws SQLException {
        checkOpen();
        return autoCommit;
    }

    @Override
    public synchronized void commit() throws SQLException {
        checkOpen();
        if (autoCommit) throw Postgres.failure("25P01", "Cannot commit when autoCommit is enabled.");
        end(true);
    }

    @Override
    public synchronized void rollback() throws SQLException {
        checkOpen();
        if (autoCommit) throw Postgres.failure("25P01", "Cannot rollback when autoCommit is enabled.");
        end(false);
    }

    private Mark setMark(String name) throws SQLException {
        if (!autoCommit) inTransaction = true;
        if (!inTransaction)
            throw Postgres.failure("25P01", "ERROR: SAVEPOINT can only be used in transaction blocks");
        if (hasFailed) throw Postgres.failure("25P02", ABORTED);
        final Mark mark = new Mark(name, name == null ? savepoints++ : 0, own.clone());
        marks.add(mark);
        return mark;
    }

    @Override
    public Savepoint setSavepoint() throws SQLException {
        return setSavepoint(null);
    }

    @Override
    public synchronized Savepoint setSavepoint(String name) throws SQLException {
        checkOpen();
        if (autoCommit) throw Postgres.failure("25P01", "Cannot establish a savepoint in auto-commit mode.");
        return setMark(name);
    }

    private static SQLException noSavepoint(String name) {
        return Postgres.failure("3B001", "ERROR: savepoint \"" + name + "\" does not exist");
    }

    private Mark mark(String name) throws SQLException {
        for (int i = marks.size() - 1; i >= 0; --i) {
            if (marks.get(i).name != null && marks.get(i).name.equalsIgnoreCase(name)) return marks.get(i);
        }
        failed();
        throw noSavepoint(name);
    }

    @Override
    public synchronized void rollback(Savepoint savepoint) throws SQLException {
        checkOpen();
        final int index = marks.indexOf(savepoint);
        if (index < 0) {
            failed();
            throw noSavepoint(((Mark) savepoint).name);
        }
        marks.subList(index + 1, marks.size()).clear();
        hasFailed = false;
        synchronized (database) {
            database.goBack(this, marks.get(index).own);
        }
    }

    @Override
    public synchronized void releaseSavepoint(Savepoint savepoint) throws SQLException {
        checkOpen();
        if (hasFailed) throw Postgres.failure("25P02", ABORTED);
        final int index = marks.indexOf(savepoint);
        if (index < 0) {
            failed();
            throw noSavepoint(((Mark) savepoint).name);
        }
        marks.subList(index, marks.size()).clear();
    }

    @Override
    public synchronized void close() throws SQLException {
        if (isClosed) return;
        isClosed = true;
        end(false);
    }

    @Override
    public boolean isClosed() {
        return isClosed;
    }

    @Override
    public void abort(java.util.concurrent.Executor executor) throws SQLException {
        close();
    }

    // ---- what it makes

    @Override
    public Statement createStatement() throws SQLException {
        checkOpen();
        return new PostgresStatement(this, null);
    }

    @Override
    public Statement createStatement(int type, int concurrency) throws SQLException {
        checkCursor(type, concurrency);
        return createStatement();
    }

    @Override
    public Statement createStatement(int type, int concurrency, int holdability) throws SQLException {
        return createStatement(type, concurrency);
    }

    @Override
    void checkCursor(int type, int concurrency) throws SQLException {
        if (type != ResultSet.TYPE_FORWARD_ONLY) throw Postgres.unsupported("a result that is read backwards");
        if (concurrency != ResultSet.CONCUR_READ_ONLY) throw Postgres.unsupported("a result that is changed");
    }

    @Override
    public PreparedStatement prepareStatement(String sql) throws SQLException {
        checkOpen();
        return new PostgresStatement(this, sql);
    }

    @Override
    public PreparedStatement prepareStatement(String sql, int generatedKeys) throws SQLException {
        return generatedKeys == Statement.RETURN_GENERATED_KEYS
                ? prepareStatement(sql, PostgresStatement.ALL_COLUMNS) : prepareStatement(sql);
    }

    @Override
    public PreparedStatement prepareStatement(String sql, String[] columns) throws SQLException {
        checkOpen();
        return new PostgresStatement(this, PostgresStatement.returning(sql, columns), true);
    }

    @Override
    public DatabaseMetaData getMetaData() throws SQLException {
        checkOpen();
        return new PostgresMetaData(this);
    }

    // ---- what it is asked and told

    @Override
    public void setReadOnly(boolean on) throws SQLException {
        checkOpen();
        if (inTransaction && on != isReadOnly)
            throw Postgres.failure("25001",
                    "Cannot change transaction read-only property in the middle of a transaction.");
        isReadOnly = on;
    }

    @Override
    public boolean isReadOnly() throws SQLException {
        checkOpen();
        return isReadOnly;
    }

    @Override
    public int getTransactionIsolation() throws SQLException {
        checkOpen();
        return isolation;
    }

    @Override
    public void setTransactionIsolation(int level) throws SQLException {
        checkOpen();
        if (inTransaction)
            throw Postgres.failure("25001",
                    "Cannot change transaction isolation level in the middle of a transaction.");
        isolation = level == TRANSACTION_READ_UNCOMMITTED ? TRANSACTION_READ_COMMITTED : level;
    }

    @Override
    public int getHoldability() {
        return holdability;
    }

    @Override
    public void setHoldability(int wanted) {
        holdability = wanted;
    }

    @Override
    public boolean isValid(int timeout) {
        return !isClosed;
    }

    private String asked(String sql) throws SQLException {
        try (Statement statement = new PostgresStatement(this, null); ResultSet row = statement.executeQuery(sql)) {
            return row.next() ? row.getString(1) : null;
        }
    }

    @Override
    public String getCatalog() throws SQLException {
        return asked("select current_database()");
    }

    @Override
    public String getSchema() throws SQLException {
        return asked("select current_schema()");
    }

    @Override
    public SQLWarning getWarnings() {
        return null;
    }

    @Override
    public void clearWarnings() {}

    @Override
    public void setNetworkTimeout(java.util.concurrent.Executor executor, int milliseconds) {
        networkTimeout = milliseconds;
    }

    @Override
    public int getNetworkTimeout() {
        return networkTimeout;
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        if (type.isInstance(this)) return type.cast(this);
        throw new SQLException("Cannot unwrap to " + type.getName());
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
        return type.isInstance(this);
    }
}
