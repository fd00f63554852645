package org.clew.jdbc;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.sql.Date;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.Calendar;
import java.util.TimeZone;

/** The rows of a query, with values of the types that SQLite has. */
final class SqliteResultSet extends JdbcResultSet {
    SqliteResultSet(SqliteStatement statement, String sql, Object[] arguments, String[] names, String[] declared,
            String[] tables, int maxRows) throws SQLException {
        super(statement, sql, arguments, names, declared, tables, maxRows);
    }

    @Override
    SQLException closed() {
        return new SQLException("ResultSet closed");
    }

    @Override
    SQLException notAtRow() {
        return closed();
    }

    @Override
    SQLException noColumn(int column) {
        return new SQLException("column " + column + " out of bounds [1," + names.length + "]");
    }

    @Override
    SQLException noColumn(String column) {
        return new SQLException("no such column: '" + column + "'");
    }

    // ---- values

    @Override
    public long getLong(int column) throws SQLException {
        if (isNull(column)) return 0;
        final int i = column - 1;
        switch (types[i]) {
            case Engine.INTEGER: return numbers[i];
            case Engine.FLOAT: return (long) Double.longBitsToDouble(numbers[i]);
            default: return Numbers.longIn(textAt(i));
        }
    }

    @Override
    public double getDouble(int column) throws SQLException {
        if (isNull(column)) return 0;
        final int i = column - 1;
        switch (types[i]) {
            case Engine.INTEGER: return numbers[i];
            case Engine.FLOAT: return Double.longBitsToDouble(numbers[i]);
            default: return Numbers.doubleIn(textAt(i));
        }
    }

    // Of a number that is a FLOAT here, as others of its column are.
    private boolean isWhole(int i) {
        return isGenerated && Engine.isWhole(input(i));
    }

    // Also of a blob.
    private String textAt(int i) throws SQLException {
        if (isGenerated && types[i] != Engine.INTEGER && types[i] != Engine.FLOAT) Engine.settle(input(i), objects);
        switch (types[i]) {
            case Engine.INTEGER: return Long.toString(numbers[i]);
            case Engine.FLOAT:
                final double number = Double.longBitsToDouble(numbers[i]);
                return isWhole(i) ? Long.toString((long) number) : Sqlite.text(number);
            case Engine.TEXT: return (String) objects[i];
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
        if (isGenerated && types[i] == Engine.BLOB) Engine.settle(input(i), objects);
        return types[i] == Engine.BLOB ? ((byte[]) objects[i]).clone() : textAt(i).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public BigDecimal getBigDecimal(int column) throws SQLException {
        if (isNull(column)) return null;
        final int i = column - 1;
        switch (types[i]) {
            case Engine.INTEGER: return BigDecimal.valueOf(numbers[i]);
            case Engine.FLOAT:
                final double number = Double.longBitsToDouble(numbers[i]);
                if (isWhole(i)) return BigDecimal.valueOf((long) number);
                return isGenerated && Engine.scale(input(i)) > 0 ? decimal(i) : BigDecimal.valueOf(number);
            default:
                try {
                    return new BigDecimal(textAt(i));
                } catch (NumberFormatException e) {
                    throw new SQLException("Bad value for type BigDecimal : " + textAt(i));
                }
        }
    }

    /** What BigDecimal.valueOf makes of such a double: no more zeros at its end than one behind the point. */
    private BigDecimal decimal(int i) {
        long unscaled = Engine.unscaled(input(i));
        int scale = Engine.scale(input(i));
        while (scale > 1 && unscaled % 10 == 0) {
            unscaled /= 10;
            --scale;
        }
        return BigDecimal.valueOf(unscaled, scale);
    }

    private static Object boxed(long number) {
        if (number > Integer.MAX_VALUE || number < Integer.MIN_VALUE) return number;
        return (int) number;
    }

    @Override
    public Object getObject(int column) throws SQLException {
        if (isNull(column)) return null;
        final int i = column - 1;
        switch (types[i]) {
            case Engine.INTEGER: return boxed(numbers[i]);
            case Engine.FLOAT:
                final double number = Double.longBitsToDouble(numbers[i]);
                if (isWhole(i)) return boxed((long) number);
                return number;
            case Engine.BLOB: return getBytes(column);
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

    // ---- dates: milliseconds, Julian days, or texts as the driver that most programs use writes them

    private long milliseconds(int column) throws SQLException {
        final int i = column - 1;
        switch (types[i]) {
            case Engine.TEXT: return textMilliseconds(textAt(i), TimeZone.getDefault());
            case Engine.FLOAT: return julian(Double.longBitsToDouble(numbers[i]));
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
        final Date input = new Date(0);
        return isInput(column - 1, input, false) ? input : new Date(milliseconds(column));
    }

    @Override
    public Time getTime(int column) throws SQLException {
        if (isNull(column)) return null;
        final Time input = new Time(0);
        return isInput(column - 1, input, false) ? input : new Time(milliseconds(column));
    }

    @Override
    public Timestamp getTimestamp(int column) throws SQLException {
        if (isNull(column)) return null;
        final Timestamp input = new Timestamp(0);
        return isInput(column - 1, input, false) ? input : new Timestamp(milliseconds(column));
    }

    @Override
    public Date getDate(int column, Calendar calendar) throws SQLException {
        final Date value = getDate(column);
        return value == null || types[column - 1] != Engine.TEXT ? value
                : new Date(textMilliseconds(textAt(column - 1), calendar.getTimeZone()));
    }

    @Override
    public Time getTime(int column, Calendar calendar) throws SQLException {
        final Time value = getTime(column);
        return value == null || types[column - 1] != Engine.TEXT ? value
                : new Time(textMilliseconds(textAt(column - 1), calendar.getTimeZone()));
    }

    @Override
    public Timestamp getTimestamp(int column, Calendar calendar) throws SQLException {
        final Timestamp value = getTimestamp(column);
        return value == null || types[column - 1] != Engine.TEXT ? value
                : new Timestamp(textMilliseconds(textAt(column - 1), calendar.getTimeZone()));
    }

    @Override
    public ResultSetMetaData getMetaData() {
        return new SqliteColumns(names, declared, tables, isEnded && position == 0 ? null : types, numbers);
    }
}
