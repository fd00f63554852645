package org.clew.jdbc;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.sql.Date;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.sql.Time;
import java.sql.Timestamp;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.TimeZone;

/** The rows of a query, from the first to the last: the query, and how many of them have been read. */
final class SqliteResultSet extends UnsupportedResultSet {
    private final SqliteStatement statement;
    private final long[] session;
    private final String sql;
    private final Object[] arguments;
    private final String[] names, declared, tables;
    private final int maxRows;
    private final boolean isGenerated; // one row, which takes the path that is looked for
    private long position; // rows read
    private boolean isOpen = true, isPastEnd, wasNull;

    // The row that is looked at.
    private final byte[] types;
    private final long[] numbers;
    private final Object[] objects;

    SqliteResultSet(SqliteStatement statement, String sql, Object[] arguments, String[] names, String[] declared,
            String[] tables, int maxRows) throws SQLException {
        this.statement = statement;
        this.sql = sql;
        this.arguments = arguments;
        this.names = names;
        this.declared = declared;
        this.tables = tables;
        this.maxRows = maxRows;
        types = new byte[names.length];
        numbers = new long[names.length];
        objects = new Object[names.length];
        isGenerated = Sqlite.isGenerated(sql);
        session = statement.connection.beginCursor();
        try {
            // What is wrong with the query is said before its rows are read.
            if (!(isGenerated ? Sqlite.tuple(session, sql, arguments, types, numbers, objects)
                    : Sqlite.row(session, sql, arguments, 0, types, numbers, objects))) end();
        } catch (SQLException e) {
            end();
            throw e;
        }
    }

    private boolean isEnded;

    private void end() {
        if (isEnded) return;
        isEnded = true;
        statement.connection.endCursor();
    }

    @Override
    public boolean next() throws SQLException {
        if (!isOpen) throw new SQLException("ResultSet closed");
        if (isPastEnd) return false;
        if (isEnded || (maxRows != 0 && position == maxRows) || (isGenerated && position == 1)
                || (position != 0 && !Sqlite.row(session, sql, arguments, position, types, numbers, objects))) {
            isPastEnd = true;
            end();
            return false;
        }
        ++position;
        return true;
    }

    @Override
    public void close() throws SQLException {
        if (!isOpen) return;
        isOpen = false;
        end();
        statement.resultClosed();
    }

    // ---- values

    private int at(int column) throws SQLException {
        if (!isOpen || isPastEnd || position == 0) throw new SQLException("ResultSet closed");
        if (column < 1 || column > names.length)
            throw new SQLException("column " + column + " out of bounds [1," + names.length + "]");
        return column - 1;
    }

    private boolean isNull(int column) throws SQLException {
        wasNull = types[at(column)] == Sqlite.NULL;
        return wasNull;
    }

    @Override
    public int findColumn(String column) throws SQLException {
        if (!isOpen) throw new SQLException("ResultSet closed");
        for (int i = 0; i < names.length; ++i) {
            if (names[i].equalsIgnoreCase(column)) return i + 1;
        }
        throw new SQLException("no such column: '" + column + "'");
    }

    @Override
    public boolean wasNull() {
        return wasNull;
    }

    @Override
    public long getLong(int column) throws SQLException {
        if (isNull(column)) return 0;
        final int i = column - 1;
        switch (types[i]) {
            case Sqlite.INTEGER: return numbers[i];
            case Sqlite.FLOAT: return (long) Double.longBitsToDouble(numbers[i]);
            default: return Numbers.longIn(textAt(i));
        }
    }

    @Override
    public double getDouble(int column) throws SQLException {
        if (isNull(column)) return 0;
        final int i = column - 1;
        switch (types[i]) {
            case Sqlite.INTEGER: return numbers[i];
            case Sqlite.FLOAT: return Double.longBitsToDouble(numbers[i]);
            default: return Numbers.doubleIn(textAt(i));
        }
    }

    // Also of a blob.
    private String textAt(int i) throws SQLException {
        if (isGenerated && types[i] != Sqlite.INTEGER && types[i] != Sqlite.FLOAT) Sqlite.settle(i, objects);
        switch (types[i]) {
            case Sqlite.INTEGER: return Long.toString(numbers[i]);
            case Sqlite.FLOAT: return Sqlite.text(Double.longBitsToDouble(numbers[i]));
            case Sqlite.TEXT: return (String) objects[i];
            default: return new String((byte[]) objects[i], StandardCharsets.UTF_8);
        }
    }

    @Override
    public String getString(int column) throws SQLException {
        return isNull(column) ? null : textAt(column - 1);
    }

    @Override
    public String getNString(int column) throws SQLException {
        return getString(column);
    }

    @Override
    public int getInt(int column) throws SQLException {
        return (int) getLong(column);
    }

    @Override
    public short getShort(int column) throws SQLException {
        return (short) getLong(column);
    }

    @Override
    public byte getByte(int column) throws SQLException {
        return (byte) getLong(column);
    }

    @Override
    public boolean getBoolean(int column) throws SQLException {
        return getInt(column) != 0;
    }

    @Override
    public float getFloat(int column) throws SQLException {
        return (float) getDouble(column);
    }

    @Override
    public byte[] getBytes(int column) throws SQLException {
        if (isNull(column)) return null;
        final int i = column - 1;
        if (isGenerated && types[i] == Sqlite.BLOB) Sqlite.settle(i, objects);
        return types[i] == Sqlite.BLOB ? ((byte[]) objects[i]).clone() : textAt(i).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public BigDecimal getBigDecimal(int column) throws SQLException {
        if (isNull(column)) return null;
        final int i = column - 1;
        switch (types[i]) {
            case Sqlite.INTEGER: return BigDecimal.valueOf(numbers[i]);
            case Sqlite.FLOAT: return BigDecimal.valueOf(Double.longBitsToDouble(numbers[i]));
            default:
                try {
                    return new BigDecimal(textAt(i));
                } catch (NumberFormatException e) {
                    throw new SQLException("Bad value for type BigDecimal : " + textAt(i));
                }
        }
    }

    @Override
    public Object getObject(int column) throws SQLException {
        if (isNull(column)) return null;
        final int i = column - 1;
        switch (types[i]) {
            case Sqlite.INTEGER:
                if (numbers[i] > Integer.MAX_VALUE || numbers[i] < Integer.MIN_VALUE) return numbers[i];
                return (int) numbers[i];
            case Sqlite.FLOAT: return Double.longBitsToDouble(numbers[i]);
            case Sqlite.BLOB: return getBytes(column);
            default: return textAt(i);
        }
    }

    @Override
    public <T> T getObject(int column, Class<T> type) throws SQLException {
        Object value;
        if (type == null) throw new SQLException("requested type cannot be null");
        if (type == String.class) value = getString(column);
        else if (type == Boolean.class) value = getBoolean(column);
        else if (type == BigDecimal.class) value = getBigDecimal(column);
        else if (type == byte[].class) value = getBytes(column);
        else if (type == Date.class) value = getDate(column);
        else if (type == Time.class) value = getTime(column);
        else if (type == Timestamp.class) value = getTimestamp(column);
        else if (type == java.time.LocalDate.class) value = getDate(column) == null ? null : getDate(column).toLocalDate();
        else if (type == Integer.class) value = getInt(column);
        else if (type == Long.class) value = getLong(column);
        else if (type == Float.class) value = getFloat(column);
        else if (type == Double.class) value = getDouble(column);
        else throw new SQLException("Bad value for type " + type);
        return type.cast(isNull(column) && type != Boolean.class ? null : value);
    }

    @Override
    public <T> T getObject(String column, Class<T> type) throws SQLException {
        return getObject(findColumn(column), type);
    }

    @Override
    public InputStream getBinaryStream(int column) throws SQLException {
        final byte[] bytes = getBytes(column);
        return bytes == null ? null : new ByteArrayInputStream(bytes);
    }

    @Override
    public Reader getCharacterStream(int column) throws SQLException {
        final String text = getString(column);
        return text == null ? null : new StringReader(text);
    }

    // ---- dates: milliseconds, Julian days, or texts as the driver that most programs use writes them

    private long milliseconds(int column) throws SQLException {
        final int i = column - 1;
        switch (types[i]) {
            case Sqlite.TEXT: return textMilliseconds(textAt(i), TimeZone.getDefault());
            case Sqlite.FLOAT: return julian(Double.longBitsToDouble(numbers[i]));
            default: return getLong(column);
        }
    }

    private static long textMilliseconds(String text, TimeZone zone) throws SQLException {
        for (String form : new String[] {"yyyy-MM-dd HH:mm:ss.SSS", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss",
                "yyyy-MM-dd HH:mm", "yyyy-MM-dd"}) {
            final SimpleDateFormat format = new SimpleDateFormat(form);
            format.setTimeZone(zone);
            final ParsePosition end = new ParsePosition(0);
            final java.util.Date parsed = format.parse(text, end);
            if (parsed != null && end.getIndex() == text.length()) return parsed.getTime();
        }
        throw new SQLException("Error parsing time stamp: Unparseable date: \"" + text + "\"");
    }

    // Of noon in Greenwich on January 1, 4713 BC, in the time zone of the machine.
    private static long julian(double days) {
        final long utc = Math.round((days - 2440587.5) * 86400000.0);
        return utc - TimeZone.getDefault().getOffset(utc);
    }

    @Override
    public Date getDate(int column) throws SQLException {
        if (isNull(column)) return null;
        return new Date(milliseconds(column));
    }

    @Override
    public Time getTime(int column) throws SQLException {
        if (isNull(column)) return null;
        return new Time(milliseconds(column));
    }

    @Override
    public Timestamp getTimestamp(int column) throws SQLException {
        if (isNull(column)) return null;
        return new Timestamp(milliseconds(column));
    }

    @Override
    public Date getDate(int column, Calendar calendar) throws SQLException {
        final Date value = getDate(column);
        return value == null || types[column - 1] != Sqlite.TEXT ? value
                : new Date(textMilliseconds(textAt(column - 1), calendar.getTimeZone()));
    }

    @Override
    public Date getDate(String column, Calendar calendar) throws SQLException {
        return getDate(findColumn(column), calendar);
    }

    @Override
    public Time getTime(int column, Calendar calendar) throws SQLException {
        final Time value = getTime(column);
        return value == null || types[column - 1] != Sqlite.TEXT ? value
                : new Time(textMilliseconds(textAt(column - 1), calendar.getTimeZone()));
    }

    @Override
    public Time getTime(String column, Calendar calendar) throws SQLException {
        return getTime(findColumn(column), calendar);
    }

    @Override
    public Timestamp getTimestamp(int column, Calendar calendar) throws SQLException {
        final Timestamp value = getTimestamp(column);
        return value == null || types[column - 1] != Sqlite.TEXT ? value
                : new Timestamp(textMilliseconds(textAt(column - 1), calendar.getTimeZone()));
    }

    @Override
    public Timestamp getTimestamp(String column, Calendar calendar) throws SQLException {
        return getTimestamp(findColumn(column), calendar);
    }

    @Override
    public boolean getBoolean(String column) throws SQLException {
        return getBoolean(findColumn(column));
    }

    @Override
    public byte getByte(String column) throws SQLException {
        return getByte(findColumn(column));
    }

    @Override
    public short getShort(String column) throws SQLException {
        return getShort(findColumn(column));
    }

    @Override
    public int getInt(String column) throws SQLException {
        return getInt(findColumn(column));
    }

    @Override
    public long getLong(String column) throws SQLException {
        return getLong(findColumn(column));
    }

    @Override
    public float getFloat(String column) throws SQLException {
        return getFloat(findColumn(column));
    }

    @Override
    public double getDouble(String column) throws SQLException {
        return getDouble(findColumn(column));
    }

    @Override
    public String getString(String column) throws SQLException {
        return getString(findColumn(column));
    }

    @Override
    public String getNString(String column) throws SQLException {
        return getNString(findColumn(column));
    }

    @Override
    public byte[] getBytes(String column) throws SQLException {
        return getBytes(findColumn(column));
    }

    @Override
    public BigDecimal getBigDecimal(String column) throws SQLException {
        return getBigDecimal(findColumn(column));
    }

    @Override
    public Date getDate(String column) throws SQLException {
        return getDate(findColumn(column));
    }

    @Override
    public Time getTime(String column) throws SQLException {
        return getTime(findColumn(column));
    }

    @Override
    public Timestamp getTimestamp(String column) throws SQLException {
        return getTimestamp(findColumn(column));
    }

    @Override
    public Object getObject(String column) throws SQLException {
        return getObject(findColumn(column));
    }

    @Override
    public InputStream getBinaryStream(String column) throws SQLException {
        return getBinaryStream(findColumn(column));
    }

    @Override
    public Reader getCharacterStream(String column) throws SQLException {
        return getCharacterStream(findColumn(column));
    }

    // ---- what it is asked and told

    @Override
    public ResultSetMetaData getMetaData() {
        return new SqliteColumns(names, declared, tables, isEnded && position == 0 ? null : types, numbers);
    }

    @Override
    public Statement getStatement() {
        return statement;
    }

    @Override
    public boolean isClosed() {
        return !isOpen;
    }

    @Override
    public boolean isBeforeFirst() {
        return isOpen && position == 0 && !isEnded;
    }

    @Override
    public boolean isFirst() {
        return position == 1 && !isPastEnd;
    }

    @Override
    public boolean isAfterLast() {
        return isPastEnd && position != 0;
    }

    @Override
    public int getRow() {
        return isPastEnd ? 0 : (int) position;
    }

    @Override
    public int getType() {
        return TYPE_FORWARD_ONLY;
    }

    @Override
    public int getConcurrency() {
        return CONCUR_READ_ONLY;
    }

    @Override
    public int getHoldability() {
        return CLOSE_CURSORS_AT_COMMIT;
    }

    @Override
    public int getFetchDirection() {
        return FETCH_FORWARD;
    }

    @Override
    public void setFetchDirection(int direction) throws SQLException {
        if (direction != FETCH_FORWARD) throw new SQLException("only FETCH_FORWARD direction supported");
    }

    @Override
    public int getFetchSize() {
        return 0;
    }

    @Override
    public void setFetchSize(int rows) {}

    @Override
    public SQLWarning getWarnings() {
        return null;
    }

    @Override
    public void clearWarnings() {}

    @Override
    public boolean rowDeleted() {
        return false;
    }

    @Override
    public boolean rowInserted() {
        return false;
    }

    @Override
    public boolean rowUpdated() {
        return false;
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
