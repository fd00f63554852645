package org.clew.jdbc;

import java.sql.*;

/** The methods of PreparedStatement that this driver does not have. */
abstract class UnsupportedStatement implements PreparedStatement {
    SQLException unsupported(String method) {
        return new SQLFeatureNotSupportedException("PreparedStatement." + method + " is not supported");
    }

    public void addBatch() throws SQLException { throw unsupported("addBatch"); }
    public void addBatch(String a1) throws SQLException { throw unsupported("addBatch"); }
    public void cancel() throws SQLException { throw unsupported("cancel"); }
    public void clearBatch() throws SQLException { throw unsupported("clearBatch"); }
    public void clearParameters() throws SQLException { throw unsupported("clearParameters"); }
    public void clearWarnings() throws SQLException { throw unsupported("clearWarnings"); }
    public void close() throws SQLException { throw unsupported("close"); }
    public void closeOnCompletion() throws SQLException { throw unsupported("closeOnCompletion"); }
    public boolean execute() throws SQLException { throw unsupported("execute"); }
    public int[] executeBatch() throws SQLException { throw unsupported("executeBatch"); }
    public ResultSet executeQuery() throws SQLException { throw unsupported("executeQuery"); }
    public ResultSet executeQuery(String a1) throws SQLException { throw unsupported("executeQuery"); }
    public boolean execute(String a1) throws SQLException { throw unsupported("execute"); }
    public boolean execute(String a1, String[] a2) throws SQLException { throw unsupported("execute"); }
    public boolean execute(String a1, int a2) throws SQLException { throw unsupported("execute"); }
    public boolean execute(String a1, int[] a2) throws SQLException { throw unsupported("execute"); }
    public int executeUpdate() throws SQLException { throw unsupported("executeUpdate"); }
    public int executeUpdate(String a1) throws SQLException { throw unsupported("executeUpdate"); }
    public int executeUpdate(String a1, String[] a2) throws SQLException { throw unsupported("executeUpdate"); }
    public int executeUpdate(String a1, int a2) throws SQLException { throw unsupported("executeUpdate"); }
    public int executeUpdate(String a1, int[] a2) throws SQLException { throw unsupported("executeUpdate"); }
    public Connection getConnection() throws SQLException { throw unsupported("getConnection"); }
    public int getFetchDirection() throws SQLException { throw unsupported("getFetchDirection"); }
    public int getFetchSize() throws SQLException { throw unsupported("getFetchSize"); }
    public ResultSet getGeneratedKeys() throws SQLException { throw unsupported("getGeneratedKeys"); }
    public int getMaxFieldSize() throws SQLException { throw unsupported("getMaxFieldSize"); }
    public int getMaxRows() throws SQLException { throw unsupported("getMaxRows"); }
    public ResultSetMetaData getMetaData() throws SQLException { throw unsupported("getMetaData"); }
    public boolean getMoreResults() throws SQLException { throw unsupported("getMoreResults"); }
    public boolean getMoreResults(int a1) throws SQLException { throw unsupported("getMoreResults"); }
    public ParameterMetaData getParameterMetaData() throws SQLException { throw unsupported("getParameterMetaData"); }
    public int getQueryTimeout() throws SQLException { throw unsupported("getQueryTimeout"); }
    public ResultSet getResultSet() throws SQLException { throw unsupported("getResultSet"); }
    public int getResultSetConcurrency() throws SQLException { throw unsupported("getResultSetConcurrency"); }
    public int getResultSetHoldability() throws SQLException { throw unsupported("getResultSetHoldability"); }
    public int getResultSetType() throws SQLException { throw unsupported("getResultSetType"); }
    public int getUpdateCount() throws SQLException { throw unsupported("getUpdateCount"); }
    public SQLWarning getWarnings() throws SQLException { throw unsupported("getWarnings"); }
    public boolean isCloseOnCompletion() throws SQLException { throw unsupported("isCloseOnCompletion"); }
    public boolean isClosed() throws SQLException { throw unsupported("isClosed"); }
    public boolean isPoolable() throws SQLException { throw unsupported("isPoolable"); }
    public boolean isWrapperFor(Class<?> a1) throws SQLException { throw unsupported("isWrapperFor"); }
    public void setArray(int a1, Array a2) throws SQLException { throw unsupported("setArray"); }
    public void setAsciiStream(int a1, java.io.InputStream a2) throws SQLException { throw unsupported("setAsciiStream"); }
    public void setAsciiStream(int a1, java.io.InputStream a2, int a3) throws SQLException { throw unsupported("setAsciiStream"); }
    public void setAsciiStream(int a1, java.io.InputStream a2, long a3) throws SQLException { throw unsupported("setAsciiStream"); }
    public void setBigDecimal(int a1, java.math.BigDecimal a2) throws SQLException { throw unsupported("setBigDecimal"); }
    public void setBinaryStream(int a1, java.io.InputStream a2) throws SQLException { throw unsupported("setBinaryStream"); }
    public void setBinaryStream(int a1, java.io.InputStream a2, int a3) throws SQLException { throw unsupported("setBinaryStream"); }
    public void setBinaryStream(int a1, java.io.InputStream a2, long a3) throws SQLException { throw unsupported("setBinaryStream"); }
    public void setBlob(int a1, Blob a2) throws SQLException { throw unsupported("setBlob"); }
    public void setBlob(int a1, java.io.InputStream a2) throws SQLException { throw unsupported("setBlob"); }
    public void setBlob(int a1, java.io.InputStream a2, long a3) throws SQLException { throw unsupported("setBlob"); }
    public void setBoolean(int a1, boolean a2) throws SQLException { throw unsupported("setBoolean"); }
    public void setByte(int a1, byte a2) throws SQLException { throw unsupported("setByte"); }
    public void setBytes(int a1, byte[] a2) throws SQLException { throw unsupported("setBytes"); }
    public void setCharacterStream(int a1, java.io.Reader a2) throws SQLException { throw unsupported("setCharacterStream"); }
    public void setCharacterStream(int a1, java.io.Reader a2, int a3) throws SQLException { throw unsupported("setCharacterStream"); }
    public void setCharacterStream(int a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("setCharacterStream"); }
    public void setClob(int a1, Clob a2) throws SQLException { throw unsupported("setClob"); }
    public void setClob(int a1, java.io.Reader a2) throws SQLException { throw unsupported("setClob"); }
    public void setClob(int a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("setClob"); }
    public void setCursorName(String a1) throws SQLException { throw unsupported("setCursorName"); }
    public void setDate(int a1, Date a2) throws SQLException { throw unsupported("setDate"); }
    public void setDate(int a1, Date a2, java.util.Calendar a3) throws SQLException { throw unsupported("setDate"); }
    public void setDouble(int a1, double a2) throws SQLException { throw unsupported("setDouble"); }
    public void setEscapeProcessing(boolean a1) throws SQLException { throw unsupported("setEscapeProcessing"); }
    public void setFetchDirection(int a1) throws SQLException { throw unsupported("setFetchDirection"); }
    public void setFetchSize(int a1) throws SQLException { throw unsupported("setFetchSize"); }
    public void setFloat(int a1, float a2) throws SQLException { throw unsupported("setFloat"); }
    public void setInt(int a1, int a2) throws SQLException { throw unsupported("setInt"); }
    public void setLong(int a1, long a2) throws SQLException { throw unsupported("setLong"); }
    public void setMaxFieldSize(int a1) throws SQLException { throw unsupported("setMaxFieldSize"); }
    public void setMaxRows(int a1) throws SQLException { throw unsupported("setMaxRows"); }
    public void setNCharacterStream(int a1, java.io.Reader a2) throws SQLException { throw unsupported("setNCharacterStream"); }
    public void setNCharacterStream(int a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("setNCharacterStream"); }
    public void setNClob(int a1, NClob a2) throws SQLException { throw unsupported("setNClob"); }
    public void setNClob(int a1, java.io.Reader a2) throws SQLException { throw unsupported("setNClob"); }
    public void setNClob(int a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("setNClob"); }
    public void setNString(int a1, String a2) throws SQLException { throw unsupported("setNString"); }
    public void setNull(int a1, int a2) throws SQLException { throw unsupported("setNull"); }
    public void setNull(int a1, int a2, String a3) throws SQLException { throw unsupported("setNull"); }
    public void setObject(int a1, Object a2) throws SQLException { throw unsupported("setObject"); }
    public void setObject(int a1, Object a2, int a3) throws SQLException { throw unsupported("setObject"); }
    public void setObject(int a1, Object a2, int a3, int a4) throws SQLException { throw unsupported("setObject"); }
    public void setPoolable(boolean a1) throws SQLException { throw unsupported("setPoolable"); }
    public void setQueryTimeout(int a1) throws SQLException { throw unsupported("setQueryTimeout"); }
    public void setRef(int a1, Ref a2) throws SQLException { throw unsupported("setRef"); }
    public void setRowId(int a1, RowId a2) throws SQLException { throw unsupported("setRowId"); }
    public void setSQLXML(int a1, SQLXML a2) throws SQLException { throw unsupported("setSQLXML"); }
    public void setShort(int a1, short a2) throws SQLException { throw unsupported("setShort"); }
    public void setString(int a1, String a2) throws SQLException { throw unsupported("setString"); }
    public void setTime(int a1, Time a2) throws SQLException { throw unsupported("setTime"); }
    public void setTime(int a1, Time a2, java.util.Calendar a3) throws SQLException { throw unsupported("setTime"); }
    public void setTimestamp(int a1, Timestamp a2) throws SQLException { throw unsupported("setTimestamp"); }
    public void setTimestamp(int a1, Timestamp a2, java.util.Calendar a3) throws SQLException { throw unsupported("setTimestamp"); }
    public void setURL(int a1, java.net.URL a2) throws SQLException { throw unsupported("setURL"); }
    public void setUnicodeStream(int a1, java.io.InputStream a2, int a3) throws SQLException { throw unsupported("setUnicodeStream"); }
    public <T> T unwrap(Class<T> a1) throws SQLException { throw unsupported("unwrap"); }
}
