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

/**
 * A connection that reads. All of them see one snapshot, so that nothing depends on when a transaction begins; what is
 * left of transactions is that an error ends them.
 */
final class PostgresConnection extends JdbcConnection {
    private static final String ABORTED =
            "ERROR: current transaction is aborted, commands ignored until end of transaction block";

    private boolean autoCommit = true, isReadOnly, isClosed;
    private boolean inTransaction, hasFailed;
    private int isolation = TRANSACTION_READ_COMMITTED, holdability = ResultSet.HOLD_CURSORS_OVER_COMMIT;
    private int networkTimeout, savepoints;
    private final List<Mark> marks = new ArrayList<>();

    private static final class Mark implements Savepoint {
        final String name;
        final int id;

        Mark(String name, int id) {
            this.name = name;
            this.id = id;
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

    @Override
    long[] beginCursor() {
        return session;
    }

    @Override
    void endCursor() {}

    @Override
    synchronized void failed() {
        if (inTransaction) hasFailed = true;
    }

    @Override
    synchronized int describe(String sql, Object[] names, Object[] types, Object[] tables) throws SQLException {
        if (!autoCommit) inTransaction = true;
        if (hasFailed) throw Postgres.failure("25P02", ABORTED);
        try {
            return Engine.describe(session, sql, names, types, tables);
        } catch (SQLException e) {
            failed();
            throw e;
        }
    }

    @Override
    int update(String sql, Object[] arguments) throws SQLException {
        throw Postgres.unsupported("a statement that writes");
    }

    @Override
    synchronized boolean control(String sql) throws SQLException {
        final String[] words = SqlWords.firstOf(sql);
        switch (words[0]) {
            case "BEGIN":
            case "START":
                inTransaction = true;
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
                // The snapshot is the same, whatever the level; nothing is written anyway.
                if (words[1].equals("TRANSACTION") && !words[2].equals("SNAPSHOT")) return true;
                if (words[1].equals("SESSION") && words[2].equals("CHARACTERISTICS")) return true;
                throw Postgres.unsupported("SET " + words[1]);
            default:
                return false;
        }
    }

    // ---- transactions

    private void end(boolean commits) throws SQLException {
        final boolean failed = hasFailed;
        inTransaction = false;
        hasFailed = false;
        marks.clear();
        if (commits && failed) throw Postgres.unsupported("the commit of a transaction in which there was an error");
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
        final Mark mark = new Mark(name, name == null ? savepoints++ : 0);
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
    public void close() {
        isClosed = true;
    }

    @Override
    public boolean isClosed() {
        return isClosed;
    }

    @Override
    public void abort(java.util.concurrent.Executor executor) {
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
    public DatabaseMetaData getMetaData() throws SQLException {
        checkOpen();
        return new PostgresMetaData(this);
    }

    // ---- what it is asked and told

    @Override
    public void setReadOnly(boolean on) throws SQLException {
        checkOpen();
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
        isolation = level;
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
