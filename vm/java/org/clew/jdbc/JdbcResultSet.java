package org.clew.jdbc;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.math.BigDecimal;
import java.sql.Date;
import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.Calendar;
import java.util.TimeZone;

/** The rows of a query, from the first to the last: the query, and how many of them have been read. */
abstract class JdbcResultSet extends UnsupportedResultSet {
    final JdbcStatement statement;
    private final long[] session;
    private final String sql;
    private final Object[] arguments;
    final String[] names, declared, tables;
    private final int maxRows;
    final boolean isGenerated; // rows that take the path that is looked for
    long position; // rows read
    private boolean isOpen = true, isPastEnd, wasNull;

    // The row that is looked at.
    byte[] types;
    long[] numbers;
    Object[] objects;

    JdbcResultSet(JdbcStatement statement, String sql, Object[] arguments, String[] names, String[] declared,
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
        isGenerated = Engine.isGenerated(sql);
        session = statement.connection.beginCursor(sql, arguments);
        try {
            // What is wrong with the query is said before its rows are read.
            if (!read()) end();
        } catch (SQLException e) {
            end();
            statement.connection.failed();
            throw e;
        }
    }

    boolean isEnded;

    private void end() {
        if (isEnded) return;
        isEnded = true;
        statement.connection.endCursor();
    }

    // ---- what the database's driver says

    abstract SQLException closed();

    abstract SQLException notAtRow();

    abstract SQLException noColumn(int column);

    abstract SQLException noColumn(String column);

    private boolean read() throws SQLException {
        return isGenerated ? Engine.tuple(session, sql, arguments, position, types, numbers, objects)
                : Engine.row(session, sql, arguments, position, types, numbers, objects);
    }

    private boolean advance() throws SQLException {
        if (isGenerated) { // its values are inputs of their own
            types = new byte[names.length];
            numbers = new long[names.length];
            objects = new Object[names.length];
        }
        try {
            return read();
        } catch (SQLException e) {
            statement.connection.failed();
            throw e;
        }
    }

    @Override
    public boolean next() throws SQLException {
        if (!isOpen) throw closed();
        if (isPastEnd) return false;
        if (isEnded || (maxRows != 0 && position == maxRows) || (position != 0 && !advance())) {
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

    int at(int column) throws SQLException {
        if (!isOpen || isPastEnd || position == 0) throw notAtRow();
        if (column < 1 || column > names.length) throw noColumn(column);
        return column - 1;
    }

    boolean isNull(int column) throws SQLException {
        final int i = at(column);
        if (isGenerated) Engine.look(input(i));
        wasNull = types[i] == Engine.NULL;
        return wasNull;
    }

    /** Of the column of the present row, for the functions of Engine that are about inputs. */
    int input(int i) {
        return (int) (position - 1) * names.length + i;
    }

    /** The date is set to that of the row, where that is an input. */
    boolean isInput(int i, java.util.Date into, boolean wholeDay) {
        return isGenerated && TimeZone.getDefault().hasSameRules(TimeZone.getTimeZone("UTC"))
                && Engine.moment(input(i), into, wholeDay);
    }

    @Override
    public int findColumn(String column) throws SQLException {
        if (!isOpen) throw closed();
        for (int i = 0; i < names.length; ++i) {
            if (names[i].equalsIgnoreCase(column)) return i + 1;
        }
        throw noColumn(column);
    }

    @Override
    public boolean wasNull() {
        return wasNull;
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

    @Override
    public Date getDate(String column, Calendar calendar) throws SQLException {
        return getDate(findColumn(column), calendar);
    }

    @Override
    public Time getTime(String column, Calendar calendar) throws SQLException {
        return getTime(findColumn(column), calendar);
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
