package org.clew.jdbc;

import java.sql.ParameterMetaData;
import java.sql.SQLException;
import java.sql.Types;

/** What is known of the parameters of a statement: how many there are. */
final class SqliteParameters implements ParameterMetaData {
    private final int count;

    SqliteParameters(int count) {
        this.count = count;
    }

    @Override
    public int getParameterCount() {
        return count;
    }

    @Override
    public int isNullable(int index) {
        return parameterNullable;
    }

    @Override
    public boolean isSigned(int index) {
        return true;
    }

    @Override
    public int getPrecision(int index) {
        return 0;
    }

    @Override
    public int getScale(int index) {
        return 0;
    }

    @Override
    public int getParameterType(int index) {
        return Types.VARCHAR;
    }

    @Override
    public String getParameterTypeName(int index) {
        return "VARCHAR";
    }

    @Override
    public String getParameterClassName(int index) {
        return "java.lang.String";
    }

    @Override
    public int getParameterMode(int index) {
        return parameterModeIn;
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
