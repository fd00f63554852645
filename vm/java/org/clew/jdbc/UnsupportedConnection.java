package org.clew.jdbc;

import java.sql.*;

/** The methods of Connection that this driver does not have. */
abstract class UnsupportedConnection implements Connection {
    SQLException unsupported(String method) {
        return new SQLFeatureNotSupportedException("Connection." + method + " is not supported");
    }

    public void abort(java.util.concurrent.Executor a1) throws SQLException { throw unsupported("abort"); }
    public void clearWarnings() throws SQLException { throw unsupported("clearWarnings"); }
    public void close() throws SQLException { throw unsupported("close"); }
    public void commit() throws SQLException { throw unsupported("commit"); }
    public Array createArrayOf(String a1, Object[] a2) throws SQLException { throw unsupported("createArrayOf"); }
    public Blob createBlob() throws SQLException { throw unsupported("createBlob"); }
    public Clob createClob() throws SQLException { throw unsupported("createClob"); }
    public NClob createNClob() throws SQLException { throw unsupported("createNClob"); }
    public SQLXML createSQLXML() throws SQLException { throw unsupported("createSQLXML"); }
    public Statement createStatement() throws SQLException { throw unsupported("createStatement"); }
    public Statement createStatement(int a1, int a2) throws SQLException { throw unsupported("createStatement"); }
    public Statement createStatement(int a1, int a2, int a3) throws SQLException { throw unsupported("createStatement"); }
    public Struct createStruct(String a1, Object[] a2) throws SQLException { throw unsupported("createStruct"); }
    public boolean getAutoCommit() throws SQLException { throw unsupported("getAutoCommit"); }
    public String getCatalog() throws SQLException { throw unsupported("getCatalog"); }
    public java.util.Properties getClientInfo() throws SQLException { throw unsupported("getClientInfo"); }
    public String getClientInfo(String a1) throws SQLException { throw unsupported("getClientInfo"); }
    public int getHoldability() throws SQLException { throw unsupported("getHoldability"); }
    public DatabaseMetaData getMetaData() throws SQLException { throw unsupported("getMetaData"); }
    public int getNetworkTimeout() throws SQLException { throw unsupported("getNetworkTimeout"); }
    public String getSchema() throws SQLException { throw unsupported("getSchema"); }
    public int getTransactionIsolation() throws SQLException { throw unsupported("getTransactionIsolation"); }
    public java.util.Map<String, Class<?>> getTypeMap() throws SQLException { throw unsupported("getTypeMap"); }
    public SQLWarning getWarnings() throws SQLException { throw unsupported("getWarnings"); }
    public boolean isClosed() throws SQLException { throw unsupported("isClosed"); }
    public boolean isReadOnly() throws SQLException { throw unsupported("isReadOnly"); }
    public boolean isValid(int a1) throws SQLException { throw unsupported("isValid"); }
    public boolean isWrapperFor(Class<?> a1) throws SQLException { throw unsupported("isWrapperFor"); }
    public String nativeSQL(String a1) throws SQLException { throw unsupported("nativeSQL"); }
    public CallableStatement prepareCall(String a1) throws SQLException { throw unsupported("prepareCall"); }
    public CallableStatement prepareCall(String a1, int a2, int a3) throws SQLException { throw unsupported("prepareCall"); }
    public CallableStatement prepareCall(String a1, int a2, int a3, int a4) throws SQLException { throw unsupported("prepareCall"); }
    public PreparedStatement prepareStatement(String a1) throws SQLException { throw unsupported("prepareStatement"); }
    public PreparedStatement prepareStatement(String a1, String[] a2) throws SQLException { throw unsupported("prepareStatement"); }
    public PreparedStatement prepareStatement(String a1, int a2) throws SQLException { throw unsupported("prepareStatement"); }
    public PreparedStatement prepareStatement(String a1, int a2, int a3) throws SQLException { throw unsupported("prepareStatement"); }
    public PreparedStatement prepareStatement(String a1, int a2, int a3, int a4) throws SQLException { throw unsupported("prepareStatement"); }
    public PreparedStatement prepareStatement(String a1, int[] a2) throws SQLException { throw unsupported("prepareStatement"); }
    public void releaseSavepoint(Savepoint a1) throws SQLException { throw unsupported("releaseSavepoint"); }
    public void rollback() throws SQLException { throw unsupported("rollback"); }
    public void rollback(Savepoint a1) throws SQLException { throw unsupported("rollback"); }
    public void setAutoCommit(boolean a1) throws SQLException { throw unsupported("setAutoCommit"); }
    public void setCatalog(String a1) throws SQLException { throw unsupported("setCatalog"); }
    public void setClientInfo(String a1, String a2) throws SQLClientInfoException { throw new SQLClientInfoException(); }
    public void setClientInfo(java.util.Properties a1) throws SQLClientInfoException { throw new SQLClientInfoException(); }
    public void setHoldability(int a1) throws SQLException { throw unsupported("setHoldability"); }
    public void setNetworkTimeout(java.util.concurrent.Executor a1, int a2) throws SQLException { throw unsupported("setNetworkTimeout"); }
    public void setReadOnly(boolean a1) throws SQLException { throw unsupported("setReadOnly"); }
    public Savepoint setSavepoint() throws SQLException { throw unsupported("setSavepoint"); }
    public Savepoint setSavepoint(String a1) throws SQLException { throw unsupported("setSavepoint"); }
    public void setSchema(String a1) throws SQLException { throw unsupported("setSchema"); }
    public void setTransactionIsolation(int a1) throws SQLException { throw unsupported("setTransactionIsolation"); }
    public void setTypeMap(java.util.Map<String, Class<?>> a1) throws SQLException { throw unsupported("setTypeMap"); }
    public <T> T unwrap(Class<T> a1) throws SQLException { throw unsupported("unwrap"); }
}
