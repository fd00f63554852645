package org.clew.jdbc;

import java.sql.Blob;
import java.sql.Clob;
import java.sql.Connection;
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

/** A connection. Transactions are SQLite's: they begin with their first statement, and are serializable. */
final class SqliteConnection extends JdbcConnection {
    final Database database;

    // Of Database, which guards them.
    boolean isReading, mayTryAgain;
    int busyTimeout = 3000; // milliseconds, as the driver that most programs use has it

    private boolean autoCommit = true, isReadOnly, isClosed;
    private boolean inTransaction; // by BEGIN
    private int cursors; // results of which not all was read
    private final List<Mark> marks = new ArrayList<>();
    private int isolation = TRANSACTION_SERIALIZABLE;

    /** A savepoint: the contents at that time. */
    private static final class Mark implements Savepoint {
        final String name;
        final int id;
        final long high, low;
        final boolean began; // the transaction

        Mark(String name, int id, long[] session, boolean began) {
            this.name = name;
            this.id = id;
            this.began = began;
            high = session[Engine.HIGH];
            low = session[Engine.LOW];
        }

        @Override
        public int getSavepointId() {
            return id;
        }

        @Override
        public String getSavepointName() {
            return name == null ? "SQLITE_SAVEPOINT_" + id : name;
        }
    }

    SqliteConnection(String url, Database database) throws SQLException {
        super(url);
        this.database = database;
        synchronized (database) {
            database.beginReading(this);
            database.endReading(this);
        }
    }

    @Override
    void checkOpen() throws SQLException {
        if (isClosed) throw new SQLException("database connection closed");
    }

    // ---- statements

    @Override
    long[] beginCursor(String sql, Object[] arguments) throws SQLException {
        synchronized (database) {
            if (!autoCommit) inTransaction = true;
            database.beginReading(this);
            ++cursors;
            return session.clone();
        }
    }

    @Override
    void endCursor() {
        synchronized (database) {
            --cursors;
            endReading();
        }
    }

    private void endReading() {
        if (cursors == 0 && !inTransaction) database.endReading(this);
    }

    @Override
    int describe(String sql, Object[] names, Object[] types, Object[] tables) throws SQLException {
        synchronized (database) {
            final boolean reads = isReading;
            database.beginReading(this);
            try {
                return Engine.describe(session, sql, names, types, tables);
            } finally {
                if (!reads) database.endReading(this);
            }
        }
    }

    @Override
    int update(String sql, Object[] arguments) throws SQLException {
        if (isReadOnly) throw Sqlite.failure(8, "attempt to write a readonly database");
        synchronized (database) {
            if (!autoCommit) inTransaction = true;
            try {
                database.beginWriting(this);
                final int changes = Engine.update(session, sql, arguments);
                if (!inTransaction) database.commit(this);
                return changes;
            } finally {
                if (!inTransaction) {
                    database.rollBack(this);
                    endReading();
                }
            }
        }
    }

    @Override
    boolean control(String sql) throws SQLException {
        final String[] words = SqlWords.firstOf(sql);
        switch (words[0]) {
            case "BEGIN":
                synchronized (database) {
                    if (inTransaction)
                        throw Sqlite.failure(Sqlite.ERROR, "cannot start a transaction within a transaction");
                    if (words[1].equals("IMMEDIATE") || words[1].equals("EXCLUSIVE")) database.beginWriting(this);
                    inTransaction = true;
                    if (words[1].equals("EXCLUSIVE")) database.excludeReaders(this);
                }
                return true;
            case "COMMIT":
            case "END":
                synchronized (database) {
                    if (!inTransaction) throw Sqlite.failure(Sqlite.ERROR, "cannot commit - no transaction is active");
                    endTransaction(true);
                }
                return true;
            case "ROLLBACK":
                if (words[1].equals("TO") || words[2].equals("TO")) {
                    rollback(mark(SqlWords.lastOf(sql)));
                    return true;
                }
                synchronized (database) {
                    if (!inTransaction)
                        throw Sqlite.failure(Sqlite.ERROR, "cannot rollback - no transaction is active");
                    endTransaction(false);
                }
                return true;
            case "SAVEPOINT":
                setSavepoint(SqlWords.lastOf(sql));
                return true;
            case "RELEASE":
                releaseSavepoint(mark(SqlWords.lastOf(sql)));
                return true;
            case "PRAGMA":
                return setPragma(sql);
            case "ATTACH":
            case "DETACH":
            case "VACUUM":
                Engine.unsupported(words[0]);
                return true;
            default:
                return false;
        }
    }

    // False: one that asks.
    private boolean setPragma(String sql) throws SQLException {
        final int equals = sql.indexOf('='), bracket = sql.indexOf('(');
        final String name = SqlWords.lastOf((equals >= 0 ? sql.substring(0, equals) : bracket >= 0 ? sql.substring(0, bracket) : sql)
                .trim()).toLowerCase(Locale.ROOT);
        if (equals < 0 && !(bracket >= 0 && isSetting(name))) return false;
        set(name, sql.substring((equals >= 0 ? equals : bracket) + 1).replace(")", "").replace(";", "").trim());
        return true;
    }

    private static boolean isSetting(String name) {
        return name.equals("foreign_keys") || name.equals("busy_timeout") || isWithoutEffect(name);
    }

    // Of the pragmas that a program may set, those that no query can tell.
    private static boolean isWithoutEffect(String name) {
        return name.equals("synchronous") || name.equals("cache_size") || name.equals("temp_store")
                || name.equals("mmap_size") || name.equals("optimize") || name.equals("shared_cache");
    }

    void set(String name, String value) {
        final String text = value.toLowerCase(Locale.ROOT).replace("'", "");
        switch (name.toLowerCase(Locale.ROOT)) {
            case "foreign_keys":
                if (!inTransaction) session[Engine.FOREIGN_KEYS] = text.matches("on|true|yes|1") ? 1 : 0;
                break;
            case "busy_timeout":
                busyTimeout = Integer.parseInt(text);
                break;
            default:
                if (!isWithoutEffect(name)) Engine.unsupported("the setting " + name + " of SQLite");
        }
    }

    // ---- transactions

    private void endTransaction(boolean commits) throws SQLException {
        if (commits) database.commit(this);
        else database.rollBack(this);
        inTransaction = false;
        marks.clear();
        endReading();
    }

    @Override
    public void setAutoCommit(boolean on) throws SQLException {
        checkOpen();
        if (autoCommit == on) return;
        if (on) commitIfBegun();
        autoCommit = on;
    }

    private void commitIfBegun() throws SQLException {
        synchronized (database) {
            if (inTransaction) endTransaction(true);
        }
    }

    @Override
    public boolean getAutoCommit() throws SQLException {
        checkOpen();
        return autoCommit;
    }

    @Override
    public void commit() throws SQLException {
        checkOpen();
        if (autoCommit) throw new SQLException("database in auto-commit mode");
        commitIfBegun();
    }

    @Override
    public void rollback() throws SQLException {
        checkOpen();
        if (autoCommit) throw new SQLException("database in auto-commit mode");
        synchronized (database) {
            if (inTransaction) endTransaction(false);
        }
    }

    @Override
    public Savepoint setSavepoint() throws SQLException {
        return setSavepoint(null);
    }

    @Override
    public Savepoint setSavepoint(String name) throws SQLException {
        checkOpen();
        synchronized (database) {
            final boolean begins = !inTransaction;
            if (begins) database.beginReading(this);
            inTransaction = true;
            final Mark mark = new Mark(name, marks.size() + 1, session, begins && autoCommit);
            marks.add(mark);
            return mark;
        }
    }

    private Mark mark(String name) throws SQLException {
        for (int i = marks.size() - 1; i >= 0; --i) {
            if (marks.get(i).getSavepointName().equalsIgnoreCase(name)) return marks.get(i);
        }
        throw Sqlite.failure(Sqlite.ERROR, "no such savepoint: " + name);
    }

    @Override
    public void rollback(Savepoint savepoint) throws SQLException {
        checkOpen();
        synchronized (database) {
            final int index = marks.indexOf(savepoint);
            if (index < 0)
                throw Sqlite.failure(Sqlite.ERROR, "no such savepoint: " + savepoint.getSavepointName());
            session[Engine.HIGH] = marks.get(index).high;
            session[Engine.LOW] = marks.get(index).low;
            marks.subList(index + 1, marks.size()).clear();
        }
    }

    @Override
    public void releaseSavepoint(Savepoint savepoint) throws SQLException {
        checkOpen();
        synchronized (database) {
            final int index = marks.indexOf(savepoint);
            if (index < 0)
                throw Sqlite.failure(Sqlite.ERROR, "no such savepoint: " + savepoint.getSavepointName());
            if (marks.get(index).began) endTransaction(true);
            else marks.subList(index, marks.size()).clear();
        }
    }

    @Override
    public void close() throws SQLException {
        if (isClosed) return;
        isClosed = true;
        synchronized (database) {
            cursors = 0;
            endTransaction(false);
        }
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
        return new SqliteStatement(this, null);
    }

    @Override
    public Statement createStatement(int type, int concurrency) throws SQLException {
        return createStatement(type, concurrency, ResultSet.CLOSE_CURSORS_AT_COMMIT);
    }

    @Override
    public Statement createStatement(int type, int concurrency, int holdability) throws SQLException {
        checkCursor(type, concurrency);
        return createStatement();
    }

    @Override
    void checkCursor(int type, int concurrency) throws SQLException {
        if (type != ResultSet.TYPE_FORWARD_ONLY) throw new SQLException("SQLite only supports TYPE_FORWARD_ONLY cursors");
        if (concurrency != ResultSet.CONCUR_READ_ONLY)
            throw new SQLException("SQLite only supports CONCUR_READ_ONLY cursors");
    }

    @Override
    public PreparedStatement prepareStatement(String sql) throws SQLException {
        checkOpen();
        return new SqliteStatement(this, sql);
    }

    @Override
    public DatabaseMetaData getMetaData() throws SQLException {
        checkOpen();
        return new SqliteMetaData(this);
    }

    @Override
    public Blob createBlob() {
        return null;
    }

    @Override
    public Clob createClob() {
        return null;
    }

    // ---- what it is asked and told

    @Override
    public String nativeSQL(String sql) {
        return sql;
    }

    @Override
    public void setReadOnly(boolean on) {
        isReadOnly = on;
    }

    @Override
    public boolean isReadOnly() {
        return isReadOnly;
    }

    @Override
    public int getTransactionIsolation() {
        return isolation;
    }

    @Override
    public void setTransactionIsolation(int level) throws SQLException {
        checkOpen();
        if (level != TRANSACTION_READ_UNCOMMITTED && level != TRANSACTION_READ_COMMITTED
                && level != TRANSACTION_REPEATABLE_READ && level != TRANSACTION_SERIALIZABLE)
            throw new SQLException("Unsupported transaction isolation level: " + level
                    + ". Must be one of TRANSACTION_READ_UNCOMMITTED, TRANSACTION_READ_COMMITTED,"
                    + " TRANSACTION_REPEATABLE_READ, or TRANSACTION_SERIALIZABLE in java.sql.Connection");
        isolation = level; // all are serializable, as connections do not share a cache
    }

    @Override
    public int getHoldability() {
        return ResultSet.CLOSE_CURSORS_AT_COMMIT;
    }

    @Override
    public void setHoldability(int holdability) throws SQLException {
        if (holdability != ResultSet.CLOSE_CURSORS_AT_COMMIT)
            throw new SQLException("SQLite only supports CLOSE_CURSORS_AT_COMMIT");
    }

    @Override
    public boolean isValid(int timeout) {
        return !isClosed;
    }

    @Override
    public String getCatalog() {
        return null;
    }

    @Override
    public void setCatalog(String catalog) {}

    @Override
    public String getSchema() {
        return null;
    }

    @Override
    public void setSchema(String schema) {}

    @Override
    public SQLWarning getWarnings() {
        return null;
    }

    @Override
    public void clearWarnings() {}

    @Override
    public void setNetworkTimeout(java.util.concurrent.Executor executor, int milliseconds) {}

    @Override
    public int getNetworkTimeout() {
        return 0;
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        if (type.isInstance(this)) return type.cast(this);
        throw new SQLException("not a wrapper for " + type.getName());
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
        return type.isInstance(this);
    }
}
