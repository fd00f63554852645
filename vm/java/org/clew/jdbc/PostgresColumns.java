package org.clew.jdbc;

import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;

/** The columns of a result of PostgreSQL. */
final class PostgresColumns implements ResultSetMetaData {
    private final String[] names, types, tables;

    PostgresColumns(String[] names, String[] types, String[] tables) {
        this.names = names;
        this.types = types;
        this.tables = tables;
    }

    // What is behind a name: its type in JDBC, the class of its objects, its precision and scale.
    private static final Object[][] TYPES = {
        {"bool", Types.BIT, "java.lang.Boolean", 1, 0},
        {"bytea", Types.BINARY, "[B", Integer.MAX_VALUE, 0},
        {"name", Types.VARCHAR, "java.lang.String", Integer.MAX_VALUE, 0},
        {"int8", Types.BIGINT, "java.lang.Long", 19, 0},
        {"bigserial", Types.BIGINT, "java.lang.Long", 19, 0},
        {"int2", Types.SMALLINT, "java.lang.Integer", 5, 0},
        {"smallserial", Types.SMALLINT, "java.lang.Integer", 5, 0},
        {"int4", Types.INTEGER, "java.lang.Integer", 10, 0},
        {"serial", Types.INTEGER, "java.lang.Integer", 10, 0},
        {"text", Types.VARCHAR, "java.lang.String", Integer.MAX_VALUE, 0},
        {"oid", Types.BIGINT, "java.lang.Long", 10, 0},
        {"float4", Types.REAL, "java.lang.Float", 8, 8},
        {"float8", Types.DOUBLE, "java.lang.Double", 17, 17},
        {"bpchar", Types.CHAR, "java.lang.String", Integer.MAX_VALUE, 0},
        {"varchar", Types.VARCHAR, "java.lang.String", Integer.MAX_VALUE, 0},
        {"date", Types.DATE, "java.sql.Date", 13, 0},
        {"time", Types.TIME, "java.sql.Time", 15, 6},
        {"timestamp", Types.TIMESTAMP, "java.sql.Timestamp", 29, 6},
        {"timestamptz", Types.TIMESTAMP, "java.sql.Timestamp", 35, 6},
        {"uuid", Types.OTHER, "java.util.UUID", Integer.MAX_VALUE, 0},
        {"numeric", Types.NUMERIC, "java.math.BigDecimal", 0, 0},
    };

    /** Without what is in brackets. */
    static String base(String type) {
        final int bracket = type.indexOf('(');
        return bracket < 0 ? type : type.substring(0, bracket);
    }

    private int checked(int column) throws SQLException {
        if (column < 1 || column > names.length)
            throw Postgres.failure("22023", "The column index is out of range: " + column + ", number of columns: "
                    + names.length + ".");
        return column - 1;
    }

    private Object[] typeOf(int column) throws SQLException {
        final String type = base(types[checked(column)]);
        for (Object[] one : TYPES) {
            if (one[0].equals(type)) return one;
        }
        throw Postgres.unsupported("a column of the type " + type);
    }

    private int bracketed(int column, int index, int otherwise) throws SQLException {
        final String type = types[checked(column)];
        if (type.indexOf('(') < 0) return otherwise;
        return Integer.parseInt(type.substring(type.indexOf('(') + 1, type.length() - 1).split(",")[index]);
    }

    @Override
    public int getColumnCount() {
        return names.length;
    }

    @Override
    public String getColumnName(int column) throws SQLException {
        return names[checked(column)];
    }

    @Override
    public String getColumnLabel(int column) throws SQLException {
        return names[checked(column)];
    }

    @Override
    public String getTableName(int column) throws SQLException {
        final String table = tables[checked(column)];
        return table == null ? "" : table;
    }

    @Override
    public int getColumnType(int column) throws SQLException {
        return (Integer) typeOf(column)[1];
    }

    @Override
    public String getColumnTypeName(int column) throws SQLException {
        return (String) typeOf(column)[0];
    }

    @Override
    public String getColumnClassName(int column) throws SQLException {
        return (String) typeOf(column)[2];
    }

    @Override
    public int getPrecision(int column) throws SQLException {
        return bracketed(column, 0, (Integer) typeOf(column)[3]);
    }

    @Override
    public int getScale(int column) throws SQLException {
        final Object[] type = typeOf(column);
        return type[0].equals("numeric") ? bracketed(column, 1, 0) : (Integer) type[4];
    }

    @Override
    public boolean isAutoIncrement(int column) throws SQLException {
        return base(types[checked(column)]).endsWith("serial");
    }

    @Override
    public boolean isSigned(int column) throws SQLException {
        final int type = getColumnType(column);
        return type == Types.BIGINT || type == Types.INTEGER || type == Types.SMALLINT || type == Types.REAL
                || type == Types.DOUBLE || type == Types.NUMERIC;
    }

    @Override
    public int getColumnDisplaySize(int column) throws SQLException {
        throw Postgres.unsupported("getColumnDisplaySize");
    }

    @Override
    public int isNullable(int column) throws SQLException {
        throw Postgres.unsupported("isNullable");
    }

    @Override
    public String getCatalogName(int column) {
        return "";
    }

    @Override
    public String getSchemaName(int column) throws SQLException {
        throw Postgres.unsupported("getSchemaName");
    }

    @Override
    public boolean isCaseSensitive(int column) throws SQLException {
        throw Postgres.unsupported("isCaseSensitive");
    }

    @Override
    public boolean isSearchable(int column) {
        return true;
    }

    @Override
    public boolean isCurrency(int column) {
        return false;
    }

    @Override
    public boolean isReadOnly(int column) {
        return false;
    }

    @Override
    public boolean isWritable(int column) {
        return true;
    }

    @Override
    public boolean isDefinitelyWritable(int column) {
        return false;
    }

    @Override
    public <T> T unwrap(Class<T> type) throws SQLException {
        if (type.isInstance(this)) return type.cast(this);
        throw new SQLException("Cannot unwrap to " + type.getName());
    }

    @Override
    public boolean isWrapperFor(Class<?> type) {
        return type.isInstance(this);
    }
}
