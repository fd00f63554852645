package org.clew.jdbc;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** What is known of the database: its name, its tables, columns and keys. */
final class SqliteMetaData extends JdbcMetaData {
    SqliteMetaData(SqliteConnection connection) {
        super(connection);
    }

    private ResultSet query(String sql, String... arguments) throws SQLException {
        final PreparedStatement statement = connection.prepareStatement(sql);
        for (int i = 0; i < arguments.length; ++i) statement.setString(i + 1, arguments[i]);
        statement.closeOnCompletion();
        return statement.executeQuery();
    }

    private static String pattern(String given) {
        return given == null || given.isEmpty() ? "%" : given;
    }

    @Override
    public ResultSet getTables(String catalog, String schema, String table, String[] types) throws SQLException {
        final StringBuilder kinds = new StringBuilder();
        for (String type : types == null ? new String[] {"TABLE", "VIEW"} : types)
            kinds.append(kinds.length() == 0 ? "" : ",").append('\'').append(type.replace("'", "''").toUpperCase())
                    .append('\'');
        return query("select null as TABLE_CAT, null as TABLE_SCHEM, name as TABLE_NAME, upper(type) as TABLE_TYPE,"
                + " null as REMARKS, null as TYPE_CAT, null as TYPE_SCHEM, null as TYPE_NAME,"
                + " null as SELF_REFERENCING_COL_NAME, null as REF_GENERATION from sqlite_schema"
                + " where name not like 'sqlite\\_%' escape '\\' and name like ?1 escape '\\' and upper(type) in ("
                + kinds + ") order by TABLE_TYPE, TABLE_NAME", pattern(table));
    }

    @Override
    public ResultSet getColumns(String catalog, String schema, String table, String column) throws SQLException {
        return query("select null as TABLE_CAT, null as TABLE_SCHEM, s.name as TABLE_NAME, c.name as COLUMN_NAME,"
                + " case when upper(c.type) like '%INT%' then 4 when upper(c.type) like '%BLOB%' then 2004"
                + " when upper(c.type) like '%REAL%' or upper(c.type) like '%FLOA%' or upper(c.type) like '%DOUB%'"
                + " then 6 else 12 end as DATA_TYPE, upper(c.type) as TYPE_NAME, 2000000000 as COLUMN_SIZE,"
                + " 2000000000 as BUFFER_LENGTH, 10 as DECIMAL_DIGITS, 10 as NUM_PREC_RADIX,"
                + " case c.\"notnull\" when 0 then 1 else 0 end as NULLABLE, null as REMARKS, c.dflt_value as COLUMN_DEF,"
                + " 0 as SQL_DATA_TYPE, 0 as SQL_DATETIME_SUB, 2000000000 as CHAR_OCTET_LENGTH,"
                + " c.cid + 1 as ORDINAL_POSITION, case c.\"notnull\" when 0 then 'YES' else 'NO' end as IS_NULLABLE"
                + " from sqlite_schema s join pragma_table_info(s.name) c where s.type in ('table', 'view')"
                + " and s.name like ?1 escape '\\' and c.name like ?2 escape '\\' order by s.name, c.cid",
                pattern(table), pattern(column));
    }

    @Override
    public ResultSet getPrimaryKeys(String catalog, String schema, String table) throws SQLException {
        return query("select null as TABLE_CAT, null as TABLE_SCHEM, ?1 as TABLE_NAME, name as COLUMN_NAME,"
                + " pk as KEY_SEQ, null as PK_NAME from pragma_table_info(?1) where pk > 0 order by name", table);
    }

    @Override
    public String getUserName() {
        return null;
    }

    @Override
    public String getDatabaseProductName() {
        return "SQLite";
    }

    @Override
    public String getDatabaseProductVersion() throws SQLException {
        try (ResultSet version = query("select sqlite_version()")) {
            version.next();
            return version.getString(1);
        }
    }

    @Override
    public int getDatabaseMajorVersion() {
        return 3;
    }

    @Override
    public int getDatabaseMinorVersion() throws SQLException {
        return Integer.parseInt(getDatabaseProductVersion().split("\\.")[1]);
    }

    @Override
    public String getDriverName() {
        return "SQLite JDBC";
    }

    @Override
    public String getDriverVersion() throws SQLException {
        return getDatabaseProductVersion();
    }

    @Override
    public int getDriverMajorVersion() {
        return 3;
    }

    @Override
    public int getDriverMinorVersion() {
        return 40;
    }

    @Override
    public int getDefaultTransactionIsolation() {
        return Connection.TRANSACTION_SERIALIZABLE;
    }

    @Override
    public boolean supportsTransactionIsolationLevel(int level) {
        return level == Connection.TRANSACTION_SERIALIZABLE;
    }

    @Override
    public boolean supportsResultSetType(int type) {
        return type == ResultSet.TYPE_FORWARD_ONLY;
    }
}
