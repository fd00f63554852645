package org.clew.jdbc;

import java.math.BigDecimal;
import java.sql.Date;
import java.sql.ParameterMetaData;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.Arrays;
import java.util.Calendar;

/** A statement of SQLite. Arguments are Long, Double, String, byte[] or null. */
final class SqliteStatement extends JdbcStatement {
    SqliteStatement(SqliteConnection connection, String prepared) throws SQLException {
        super(connection, prepared);
        if (prepared == null) return;
        final int described = describe(prepared, new Object[3]);
        arguments = new Object[described / Engine.PARAMETERS];
    }

    @Override
    SQLException closed() {
        return new SQLException("The prepared statement has been finalized");
    }

    @Override
    SQLException otherwise(boolean hasRows) {
        return new SQLException(hasRows ? "Query returns results" : "query does not return ResultSet");
    }

    @Override
    JdbcResultSet results(String sql, Object[] given, Object[] columns, int most) throws SQLException {
        return new SqliteResultSet(this, sql, given, (String[]) columns[0], (String[]) columns[1],
                (String[]) columns[2], most);
    }

    @Override
    public ResultSet getGeneratedKeys() throws SQLException {
        checkOpen();
        return connection.createStatement().executeQuery("select last_insert_rowid();");
    }

    // ---- arguments

    @Override
    void set(int index, Object value) throws SQLException {
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

    @Override
    public ParameterMetaData getParameterMetaData() {
        return new SqliteParameters(arguments.length);
    }

    @Override
    public ResultSetMetaData getMetaData() throws SQLException {
        checkOpen();
        final Object[] columns = new Object[3];
        final int described = describe(prepared, columns);
        if ((described & Engine.HAS_ROWS) == 0) return null;
        return new SqliteColumns((String[]) columns[0], (String[]) columns[1], (String[]) columns[2], null, null);
    }
}
