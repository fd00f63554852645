package org.clew.jdbc;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.sql.BatchUpdateException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A statement, prepared where `prepared` is its text. */
abstract class JdbcStatement extends UnsupportedStatement {
    final JdbcConnection connection;
    final String prepared;
    Object[] arguments = {}; // boxes, String, byte[] or null; a text and a type of PostgreSQL
    private final List<Object[]> batch = new ArrayList<>(); // each {text, arguments}
    JdbcResultSet result;
    private int updateCount = -1, maxRows, fetchSize, queryTimeout;
    private boolean isClosed, closesOnCompletion;

    JdbcStatement(JdbcConnection connection, String prepared) {
        this.connection = connection;
        this.prepared = prepared;
    }

    // ---- what the database's driver says

    abstract SQLException closed();

    /** The statement has rows, where none are asked for; or it has none. */
    abstract SQLException otherwise(boolean hasRows);

    abstract JdbcResultSet results(String sql, Object[] given, Object[] columns, int most) throws SQLException;

    int describe(String sql, Object[] out) throws SQLException {
        final Object[] names = new Object[1], types = new Object[1], tables = new Object[1];
        final int described = connection.describe(sql, names, types, tables);
        out[0] = names[0];
        out[1] = types[0];
        out[2] = tables[0];
        return described;
    }

    void checkOpen() throws SQLException {
        if (isClosed) throw closed();
        connection.checkOpen();
    }

    // ---- execution

    boolean run(String sql, Object[] given, boolean wantsRows, boolean wantsCount) throws SQLException {
        checkOpen();
        closeResult();
        updateCount = -1;
        if (connection.control(sql)) {
            if (wantsRows) throw otherwise(false);
            updateCount = 0;
            return false;
        }
        final Object[] columns = new Object[3];
        final int described = describe(sql, columns);
        final boolean hasRows = (described & Engine.HAS_ROWS) != 0;
        if ((described & Engine.READ_ONLY) == 0) {
            updateCount = change(sql, given, hasRows ? columns : null, wantsRows, wantsCount);
            return result != null;
        }
        if (wantsRows && !hasRows) throw otherwise(false);
        if (wantsCount && hasRows) throw otherwise(true);
        if (!hasRows) {
            updateCount = 0;
            return false;
        }
        result = results(sql, given.clone(), columns, maxRows);
        return true;
    }

    /** Executes what changes rows; `columns` are those of the rows that it returns, null: none. */
    int change(String sql, Object[] given, Object[] columns, boolean wantsRows, boolean wantsCount)
            throws SQLException {
        if (wantsRows && columns == null) throw otherwise(false);
        if (wantsCount && columns != null) throw otherwise(true);
        if (columns != null) Engine.unsupported("a statement that changes rows and returns them");
        return connection.update(sql, given);
    }

    private void closeResult() throws SQLException {
        if (result != null) result.close();
        result = null;
    }

    @Override
    public ResultSet executeQuery(String sql) throws SQLException {
        run(sql, new Object[0], true, false);
        return result;
    }

    @Override
    public int executeUpdate(String sql) throws SQLException {
        run(sql, new Object[0], false, true);
        return updateCount;
    }

    @Override
    public boolean execute(String sql) throws SQLException {
        return run(sql, new Object[0], false, false);
    }

    @Override
    public ResultSet executeQuery() throws SQLException {
        run(prepared, arguments, true, false);
        return result;
    }

    @Override
    public int executeUpdate() throws SQLException {
        run(prepared, arguments, false, true);
        return updateCount;
    }

    @Override
    public boolean execute() throws SQLException {
        return run(prepared, arguments, false, false);
    }

    @Override
    public int executeUpdate(String sql, int keys) throws SQLException {
        return executeUpdate(sql);
    }

    @Override
    public int executeUpdate(String sql, int[] keys) throws SQLException {
        return executeUpdate(sql);
    }

    @Override
    public int executeUpdate(String sql, String[] keys) throws SQLException {
        return executeUpdate(sql);
    }

    @Override
    public boolean execute(String sql, int keys) throws SQLException {
        return execute(sql);
    }

    @Override
    public boolean execute(String sql, int[] keys) throws SQLException {
        return execute(sql);
    }

    @Override
    public boolean execute(String sql, String[] keys) throws SQLException {
        return execute(sql);
    }

    @Override
    public void addBatch(String sql) {
        batch.add(new Object[] {sql, new Object[0]});
    }

    @Override
    public void addBatch() {
        batch.add(new Object[] {prepared, arguments.clone()});
    }

    @Override
    public void clearBatch() {
        batch.clear();
    }

    @Override
    public int[] executeBatch() throws SQLException {
        final int[] counts = new int[batch.size()];
        try {
            for (int i = 0; i < counts.length; ++i) {
                final Object[] one = batch.get(i);
                try {
                    run((String) one[0], (Object[]) one[1], false, true);
                    counts[i] = updateCount;
                } catch (SQLException e) {
                    throw new BatchUpdateException("batch entry " + i + ": " + e.getMessage(), e.getSQLState(),
                            e.getErrorCode(), Arrays.copyOf(counts, i), e);
                }
            }
        } finally {
            batch.clear();
        }
        return counts;
    }

    @Override
    public ResultSet getResultSet() {
        return result;
    }

    @Override
    public int getUpdateCount() {
        return updateCount;
    }

    @Override
    public boolean getMoreResults() throws SQLException {
        closeResult();
        updateCount = -1;
        return false;
    }

    @Override
    public boolean getMoreResults(int current) throws SQLException {
        return getMoreResults();
    }

    @Override
    public void close() throws SQLException {
        closeResult();
        isClosed = true;
    }

    void resultClosed() throws SQLException {
        if (closesOnCompletion) close();
    }

    /** An argument as the database gets it. */
    abstract void set(int index, Object value) throws SQLException;

    @Override
    public void setNull(int index, int type) throws SQLException {
        set(index, null);
    }

    @Override
    public void setNull(int index, int type, String name) throws SQLException {
        set(index, null);
    }

    private static byte[] allOf(InputStream stream, long length) throws SQLException {
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            for (int next; bytes.size() < length && (next = stream.read()) >= 0;) bytes.write(next);
        } catch (IOException e) {
            throw new SQLException("Error reading stream", e);
        }
        return bytes.toByteArray();
    }

    @Override
    public void setBinaryStream(int index, InputStream stream) throws SQLException {
        setBinaryStream(index, stream, Long.MAX_VALUE);
    }

    @Override
    public void setBinaryStream(int index, InputStream stream, int length) throws SQLException {
        setBinaryStream(index, stream, (long) length);
    }

    @Override
    public void setBinaryStream(int index, InputStream stream, long length) throws SQLException {
        set(index, stream == null ? null : allOf(stream, length));
    }

    @Override
    public void setCharacterStream(int index, Reader reader) throws SQLException {
        final StringBuilder text = new StringBuilder();
        try {
            for (int next; reader != null && (next = reader.read()) >= 0;) text.append((char) next);
        } catch (IOException e) {
            throw new SQLException("Cannot read from character stream", e);
        }
        set(index, reader == null ? null : text.toString());
    }

    // ---- what it is asked and told

    @Override
    public Connection getConnection() {
        return connection;
    }

    @Override
    public boolean isClosed() {
        return isClosed;
    }

    @Override
    public void closeOnCompletion() {
        closesOnCompletion = true;
    }

    @Override
    public boolean isCloseOnCompletion() {
        return closesOnCompletion;
    }

    @Override
    public int getMaxRows() {
        return maxRows;
    }

    @Override
    public void setMaxRows(int max) throws SQLException {
        if (max < 0) throw new SQLException("max row count must be >= 0");
        maxRows = max;
    }

    @Override
    public int getFetchSize() {
        return fetchSize;
    }

    @Override
    public void setFetchSize(int rows) {
        fetchSize = rows;
    }

    @Override
    public int getQueryTimeout() {
        return queryTimeout;
    }

    @Override
    public void setQueryTimeout(int seconds) {
        queryTimeout = seconds;
    }

    @Override
    public int getFetchDirection() {
        return ResultSet.FETCH_FORWARD;
    }

    @Override
    public void setFetchDirection(int direction) throws SQLException {
        if (direction != ResultSet.FETCH_FORWARD) throw new SQLException("Unknown direction " + direction);
    }

    @Override
    public int getResultSetConcurrency() {
        return ResultSet.CONCUR_READ_ONLY;
    }

    @Override
    public int getResultSetType() {
        return ResultSet.TYPE_FORWARD_ONLY;
    }

    @Override
    public int getResultSetHoldability() {
        return ResultSet.CLOSE_CURSORS_AT_COMMIT;
    }

    @Override
    public int getMaxFieldSize() {
        return 0;
    }

    @Override
    public void setMaxFieldSize(int max) {}

    @Override
    public void setEscapeProcessing(boolean on) {}

    @Override
    public void setCursorName(String name) {}

    @Override
    public void setPoolable(boolean on) {}

    @Override
    public boolean isPoolable() {
        return false;
    }

    @Override
    public void cancel() {}

    @Override
    public SQLWarning getWarnings() {
        return null;
    }

    @Override
    public void clearWarnings() {}

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        if (type.isInstance(this)) return type.cast(this);
        throw new SQLException("not a wrapper for " + type.getName());
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
        return type.isInstance(this);
    }

    @Override
    public String toString() {
        return prepared == null ? "statement" : prepared + " \n parameters=" + Arrays.toString(arguments);
    }
}
