package org.clew.jdbc;

import java.math.BigDecimal;
import java.sql.Date;
import java.sql.ParameterMetaData;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Calendar;
import java.util.UUID;

/** A statement of PostgreSQL. Arguments are values that have a type there, or a text and its type. */
final class PostgresStatement extends JdbcStatement {
    private static final Object UNSET = new Object();

    // Of types that are written as texts: OIDs. As the statement has it: 0.
    private static final int AS_USED = 0, TEXT = 1043, BYTES = 17, NUMERIC = 1700, DATE = 1082, TIME = 1083,
            TIMESTAMP = 1114, TIMESTAMP_WITH_ZONE = 1184, IDENTIFIER = 2950;

    PostgresStatement(PostgresConnection connection, String prepared) {
        super(connection, prepared == null ? null : withNumbers(prepared));
        if (prepared == null) return;
        arguments = new Object[Postgres.numbered(prepared, new Object[1])];
        Arrays.fill(arguments, UNSET);
    }

    private static String withNumbers(String sql) {
        final Object[] text = new Object[1];
        Postgres.numbered(sql, text);
        return (String) text[0];
    }

    @Override
    SQLException unsupported(String method) {
        return Postgres.unsupported("Statement." + method);
    }

    @Override
    SQLException closed() {
        return Postgres.failure("55000", "This statement has been closed.");
    }

    @Override
    SQLException otherwise(boolean hasRows) {
        return hasRows ? Postgres.failure("0100E", "A result was returned when none was expected.")
                : Postgres.failure("02000", "No results were returned by the query.");
    }

    @Override
    JdbcResultSet results(String sql, Object[] given, Object[] columns, int most) throws SQLException {
        for (int i = 0; i < given.length; ++i) {
            if (given[i] == UNSET)
                throw Postgres.failure("22023", "No value specified for parameter " + (i + 1) + ".");
        }
        return new PostgresResultSet(this, sql, given, (String[]) columns[0], (String[]) columns[1],
                (String[]) columns[2], most);
    }

    @Override
    public ResultSet getGeneratedKeys() throws SQLException {
        throw unsupported("getGeneratedKeys");
    }

    // ---- arguments

    @Override
    void set(int index, Object value) throws SQLException {
        checkOpen();
        if (index < 1 || index > arguments.length)
            throw Postgres.failure("22023", "The column index is out of range: " + index + ", number of columns: "
                    + arguments.length + ".");
        arguments[index - 1] = value;
    }

    private void set(int index, String text, int type) throws SQLException {
        set(index, new Object[] {text, type});
    }

    @Override
    public void clearParameters() {
        Arrays.fill(arguments, UNSET);
    }

    @Override
    public void setBoolean(int index, boolean value) throws SQLException {
        set(index, value);
    }

    @Override
    public void setByte(int index, byte value) throws SQLException {
        set(index, (short) value);
    }

    @Override
    public void setShort(int index, short value) throws SQLException {
        set(index, value);
    }

    @Override
    public void setInt(int index, int value) throws SQLException {
        set(index, value);
    }

    @Override
    public void setLong(int index, long value) throws SQLException {
        set(index, value);
    }

    @Override
    public void setFloat(int index, float value) throws SQLException {
        set(index, value);
    }

    @Override
    public void setDouble(int index, double value) throws SQLException {
        set(index, value);
    }

    @Override
    public void setBigDecimal(int index, BigDecimal value) throws SQLException {
        set(index, value == null ? null : value.toString(), NUMERIC);
    }

    @Override
    public void setString(int index, String value) throws SQLException {
        if (value == null) set(index, null, TEXT);
        else set(index, value);
    }

    @Override
    public void setNString(int index, String value) throws SQLException {
        setString(index, value);
    }

    @Override
    public void setBytes(int index, byte[] value) throws SQLException {
        if (value == null) set(index, null, BYTES);
        else set(index, value.clone());
    }

    // The offset counts where the statement has a time with a zone, and is left out where it has none.
    private static String zoned(Timestamp value) {
        return value + " " + value.toLocalDateTime().atZone(ZoneId.systemDefault()).getOffset().toString()
                .replace("Z", "+00");
    }

    @Override
    public void setDate(int index, Date value) throws SQLException {
        set(index, value == null ? null : value.toString(), value == null ? DATE : AS_USED);
    }

    @Override
    public void setTime(int index, Time value) throws SQLException {
        set(index, value == null ? null : value.toString(), value == null ? TIME : AS_USED);
    }

    @Override
    public void setTimestamp(int index, Timestamp value) throws SQLException {
        set(index, value == null ? null : zoned(value), AS_USED);
    }

    @Override
    public void setDate(int index, Date value, Calendar calendar) throws SQLException {
        if (value != null && calendar != null) throw unsupported("setDate with a calendar");
        setDate(index, value);
    }

    @Override
    public void setTime(int index, Time value, Calendar calendar) throws SQLException {
        if (value != null && calendar != null) throw unsupported("setTime with a calendar");
        setTime(index, value);
    }

    @Override
    public void setTimestamp(int index, Timestamp value, Calendar calendar) throws SQLException {
        if (value != null && calendar != null) throw unsupported("setTimestamp with a calendar");
        setTimestamp(index, value);
    }

    @Override
    public void setObject(int index, Object value, int type, int scale) throws SQLException {
        setObject(index, value, type);
    }

    @Override
    public void setObject(int index, Object value, int type) throws SQLException {
        if (value == null) {
            setNull(index, type);
            return;
        }
        switch (type) {
            case Types.SMALLINT:
            case Types.TINYINT: setShort(index, Short.parseShort(value.toString())); break;
            case Types.INTEGER: setInt(index, Integer.parseInt(value.toString())); break;
            case Types.BIGINT: setLong(index, Long.parseLong(value.toString())); break;
            case Types.REAL: setFloat(index, Float.parseFloat(value.toString())); break;
            case Types.DOUBLE:
            case Types.FLOAT: setDouble(index, Double.parseDouble(value.toString())); break;
            case Types.NUMERIC:
            case Types.DECIMAL: setBigDecimal(index, new BigDecimal(value.toString())); break;
            case Types.CHAR:
            case Types.VARCHAR:
            case Types.LONGVARCHAR: setString(index, value.toString()); break;
            case Types.OTHER: set(index, value.toString(), AS_USED); break;
            default: setObject(index, value);
        }
    }

    @Override
    public void setObject(int index, Object value) throws SQLException {
        if (value == null) setNull(index, Types.OTHER);
        else if (value instanceof Byte) setByte(index, (Byte) value);
        else if (value instanceof Long || value instanceof Integer || value instanceof Short
                || value instanceof Double || value instanceof Float || value instanceof Boolean
                || value instanceof String) set(index, value);
        else if (value instanceof Character) setString(index, value.toString());
        else if (value instanceof BigDecimal) setBigDecimal(index, (BigDecimal) value);
        else if (value instanceof byte[]) setBytes(index, (byte[]) value);
        else if (value instanceof Date) setDate(index, (Date) value);
        else if (value instanceof Time) setTime(index, (Time) value);
        else if (value instanceof Timestamp) setTimestamp(index, (Timestamp) value);
        else if (value instanceof LocalDate) set(index, value.toString(), DATE);
        else if (value instanceof LocalTime) set(index, value.toString(), TIME);
        else if (value instanceof LocalDateTime) set(index, value.toString(), TIMESTAMP);
        else if (value instanceof OffsetDateTime) set(index, value.toString(), TIMESTAMP_WITH_ZONE);
        else if (value instanceof UUID) set(index, value.toString(), IDENTIFIER);
        else throw unsupported("setObject of " + value.getClass().getName());
    }

    @Override
    public ParameterMetaData getParameterMetaData() throws SQLException {
        throw unsupported("getParameterMetaData");
    }

    @Override
    public ResultSetMetaData getMetaData() throws SQLException {
        checkOpen();
        final Object[] columns = new Object[3];
        final int described = describe(prepared, columns);
        if ((described & Engine.HAS_ROWS) == 0) return null;
        return new PostgresColumns((String[]) columns[0], (String[]) columns[1], (String[]) columns[2]);
    }
}
