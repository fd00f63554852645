package org.clew.jdbc;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** What is known of the database: its name and version. */
final class PostgresMetaData extends JdbcMetaData {
    PostgresMetaData(PostgresConnection connection) {
        super(connection);
    }

    @Override
    SQLException unsupported(String method) {
        return Postgres.unsupported("DatabaseMetaData." + method);
    }

    @Override
    public String getDatabaseProductName() {
        return "PostgreSQL";
    }

    @Override
    public String getDatabaseProductVersion() throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet version = statement.executeQuery("SHOW server_version")) {
            version.next();
            return version.getString(1);
        }
    }

    @Override
    public int getDatabaseMajorVersion() throws SQLException {
        return Integer.parseInt(getDatabaseProductVersion().split("[. ]")[0]);
    }

    @Override
    public int getDatabaseMinorVersion() throws SQLException {
        return Integer.parseInt(getDatabaseProductVersion().split("[. ]")[1]);
    }

    @Override
    public String getDriverName() {
        return "PostgreSQL JDBC Driver";
    }

    @Override
    public int getDefaultTransactionIsolation() {
        return Connection.TRANSACTION_READ_COMMITTED;
    }

    @Override
    public boolean supportsTransactionIsolationLevel(int level) {
        return level != Connection.TRANSACTION_NONE;
    }
}
