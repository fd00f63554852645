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
import java.util.Locale;
import java.util.UUID;

/** A statement of PostgreSQL. Arguments are values that have a type there, or a text and its type. */
final class PostgresStatement extends JdbcStatement {
    private static final Object UNSET = new Object();

    // Of types that are written as texts: OIDs. As the statement has it: 0.
    private static final int AS_USED = 0, TEXT = 1043, BYTES = 17, NUMERIC = 1700, DATE = 1082, TIME = 1083,
            TIMESTAMP = 1114, TIMESTAMP_WITH_ZONE = 1184, IDENTIFIER = 2950;

    static final String[] ALL_COLUMNS = {};

    private final boolean keepsKeys; // what it returns are generated keys
    private boolean keepsKeysNow;    // likewise, of what is executed
    private ResultSet keys;

    PostgresStatement(PostgresConnection connection, String prepared) {
        this(connection, prepared, false);
    }

    PostgresStatement(PostgresConnection connection, String prepared, boolean keepsKeys) {
        super(connection, prepared == null ? null : withNumbers(prepared));
        this.keepsKeys = keepsKeys;
        keepsKeysNow = keepsKeys;
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
        checkGiven(given);
        return new PostgresResultSet(this, sql, given, (String[]) columns[0], (String[]) columns[1],
                (String[]) columns[2], most);
    }

    private void checkGiven(Object[] given) throws SQLException {
        for (int i = 0; i < given.length; ++i) {
            if (given[i] == UNSET)
                throw Postgres.failure("22023", "No value specified for parameter " + (i + 1) + ".");
        }
    }

    // What has gone wrong is said after it was executed.
    @Override
    int change(String sql, Object[] given, Object[] columns, boolean wantsRows, boolean wantsCount)
            throws SQLException {
        checkGiven(given);
        if (wantsCount && columns != null && !keepsKeysNow)
            throw Postgres.unsupported("executeUpdate of a statement that returns rows");
        final Object[] values = given.clone();
        keys = null;
        final int changed = ((PostgresConnection) connection).update(sql, values, columns != null, getQueryTimeout());
        if (columns == null) {
            if (wantsRows) throw otherwise(false);
            return changed;
        }
        final JdbcResultSet rows = results(sql, values, columns, 0);
        if (keepsKeysNow) {
            keys = rows;
            return changed;
        }
        result = rows;
        return -1;
    }

    // ---- generated keys: rows that the statement returns

    static String returning(String sql, String[] columns) {
        final String first = SqlWords.firstOf(sql)[0];
        if (!first.equals("INSERT") && !first.equals("UPDATE") && !first.equals("DELETE") && !first.equals("WITH"))
            return sql;
        if (sql.toUpperCase(Locale.ROOT).contains("RETURNING")) return sql;
        final StringBuilder names = new StringBuilder();
        for (String column : columns)
            names.append(names.length() == 0 ? "" : ", ").append('"').append(column.replace("\"", "\"\"")).append('"');
        return sql + "\nRETURNING " + (columns.length == 0 ? "*" : names);
    }

    private boolean runForKeys(String sql, String[] columns, boolean wantsCount) throws SQLException {
        keepsKeysNow = true;
        try {
            return run(returning(sql, columns), new Object[0], false, wantsCount);
        } finally {
            keepsKeysNow = keepsKeys;
        }
    }

    @Override
    public int executeUpdate(String sql, String[] columns) throws SQLException {
        runForKeys(sql, columns, true);
        return getUpdateCount();
    }

    @Override
    public int executeUpdate(String sql, int keys) throws SQLException {
        return keys == RETURN_GENERATED_KEYS ? executeUpdate(sql, ALL_COLUMNS) : executeUpdate(sql);
    }

    @Override
    public boolean execute(String sql, String[] columns) throws SQLException {
        return runForKeys(sql, columns, false);
    }

    @Override
    public boolean execute(String sql, int keys) throws SQLException {
        return keys == RETURN_GENERATED_KEYS ? execute(sql, ALL_COLUMNS) : execute(sql);
    }

    @Override
    public ResultSet getGeneratedKeys() throws SQLException {
        checkOpen();
        if (keys == null) throw unsupported("getGeneratedKeys where there are none");
        return keys;
    }

    @Override
    public int[] executeBatch() throws SQLException {
        checkOpen();
        final PostgresConnection on = (PostgresConnection) connection;
        final boolean begins = on.beginBatch();
        try {
            final int[] counts = super.executeBatch();
            if (begins) on.endBatch();
            return counts;
        } catch (SQLException e) {
            throw Postgres.unsupported("an error in a batch");
        }
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
