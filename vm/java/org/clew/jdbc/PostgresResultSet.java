package org.clew.jdbc;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Date;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Calendar;
import java.util.Locale;
import java.util.UUID;

/**
 * The rows of a query. Values are as PostgreSQL's driver makes them of texts, by the types of their columns: whole
 * numbers and truth values are numbers here, other numbers have their texts beside them, and all else is text or bytes.
 */
final class PostgresResultSet extends JdbcResultSet {

    PostgresResultSet(PostgresStatement statement, String sql, Object[] arguments, String[] names, String[] declared,
            String[] tables, int maxRows) throws SQLException {
        super(statement, sql, arguments, names, declared, tables, maxRows);
    }

    @Override
    SQLException unsupported(String method) {
        return Postgres.unsupported("ResultSet." + method);
    }

    @Override
    SQLException closed() {
        return Postgres.failure("55000", "This ResultSet is closed.");
    }

    @Override
    SQLException notAtRow() {
        if (isClosed()) return closed();
        return Postgres.failure("24000", "ResultSet not positioned properly, perhaps you need to call next.");
    }

    @Override
    SQLException noColumn(int column) {
        return Postgres.failure("22023", "The column index is out of range: " + column + ", number of columns: "
                + names.length + ".");
    }

    @Override
    SQLException noColumn(String column) {
        return Postgres.failure("42703", "The column name " + column + " was not found in this ResultSet.");
    }

    private static SQLException bad(String type, String text) {
        return Postgres.failure("22003", "Bad value for type " + type + " : " + text);
    }

    private String type(int i) {
        return PostgresColumns.base(declared[i]);
    }

    private boolean isBoolean(int i) {
        return declared[i].equals("bool");
    }

    private void checkType(int i, String... known) throws SQLException {
        final String type = type(i);
        for (String one : known) {
            if (one.equals(type)) return;
        }
        throw Postgres.unsupported("a column of the type " + type + ", got by this method,");
    }

    // ---- numbers

    private String textAt(int i) throws SQLException {
        if (types[i] == Engine.INTEGER)
            return isBoolean(i) ? numbers[i] != 0 ? "t" : "f" : Long.toString(numbers[i]);
        if (isGenerated) Engine.settle(input(i), objects);
        if (types[i] == Engine.BLOB) {
            final StringBuilder text = new StringBuilder("\\x");
            for (byte one : (byte[]) objects[i])
                text.append(Character.forDigit(one >> 4 & 15, 16)).append(Character.forDigit(one & 15, 16));
            return text.toString();
        }
        return (String) objects[i];
    }

    private void checkNumber(int i) throws SQLException {
        checkType(i, "bool", "int2", "int4", "int8", "smallserial", "serial", "bigserial", "oid", "float4", "float8",
                "numeric", "text", "varchar", "bpchar", "name", "uuid");
    }

    /** Whether all that a column holds is not below this least number, nor too large. */
    private static boolean fits(String type, long least) {
        switch (type) {
            case "int2": case "smallserial": return least <= Short.MIN_VALUE;
            case "int4": case "serial": return least <= Integer.MIN_VALUE;
            default: return least == Long.MIN_VALUE;
        }
    }

    private long whole(int column, String name, long least, long most) throws SQLException {
        if (isNull(column)) return 0;
        final int i = column - 1;
        checkNumber(i);
        if (types[i] == Engine.INTEGER && !isBoolean(i)) {
            if (!fits(type(i), least) && (numbers[i] < least || numbers[i] > most)) throw bad(name, textAt(i));
            return numbers[i];
        }
        if (isGenerated && types[i] == Engine.FLOAT) { // an input: its columns hold what a double holds
            final double number = Double.longBitsToDouble(numbers[i]);
            if (number > -9e15 && number < 9e15) {
                final long truncated = (long) number;
                if (truncated < least || truncated > most) throw bad(name, textAt(i));
                return truncated;
            }
        }
        final String text = textAt(i).trim();
        if (text.isEmpty() && name.equals("byte")) return 0; // as PostgreSQL's driver has it
        try {
            final BigInteger number = new BigDecimal(text).toBigInteger();
            if (number.compareTo(BigInteger.valueOf(least)) >= 0 && number.compareTo(BigInteger.valueOf(most)) <= 0)
                return number.longValue();
        } catch (NumberFormatException e) {
            throw bad(name, text);
        }
        throw bad(name, text);
    }

    @Override
    public long getLong(int column) throws SQLException {
        return whole(column, "long", Long.MIN_VALUE, Long.MAX_VALUE);
    }

    @Override
    public int getInt(int column) throws SQLException {
        return (int) whole(column, "int", Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    @Override
    public short getShort(int column) throws SQLException {
        return (short) whole(column, "short", Short.MIN_VALUE, Short.MAX_VALUE);
    }

    @Override
    public byte getByte(int column) throws SQLException {
        return (byte) whole(column, "byte", Byte.MIN_VALUE, Byte.MAX_VALUE);
    }

    @Override
    public double getDouble(int column) throws SQLException {
        if (isNull(column)) return 0;
        final int i = column - 1;
        checkNumber(i);
        if (types[i] == Engine.INTEGER && !isBoolean(i)) return numbers[i];
        if (types[i] == Engine.FLOAT) return Double.longBitsToDouble(numbers[i]);
        final String text = textAt(i).trim();
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException e) {
            throw bad("double", text);
        }
    }

    @Override
    public float getFloat(int column) throws SQLException {
        if (isNull(column)) return 0;
        final int i = column - 1;
        checkNumber(i);
        if (types[i] == Engine.INTEGER && !isBoolean(i)) return numbers[i];
        if (types[i] == Engine.FLOAT && isGenerated) return (float) Double.longBitsToDouble(numbers[i]);
        final String text = textAt(i).trim();
        try {
            return Float.parseFloat(text);
        } catch (NumberFormatException e) {
            throw bad("float", text);
        }
    }

    @Override
    public boolean getBoolean(int column) throws SQLException {
        if (isNull(column)) return false;
        final int i = column - 1;
        checkNumber(i);
        if (types[i] == Engine.INTEGER) {
            if (numbers[i] == 1) return true;
            if (numbers[i] == 0) return false;
            throw Postgres.failure("42846", "Cannot cast to boolean: \"" + textAt(i) + "\"");
        }
        final String text = textAt(i);
        switch (text.trim().toLowerCase(Locale.ROOT)) {
            case "1": case "true": case "t": case "yes": case "y": case "on": return true;
            case "0": case "false": case "f": case "no": case "n": case "off": return false;
            default: throw Postgres.failure("42846", "Cannot cast to boolean: \"" + text + "\"");
        }
    }

    @Override
    public BigDecimal getBigDecimal(int column) throws SQLException {
        if (isNull(column)) return null;
        final int i = column - 1;
        checkNumber(i);
        if (types[i] == Engine.INTEGER && !isBoolean(i)) return BigDecimal.valueOf(numbers[i]);
        if (types[i] == Engine.FLOAT && isGenerated && Engine.scale(input(i)) >= 0)
            return BigDecimal.valueOf(Engine.unscaled(input(i)), Engine.scale(input(i)));
        final String text = textAt(i).trim();
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException e) {
            throw bad("BigDecimal", text);
        }
    }

    // ---- texts and bytes

    @Override
    public String getString(int column) throws SQLException {
        if (isNull(column)) return null;
        if (declared[column - 1].equals("timestamptz")) throw Postgres.unsupported("a time with a zone, as a text");
        return textAt(column - 1);
    }

    @Override
    public String getNString(int column) throws SQLException {
        return getString(column);
    }

    @Override
    public byte[] getBytes(int column) throws SQLException {
        if (isNull(column)) return null;
        final int i = column - 1;
        checkType(i, "bytea");
        if (isGenerated) Engine.settle(input(i), objects);
        return ((byte[]) objects[i]).clone();
    }

    // ---- dates

    private LocalDateTime moment(int i) throws SQLException {
        checkType(i, "date", "timestamp");
        final String text = textAt(i);
        if (text.length() < 10 || text.charAt(4) != '-' || text.endsWith("BC"))
            throw Postgres.unsupported("the time " + text);
        return text.length() == 10 ? LocalDate.parse(text).atStartOfDay() : LocalDateTime.parse(text.replace(' ', 'T'));
    }

    private OffsetDateTime zoned(int i) throws SQLException {
        checkType(i, "timestamptz");
        final String text = textAt(i);
        if (!text.endsWith("+00") || text.charAt(4) != '-') throw Postgres.unsupported("the time " + text);
        return LocalDateTime.parse(text.substring(0, text.length() - 3).replace(' ', 'T')).atOffset(ZoneOffset.UTC);
    }

    @Override
    public Date getDate(int column) throws SQLException {
        if (isNull(column)) return null;
        final Date input = new Date(0);
        if (type(column - 1).equals("date") || type(column - 1).equals("timestamp"))
            if (isInput(column - 1, input, true)) return input;
        return Date.valueOf(moment(column - 1).toLocalDate());
    }

    @Override
    public Time getTime(int column) throws SQLException {
        if (isNull(column)) return null;
        checkType(column - 1, "time");
        final LocalTime time = LocalTime.parse(textAt(column - 1));
        return new Time(Time.valueOf(time).getTime() + time.getNano() / 1_000_000);
    }

    @Override
    public Timestamp getTimestamp(int column) throws SQLException {
        if (isNull(column)) return null;
        final Timestamp input = new Timestamp(0);
        if (type(column - 1).equals("date") || type(column - 1).startsWith("timestamp"))
            if (isInput(column - 1, input, false)) return input;
        if (declared[column - 1].equals("timestamptz")) return Timestamp.from(zoned(column - 1).toInstant());
        return Timestamp.valueOf(moment(column - 1));
    }

    @Override
    public Date getDate(int column, Calendar calendar) throws SQLException {
        if (calendar != null && !isNull(column)) throw unsupported("getDate with a calendar");
        return getDate(column);
    }

    @Override
    public Time getTime(int column, Calendar calendar) throws SQLException {
        if (calendar != null && !isNull(column)) throw unsupported("getTime with a calendar");
        return getTime(column);
    }

    @Override
    public Timestamp getTimestamp(int column, Calendar calendar) throws SQLException {
        if (calendar != null && !isNull(column)) throw unsupported("getTimestamp with a calendar");
        return getTimestamp(column);
    }

    // ---- objects

    @Override
    public Object getObject(int column) throws SQLException {
        if (isNull(column)) return null;
        final int i = column - 1;
        switch (type(i)) {
            case "bool": return numbers[i] != 0;
            case "int2": case "int4": case "smallserial": case "serial": return (int) numbers[i];
            case "int8": case "bigserial": case "oid": return numbers[i];
            case "float4": return getFloat(column);
            case "float8": return getDouble(column);
            case "numeric": return !(isGenerated && Engine.scale(input(i)) >= 0) && textAt(i).equals("NaN") ? (Object) Double.NaN : getBigDecimal(column);
            case "text": case "varchar": case "bpchar": case "name": return textAt(i);
            case "bytea": return getBytes(column);
            case "date": return getDate(column);
            case "time": return getTime(column);
            case "timestamp": case "timestamptz": return getTimestamp(column);
            case "uuid": return UUID.fromString(textAt(i));
            default: throw Postgres.unsupported("a column of the type " + type(i));
        }
    }

    @Override
    public <T> T getObject(int column, Class<T> type) throws SQLException {
        if (type == null) throw Postgres.failure("22023", "type is null");
        if (isNull(column)) return null;
        final int i = column - 1;
        Object value = null;
        if (type == LocalDate.class) {
            checkType(i, "date");
            value = getDate(column).toLocalDate();
        } else if (type == LocalDateTime.class) {
            checkType(i, "timestamp");
            value = moment(i);
        } else if (type == LocalTime.class) {
            checkType(i, "time");
            value = LocalTime.parse(textAt(i));
        } else if (type == OffsetDateTime.class) {
            value = zoned(i);
        } else if (type == String.class) {
            checkType(i, "text", "varchar", "bpchar", "name");
            value = textAt(i);
        } else {
            value = getObject(column);
            if (!type.isInstance(value))
                throw Postgres.unsupported("a " + type.getName() + " of a column of the type " + type(i));
        }
        return type.cast(value);
    }

    @Override
    public ResultSetMetaData getMetaData() {
        return new PostgresColumns(names, declared, tables);
    }
}
