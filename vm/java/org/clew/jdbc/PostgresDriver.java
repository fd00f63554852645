package org.clew.jdbc;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Properties;
import java.util.logging.Logger;

/** Connections to PostgreSQL databases, for URLs that begin with "jdbc:postgresql:". */
public class PostgresDriver implements Driver {
    static final String PREFIX = "jdbc:postgresql:";

    @Override
    public boolean acceptsURL(String url) {
        return url != null && url.startsWith(PREFIX);
    }

    @Override
    public Connection connect(String url, Properties properties) throws SQLException {
        return acceptsURL(url) ? open(url, properties) : null;
    }

    /** What DriverManager.getConnection is for these URLs. */
    public static Connection open(String url, Properties properties) throws SQLException {
        return new PostgresConnection(url, properties == null ? null : properties.getProperty("user"),
                properties == null ? null : properties.getProperty("password"));
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties properties) {
        return new DriverPropertyInfo[0];
    }

    @Override
    public int getMajorVersion() {
        return 42;
    }

    @Override
    public int getMinorVersion() {
        return 5;
    }

    @Override
    public boolean jdbcCompliant() {
        return false;
    }

    @Override
    public Logger getParentLogger() throws SQLFeatureNotSupportedException {
        throw new SQLFeatureNotSupportedException("the driver does not log");
    }
}
