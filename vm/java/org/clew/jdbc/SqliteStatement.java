package org.clew.jdbc;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.sql.BatchUpdateException;
import java.sql.Connection;
import java.sql.Date;
import java.sql.ParameterMetaData;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Calendar;
import java.util.List;

/** A statement, prepared where `prepared` is its text. */
final class SqliteStatement extends UnsupportedStatement {
    final SqliteConnection connection;
    private final String prepared;
    private Object[] arguments = {}; // Long, Double, String, byte[] or null
    private final List<Object[]> batch = new ArrayList<>(); // each {text, arguments}
    private SqliteResultSet result;
    private int updateCount = -1, maxRows, fetchSize, queryTimeout;
    private boolean isClosed, closesOnCompletion;

    SqliteStatement(SqliteConnection connection, String prepared) throws SQLException {
        this.connection = connection;
        this.prepared = prepared;
        if (prepared == null) return;
        final int described = describe(prepared, new Object[3]);
        arguments = new Object[described / Sqlite.PARAMETERS];
    }

    private int describe(String sql, Object[] out) throws SQLException {
        final Object[] names = new Object[1], types = new Object[1], tables = new Object[1];
        final int described = connection.describe(sql, names, types, tables);
        out[0] = names[0];
        out[1] = types[0];
        out[2] = tables[0];
        return described;
    }

    private void checkOpen() throws SQLException {
        if (isClosed) throw new SQLException("The prepared statement has been finalized");
        connection.checkOpen();
    }

    // ---- execution

    private boolean run(String sql, Object[] given, boolean wantsRows, boolean wantsCount) throws SQLException {
        checkOpen();
        closeResult();
        updateCount = -1;
        if (connection.control(sql)) {
            if (wantsRows) throw new SQLException("query does not return ResultSet");
            updateCount = 0;
            return false;
        }
        final Object[] columns = new Object[3];
        final int described = describe(sql, columns);
        final boolean hasRows = (described & Sqlite.HAS_ROWS) != 0;
        if (wantsRows && !hasRows) throw new SQLException("query does not return ResultSet");
        if (wantsCount && hasRows) throw new SQLException("Query returns results");
        if ((described & Sqlite.READ_ONLY) == 0) {
            if (hasRows) Sqlite.unsupported("a statement that changes rows and returns them");
            updateCount = connection.update(sql, given);
            return false;
        }
        if (!hasRows) {
            updateCount = 0;
            return false;
        }
        result = new SqliteResultSet(this, sql, given.clone(), (String[]) columns[0], (String[]) columns[1],
                (String[]) columns[2], maxRows);
        return true;
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
    public ResultSet getGeneratedKeys() throws SQLException {
        checkOpen();
        return new SqliteStatement(connection, null).executeQuery("select last_insert_rowid();");
    }

    @Override
    public void close() throws SQLException {
        closeResult();
        isClosed = true;
    }

    void resultClosed() throws SQLException {
        if (closesOnCompletion) close();
    }

    // ---- arguments

    private void set(int index, Object value) throws SQLException {
        checkOpen();
        if (index < 1 || index > arguments.length)
            throw Sqlite.failure(25, "column index out of range");
        // Whether an input is null is known from here on.
        if (value == null) arguments[index - 1] = null;
        else arguments[index - 1] = value;
    }

    @Override
    public void clearParameters() {
        Arrays.fill(arguments, null);
    }

    @Override
    public void setNull(int index, int type) throws SQLException {
        set(index, null);
    }

    @Override
    public void setNull(int index, int type, String name) throws SQLException {
        set(index, null);
    }

    @Override
    public void setBoolean(int index, boolean value) throws SQLException {
        set(index, value ? 1L : 0L);
    }

    @Override
    public void setByte(int index, byte value) throws SQLException {
        set(index, (long) value);
    }

    @Override
    public void setShort(int index, short value) throws SQLException {
        set(index, (long) value);
    }

    @Override
    public void setInt(int index, int value) throws SQLException {
        set(index, (long) value);
    }

    @Override
    public void setLong(int index, long value) throws SQLException {
        set(index, value);
    }

    @Override
    public void setFloat(int index, float value) throws SQLException {
        set(index, (double) value);
    }

    @Override
    public void setDouble(int index, double value) throws SQLException {
        set(index, value);
    }

    @Override
    public void setBigDecimal(int index, BigDecimal value) throws SQLException {
        set(index, value == null ? null : value.toString());
    }

    @Override
    public void setString(int index, String value) throws SQLException {
        set(index, value);
    }

    @Override
    public void setNString(int index, String value) throws SQLException {
        set(index, value);
    }

    @Override
    public void setBytes(int index, byte[] value) throws SQLException {
        set(index, value == null ? null : value.clone());
    }

    @Override
    public void setDate(int index, Date value) throws SQLException {
        set(index, value == null ? null : (Object) value.getTime());
    }

    @Override
    public void setDate(int index, Date value, Calendar calendar) throws SQLException {
        setDate(index, value);
    }

    @Override
    public void setTime(int index, Time value) throws SQLException {
        set(index, value == null ? null : (Object) value.getTime());
    }

    @Override
    public void setTime(int index, Time value, Calendar calendar) throws SQLException {
        setTime(index, value);
    }

    @Override
    public void setTimestamp(int index, Timestamp value) throws SQLException {
        set(index, value == null ? null : (Object) value.getTime());
    }

    @Override
    public void setTimestamp(int index, Timestamp value, Calendar calendar) throws SQLException {
        setTimestamp(index, value);
    }

    @Override
    public void setObject(int index, Object value, int type, int scale) throws SQLException {
        setObject(index, value);
    }

    @Override
    public void setObject(int index, Object value, int type) throws SQLException {
        setObject(index, value);
    }

    @Override
    public void setObject(int index, Object value) throws SQLException {
        if (value == null) set(index, null);
        else if (value instanceof java.util.Date) set(index, ((java.util.Date) value).getTime());
        else if (value instanceof Long || value instanceof Integer || value instanceof Short || value instanceof Byte)
            set(index, ((Number) value).longValue());
        else if (value instanceof Double || value instanceof Float) set(index, ((Number) value).doubleValue());
        else if (value instanceof Boolean) setBoolean(index, (Boolean) value);
        else if (value instanceof byte[]) setBytes(index, (byte[]) value);
        else set(index, value.toString());
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

    @Override
    public ParameterMetaData getParameterMetaData() {
        return new SqliteParameters(arguments.length);
    }

    @Override
    public ResultSetMetaData getMetaData() throws SQLException {
        checkOpen();
        final Object[] columns = new Object[3];
        final int described = describe(prepared, columns);
        if ((described & Sqlite.HAS_ROWS) == 0) return null;
        return new SqliteColumns((String[]) columns[0], (String[]) columns[1], (String[]) columns[2], null, null);
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
