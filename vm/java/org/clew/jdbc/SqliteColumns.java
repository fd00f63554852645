package org.clew.jdbc;

import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Types;
import java.util.Locale;

/** The columns of a result: by their declared types, or by the row that is looked at where they have none. */
final class SqliteColumns implements ResultSetMetaData {
    private final String[] names, types, tables;
    private final byte[] present; // the types of the values of the row; null: there is none
    private final long[] numbers; // of the row, likewise

    SqliteColumns(String[] names, String[] types, String[] tables, byte[] present, long[] numbers) {
        this.numbers = numbers;
        this.names = names;
        this.types = types;
        this.tables = tables;
        this.present = present;
    }

    private int checked(int column) throws SQLException {
        if (column < 1 || column > names.length)
            throw new SQLException("column " + column + " out of bounds [1," + names.length + "]");
        return column - 1;
    }

    private String declared(int column) throws SQLException {
        final String type = types[checked(column)];
        if (type == null) return "";
        final int bracket = type.indexOf('(');
        return (bracket < 0 ? type : type.substring(0, bracket)).trim().toUpperCase(Locale.ROOT);
    }

    private int bracketed(int column, int index) throws SQLException {
        final String type = types[checked(column)];
        if (type == null || type.indexOf('(') < 0) return 0;
        final String[] parts = type.substring(type.indexOf('(') + 1).replace(")", "").split(",");
        try {
            return index < parts.length ? Integer.parseInt(parts[index].trim()) : 0;
        } catch (NumberFormatException e) {
            return 0;
        }
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
        return getColumnName(column);
    }

    @Override
    public String getTableName(int column) throws SQLException {
        final String table = tables[checked(column)];
        return table == null ? "" : table;
    }

    @Override
    public int getColumnType(int column) throws SQLException {
        final String type = declared(column);
        final byte value = present == null ? Engine.NULL : present[checked(column)];
        if (value == Engine.INTEGER || value == Engine.NULL) {
            switch (type) {
                case "BOOLEAN": return Types.BOOLEAN;
                case "TINYINT": return Types.TINYINT;
                case "SMALLINT": case "INT2": return Types.SMALLINT;
                case "BIGINT": case "INT8": case "UNSIGNED BIG INT": return Types.BIGINT;
                case "DATE": case "DATETIME": return Types.DATE;
                case "TIMESTAMP": return Types.TIMESTAMP;
                case "INT": case "INTEGER": case "MEDIUMINT": return integer(column);
                default: break;
            }
        }
        if (value == Engine.FLOAT || value == Engine.NULL) {
            switch (type) {
                case "DECIMAL": return Types.DECIMAL;
                case "DOUBLE": case "DOUBLE PRECISION": return Types.DOUBLE;
                case "NUMERIC": return Types.NUMERIC;
                case "REAL": return Types.REAL;
                case "FLOAT": return Types.FLOAT;
                default: break;
            }
        }
        if (value == Engine.TEXT || value == Engine.NULL) {
            switch (type) {
                case "CHARACTER": case "NCHAR": case "NATIVE CHARACTER": case "CHAR": return Types.CHAR;
                case "CLOB": return Types.CLOB;
                case "DATE": case "DATETIME": return Types.DATE;
                case "TIMESTAMP": return Types.TIMESTAMP;
                case "VARCHAR": case "VARYING CHARACTER": case "NVARCHAR": case "TEXT": return Types.VARCHAR;
                default: break;
            }
        }
        if (value == Engine.BLOB || value == Engine.NULL) {
            if (type.equals("BINARY")) return Types.BINARY;
            if (type.equals("BLOB")) return Types.BLOB;
        }
        switch (value) {
            case Engine.INTEGER: return integer(column);
            case Engine.FLOAT: return Types.FLOAT;
            case Engine.TEXT: return Types.VARCHAR;
            case Engine.BLOB: return Types.BLOB;
            default: return type.isEmpty() ? Types.NUMERIC : Types.VARCHAR;
        }
    }

    private int integer(int column) {
        return present != null && present[column - 1] == Engine.INTEGER && numbers[column - 1] != (int) numbers[column - 1]
                ? Types.BIGINT : Types.INTEGER;
    }

    @Override
    public String getColumnTypeName(int column) throws SQLException {
        final String type = declared(column);
        if (!type.isEmpty()) return type;
        switch (present == null ? Engine.NULL : present[checked(column)]) {
            case Engine.INTEGER: return "INTEGER";
            case Engine.FLOAT: return "FLOAT";
            case Engine.BLOB: return "BLOB";
            case Engine.TEXT: return "TEXT";
            default: return "NUMERIC";
        }
    }

    @Override
    public String getColumnClassName(int column) throws SQLException {
        switch (present == null ? Engine.NULL : present[checked(column)]) {
            case Engine.INTEGER: return "java.lang.Integer";
            case Engine.FLOAT: return "java.lang.Double";
            case Engine.BLOB: case Engine.NULL: return "java.lang.Object";
            default: return "java.lang.String";
        }
    }

    @Override
    public int getPrecision(int column) throws SQLException {
        return bracketed(column, 0);
    }

    @Override
    public int getScale(int column) throws SQLException {
        return bracketed(column, 1);
    }

    @Override
    public int getColumnDisplaySize(int column) {
        return Integer.MAX_VALUE;
    }

    @Override
    public int isNullable(int column) {
        return columnNullableUnknown;
    }

    @Override
    public String getCatalogName(int column) {
        return "";
    }

    @Override
    public String getSchemaName(int column) {
        return "";
    }

    @Override
    public boolean isAutoIncrement(int column) {
        return false;
    }

    @Override
    public boolean isCaseSensitive(int column) {
        return true;
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
    public boolean isSigned(int column) throws SQLException {
        final String type = declared(column);
        return type.contains("INT") || type.contains("REAL") || type.contains("FLOA") || type.contains("DOUB")
                || type.contains("NUM") || type.contains("DEC");
    }

    @Override
    public boolean isReadOnly(int column) {
        return true;
    }

    @Override
    public boolean isWritable(int column) {
        return false;
    }

    @Override
    public boolean isDefinitelyWritable(int column) {
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
