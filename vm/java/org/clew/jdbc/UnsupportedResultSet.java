package org.clew.jdbc;

import java.sql.*;

/** The methods of ResultSet that this driver does not have. */
abstract class UnsupportedResultSet implements ResultSet {
    SQLException unsupported(String method) {
        return new SQLFeatureNotSupportedException("ResultSet." + method + " is not supported");
    }

    public boolean absolute(int a1) throws SQLException { throw unsupported("absolute"); }
    public void afterLast() throws SQLException { throw unsupported("afterLast"); }
    public void beforeFirst() throws SQLException { throw unsupported("beforeFirst"); }
    public void cancelRowUpdates() throws SQLException { throw unsupported("cancelRowUpdates"); }
    public void clearWarnings() throws SQLException { throw unsupported("clearWarnings"); }
    public void close() throws SQLException { throw unsupported("close"); }
    public void deleteRow() throws SQLException { throw unsupported("deleteRow"); }
    public int findColumn(String a1) throws SQLException { throw unsupported("findColumn"); }
    public boolean first() throws SQLException { throw unsupported("first"); }
    public Array getArray(String a1) throws SQLException { throw unsupported("getArray"); }
    public Array getArray(int a1) throws SQLException { throw unsupported("getArray"); }
    public java.io.InputStream getAsciiStream(String a1) throws SQLException { throw unsupported("getAsciiStream"); }
    public java.io.InputStream getAsciiStream(int a1) throws SQLException { throw unsupported("getAsciiStream"); }
    public java.math.BigDecimal getBigDecimal(String a1) throws SQLException { throw unsupported("getBigDecimal"); }
    public java.math.BigDecimal getBigDecimal(String a1, int a2) throws SQLException { throw unsupported("getBigDecimal"); }
    public java.math.BigDecimal getBigDecimal(int a1) throws SQLException { throw unsupported("getBigDecimal"); }
    public java.math.BigDecimal getBigDecimal(int a1, int a2) throws SQLException { throw unsupported("getBigDecimal"); }
    public java.io.InputStream getBinaryStream(String a1) throws SQLException { throw unsupported("getBinaryStream"); }
    public java.io.InputStream getBinaryStream(int a1) throws SQLException { throw unsupported("getBinaryStream"); }
    public Blob getBlob(String a1) throws SQLException { throw unsupported("getBlob"); }
    public Blob getBlob(int a1) throws SQLException { throw unsupported("getBlob"); }
    public boolean getBoolean(String a1) throws SQLException { throw unsupported("getBoolean"); }
    public boolean getBoolean(int a1) throws SQLException { throw unsupported("getBoolean"); }
    public byte getByte(String a1) throws SQLException { throw unsupported("getByte"); }
    public byte getByte(int a1) throws SQLException { throw unsupported("getByte"); }
    public byte[] getBytes(String a1) throws SQLException { throw unsupported("getBytes"); }
    public byte[] getBytes(int a1) throws SQLException { throw unsupported("getBytes"); }
    public java.io.Reader getCharacterStream(String a1) throws SQLException { throw unsupported("getCharacterStream"); }
    public java.io.Reader getCharacterStream(int a1) throws SQLException { throw unsupported("getCharacterStream"); }
    public Clob getClob(String a1) throws SQLException { throw unsupported("getClob"); }
    public Clob getClob(int a1) throws SQLException { throw unsupported("getClob"); }
    public int getConcurrency() throws SQLException { throw unsupported("getConcurrency"); }
    public String getCursorName() throws SQLException { throw unsupported("getCursorName"); }
    public Date getDate(String a1) throws SQLException { throw unsupported("getDate"); }
    public Date getDate(String a1, java.util.Calendar a2) throws SQLException { throw unsupported("getDate"); }
    public Date getDate(int a1) throws SQLException { throw unsupported("getDate"); }
    public Date getDate(int a1, java.util.Calendar a2) throws SQLException { throw unsupported("getDate"); }
    public double getDouble(String a1) throws SQLException { throw unsupported("getDouble"); }
    public double getDouble(int a1) throws SQLException { throw unsupported("getDouble"); }
    public int getFetchDirection() throws SQLException { throw unsupported("getFetchDirection"); }
    public int getFetchSize() throws SQLException { throw unsupported("getFetchSize"); }
    public float getFloat(String a1) throws SQLException { throw unsupported("getFloat"); }
    public float getFloat(int a1) throws SQLException { throw unsupported("getFloat"); }
    public int getHoldability() throws SQLException { throw unsupported("getHoldability"); }
    public int getInt(String a1) throws SQLException { throw unsupported("getInt"); }
    public int getInt(int a1) throws SQLException { throw unsupported("getInt"); }
    public long getLong(String a1) throws SQLException { throw unsupported("getLong"); }
    public long getLong(int a1) throws SQLException { throw unsupported("getLong"); }
    public ResultSetMetaData getMetaData() throws SQLException { throw unsupported("getMetaData"); }
    public java.io.Reader getNCharacterStream(String a1) throws SQLException { throw unsupported("getNCharacterStream"); }
    public java.io.Reader getNCharacterStream(int a1) throws SQLException { throw unsupported("getNCharacterStream"); }
    public NClob getNClob(String a1) throws SQLException { throw unsupported("getNClob"); }
    public NClob getNClob(int a1) throws SQLException { throw unsupported("getNClob"); }
    public String getNString(String a1) throws SQLException { throw unsupported("getNString"); }
    public String getNString(int a1) throws SQLException { throw unsupported("getNString"); }
    public Object getObject(String a1) throws SQLException { throw unsupported("getObject"); }
    public <T> T getObject(String a1, Class<T> a2) throws SQLException { throw unsupported("getObject"); }
    public Object getObject(String a1, java.util.Map<String, Class<?>> a2) throws SQLException { throw unsupported("getObject"); }
    public Object getObject(int a1) throws SQLException { throw unsupported("getObject"); }
    public <T> T getObject(int a1, Class<T> a2) throws SQLException { throw unsupported("getObject"); }
    public Object getObject(int a1, java.util.Map<String, Class<?>> a2) throws SQLException { throw unsupported("getObject"); }
    public Ref getRef(String a1) throws SQLException { throw unsupported("getRef"); }
    public Ref getRef(int a1) throws SQLException { throw unsupported("getRef"); }
    public int getRow() throws SQLException { throw unsupported("getRow"); }
    public RowId getRowId(String a1) throws SQLException { throw unsupported("getRowId"); }
    public RowId getRowId(int a1) throws SQLException { throw unsupported("getRowId"); }
    public SQLXML getSQLXML(String a1) throws SQLException { throw unsupported("getSQLXML"); }
    public SQLXML getSQLXML(int a1) throws SQLException { throw unsupported("getSQLXML"); }
    public short getShort(String a1) throws SQLException { throw unsupported("getShort"); }
    public short getShort(int a1) throws SQLException { throw unsupported("getShort"); }
    public Statement getStatement() throws SQLException { throw unsupported("getStatement"); }
    public String getString(String a1) throws SQLException { throw unsupported("getString"); }
    public String getString(int a1) throws SQLException { throw unsupported("getString"); }
    public Time getTime(String a1) throws SQLException { throw unsupported("getTime"); }
    public Time getTime(String a1, java.util.Calendar a2) throws SQLException { throw unsupported("getTime"); }
    public Time getTime(int a1) throws SQLException { throw unsupported("getTime"); }
    public Time getTime(int a1, java.util.Calendar a2) throws SQLException { throw unsupported("getTime"); }
    public Timestamp getTimestamp(String a1) throws SQLException { throw unsupported("getTimestamp"); }
    public Timestamp getTimestamp(String a1, java.util.Calendar a2) throws SQLException { throw unsupported("getTimestamp"); }
    public Timestamp getTimestamp(int a1) throws SQLException { throw unsupported("getTimestamp"); }
    public Timestamp getTimestamp(int a1, java.util.Calendar a2) throws SQLException { throw unsupported("getTimestamp"); }
    public int getType() throws SQLException { throw unsupported("getType"); }
    public java.net.URL getURL(String a1) throws SQLException { throw unsupported("getURL"); }
    public java.net.URL getURL(int a1) throws SQLException { throw unsupported("getURL"); }
    public java.io.InputStream getUnicodeStream(String a1) throws SQLException { throw unsupported("getUnicodeStream"); }
    public java.io.InputStream getUnicodeStream(int a1) throws SQLException { throw unsupported("getUnicodeStream"); }
    public SQLWarning getWarnings() throws SQLException { throw unsupported("getWarnings"); }
    public void insertRow() throws SQLException { throw unsupported("insertRow"); }
    public boolean isAfterLast() throws SQLException { throw unsupported("isAfterLast"); }
    public boolean isBeforeFirst() throws SQLException { throw unsupported("isBeforeFirst"); }
    public boolean isClosed() throws SQLException { throw unsupported("isClosed"); }
    public boolean isFirst() throws SQLException { throw unsupported("isFirst"); }
    public boolean isLast() throws SQLException { throw unsupported("isLast"); }
    public boolean isWrapperFor(Class<?> a1) throws SQLException { throw unsupported("isWrapperFor"); }
    public boolean last() throws SQLException { throw unsupported("last"); }
    public void moveToCurrentRow() throws SQLException { throw unsupported("moveToCurrentRow"); }
    public void moveToInsertRow() throws SQLException { throw unsupported("moveToInsertRow"); }
    public boolean next() throws SQLException { throw unsupported("next"); }
    public boolean previous() throws SQLException { throw unsupported("previous"); }
    public void refreshRow() throws SQLException { throw unsupported("refreshRow"); }
    public boolean relative(int a1) throws SQLException { throw unsupported("relative"); }
    public boolean rowDeleted() throws SQLException { throw unsupported("rowDeleted"); }
    public boolean rowInserted() throws SQLException { throw unsupported("rowInserted"); }
    public boolean rowUpdated() throws SQLException { throw unsupported("rowUpdated"); }
    public void setFetchDirection(int a1) throws SQLException { throw unsupported("setFetchDirection"); }
    public void setFetchSize(int a1) throws SQLException { throw unsupported("setFetchSize"); }
    public <T> T unwrap(Class<T> a1) throws SQLException { throw unsupported("unwrap"); }
    public void updateArray(String a1, Array a2) throws SQLException { throw unsupported("updateArray"); }
    public void updateArray(int a1, Array a2) throws SQLException { throw unsupported("updateArray"); }
    public void updateAsciiStream(String a1, java.io.InputStream a2) throws SQLException { throw unsupported("updateAsciiStream"); }
    public void updateAsciiStream(String a1, java.io.InputStream a2, int a3) throws SQLException { throw unsupported("updateAsciiStream"); }
    public void updateAsciiStream(String a1, java.io.InputStream a2, long a3) throws SQLException { throw unsupported("updateAsciiStream"); }
    public void updateAsciiStream(int a1, java.io.InputStream a2) throws SQLException { throw unsupported("updateAsciiStream"); }
    public void updateAsciiStream(int a1, java.io.InputStream a2, int a3) throws SQLException { throw unsupported("updateAsciiStream"); }
    public void updateAsciiStream(int a1, java.io.InputStream a2, long a3) throws SQLException { throw unsupported("updateAsciiStream"); }
    public void updateBigDecimal(String a1, java.math.BigDecimal a2) throws SQLException { throw unsupported("updateBigDecimal"); }
    public void updateBigDecimal(int a1, java.math.BigDecimal a2) throws SQLException { throw unsupported("updateBigDecimal"); }
    public void updateBinaryStream(String a1, java.io.InputStream a2) throws SQLException { throw unsupported("updateBinaryStream"); }
    public void updateBinaryStream(String a1, java.io.InputStream a2, int a3) throws SQLException { throw unsupported("updateBinaryStream"); }
    public void updateBinaryStream(String a1, java.io.InputStream a2, long a3) throws SQLException { throw unsupported("updateBinaryStream"); }
    public void updateBinaryStream(int a1, java.io.InputStream a2) throws SQLException { throw unsupported("updateBinaryStream"); }
    public void updateBinaryStream(int a1, java.io.InputStream a2, int a3) throws SQLException { throw unsupported("updateBinaryStream"); }
    public void updateBinaryStream(int a1, java.io.InputStream a2, long a3) throws SQLException { throw unsupported("updateBinaryStream"); }
    public void updateBlob(String a1, Blob a2) throws SQLException { throw unsupported("updateBlob"); }
    public void updateBlob(String a1, java.io.InputStream a2) throws SQLException { throw unsupported("updateBlob"); }
    public void updateBlob(String a1, java.io.InputStream a2, long a3) throws SQLException { throw unsupported("updateBlob"); }
    public void updateBlob(int a1, Blob a2) throws SQLException { throw unsupported("updateBlob"); }
    public void updateBlob(int a1, java.io.InputStream a2) throws SQLException { throw unsupported("updateBlob"); }
    public void updateBlob(int a1, java.io.InputStream a2, long a3) throws SQLException { throw unsupported("updateBlob"); }
    public void updateBoolean(String a1, boolean a2) throws SQLException { throw unsupported("updateBoolean"); }
    public void updateBoolean(int a1, boolean a2) throws SQLException { throw unsupported("updateBoolean"); }
    public void updateByte(String a1, byte a2) throws SQLException { throw unsupported("updateByte"); }
    public void updateByte(int a1, byte a2) throws SQLException { throw unsupported("updateByte"); }
    public void updateBytes(String a1, byte[] a2) throws SQLException { throw unsupported("updateBytes"); }
    public void updateBytes(int a1, byte[] a2) throws SQLException { throw unsupported("updateBytes"); }
    public void updateCharacterStream(String a1, java.io.Reader a2) throws SQLException { throw unsupported("updateCharacterStream"); }
    public void updateCharacterStream(String a1, java.io.Reader a2, int a3) throws SQLException { throw unsupported("updateCharacterStream"); }
    public void updateCharacterStream(String a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("updateCharacterStream"); }
    public void updateCharacterStream(int a1, java.io.Reader a2) throws SQLException { throw unsupported("updateCharacterStream"); }
    public void updateCharacterStream(int a1, java.io.Reader a2, int a3) throws SQLException { throw unsupported("updateCharacterStream"); }
    public void updateCharacterStream(int a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("updateCharacterStream"); }
    public void updateClob(String a1, Clob a2) throws SQLException { throw unsupported("updateClob"); }
    public void updateClob(String a1, java.io.Reader a2) throws SQLException { throw unsupported("updateClob"); }
    public void updateClob(String a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("updateClob"); }
    public void updateClob(int a1, Clob a2) throws SQLException { throw unsupported("updateClob"); }
    public void updateClob(int a1, java.io.Reader a2) throws SQLException { throw unsupported("updateClob"); }
    public void updateClob(int a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("updateClob"); }
    public void updateDate(String a1, Date a2) throws SQLException { throw unsupported("updateDate"); }
    public void updateDate(int a1, Date a2) throws SQLException { throw unsupported("updateDate"); }
    public void updateDouble(String a1, double a2) throws SQLException { throw unsupported("updateDouble"); }
    public void updateDouble(int a1, double a2) throws SQLException { throw unsupported("updateDouble"); }
    public void updateFloat(String a1, float a2) throws SQLException { throw unsupported("updateFloat"); }
    public void updateFloat(int a1, float a2) throws SQLException { throw unsupported("updateFloat"); }
    public void updateInt(String a1, int a2) throws SQLException { throw unsupported("updateInt"); }
    public void updateInt(int a1, int a2) throws SQLException { throw unsupported("updateInt"); }
    public void updateLong(String a1, long a2) throws SQLException { throw unsupported("updateLong"); }
    public void updateLong(int a1, long a2) throws SQLException { throw unsupported("updateLong"); }
    public void updateNCharacterStream(String a1, java.io.Reader a2) throws SQLException { throw unsupported("updateNCharacterStream"); }
    public void updateNCharacterStream(String a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("updateNCharacterStream"); }
    public void updateNCharacterStream(int a1, java.io.Reader a2) throws SQLException { throw unsupported("updateNCharacterStream"); }
    public void updateNCharacterStream(int a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("updateNCharacterStream"); }
    public void updateNClob(String a1, NClob a2) throws SQLException { throw unsupported("updateNClob"); }
    public void updateNClob(String a1, java.io.Reader a2) throws SQLException { throw unsupported("updateNClob"); }
    public void updateNClob(String a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("updateNClob"); }
    public void updateNClob(int a1, NClob a2) throws SQLException { throw unsupported("updateNClob"); }
    public void updateNClob(int a1, java.io.Reader a2) throws SQLException { throw unsupported("updateNClob"); }
    public void updateNClob(int a1, java.io.Reader a2, long a3) throws SQLException { throw unsupported("updateNClob"); }
    public void updateNString(String a1, String a2) throws SQLException { throw unsupported("updateNString"); }
    public void updateNString(int a1, String a2) throws SQLException { throw unsupported("updateNString"); }
    public void updateNull(String a1) throws SQLException { throw unsupported("updateNull"); }
    public void updateNull(int a1) throws SQLException { throw unsupported("updateNull"); }
    public void updateObject(String a1, Object a2) throws SQLException { throw unsupported("updateObject"); }
    public void updateObject(String a1, Object a2, int a3) throws SQLException { throw unsupported("updateObject"); }
    public void updateObject(int a1, Object a2) throws SQLException { throw unsupported("updateObject"); }
    public void updateObject(int a1, Object a2, int a3) throws SQLException { throw unsupported("updateObject"); }
    public void updateRef(String a1, Ref a2) throws SQLException { throw unsupported("updateRef"); }
    public void updateRef(int a1, Ref a2) throws SQLException { throw unsupported("updateRef"); }
    public void updateRow() throws SQLException { throw unsupported("updateRow"); }
    public void updateRowId(String a1, RowId a2) throws SQLException { throw unsupported("updateRowId"); }
    public void updateRowId(int a1, RowId a2) throws SQLException { throw unsupported("updateRowId"); }
    public void updateSQLXML(String a1, SQLXML a2) throws SQLException { throw unsupported("updateSQLXML"); }
    public void updateSQLXML(int a1, SQLXML a2) throws SQLException { throw unsupported("updateSQLXML"); }
    public void updateShort(String a1, short a2) throws SQLException { throw unsupported("updateShort"); }
    public void updateShort(int a1, short a2) throws SQLException { throw unsupported("updateShort"); }
    public void updateString(String a1, String a2) throws SQLException { throw unsupported("updateString"); }
    public void updateString(int a1, String a2) throws SQLException { throw unsupported("updateString"); }
    public void updateTime(String a1, Time a2) throws SQLException { throw unsupported("updateTime"); }
    public void updateTime(int a1, Time a2) throws SQLException { throw unsupported("updateTime"); }
    public void updateTimestamp(String a1, Timestamp a2) throws SQLException { throw unsupported("updateTimestamp"); }
    public void updateTimestamp(int a1, Timestamp a2) throws SQLException { throw unsupported("updateTimestamp"); }
    public boolean wasNull() throws SQLException { throw unsupported("wasNull"); }
}
