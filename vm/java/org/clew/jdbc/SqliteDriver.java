package org.clew.jdbc;

import java.sql.Connection;
import java.sql.Driver;
import java.sql.DriverPropertyInfo;
import java.sql.SQLException;
import java.sql.SQLFeatureNotSupportedException;
import java.util.Properties;
import java.util.logging.Logger;

/** Connections to SQLite databases, for URLs that begin with "jdbc:sqlite:". */
public class SqliteDriver implements Driver {
    static final String PREFIX = "jdbc:sqlite:";

    @Override
    public boolean acceptsURL(String url) {
        return url != null && url.toLowerCase().startsWith(PREFIX);
    }

    @Override
    public Connection connect(String url, Properties properties) throws SQLException {
        return acceptsURL(url) ? open(url, properties) : null;
    }

    /** What DriverManager.getConnection is for these URLs. */
    public static Connection open(String url, Properties properties) throws SQLException {
        String path = url.substring(PREFIX.length()).trim();
        final Properties settings = new Properties();
        if (properties != null) settings.putAll(properties);
        final int question = path.indexOf('?');
        if (question >= 0) {
            for (String setting : path.substring(question + 1).split("&")) {
                final int equals = setting.indexOf('=');
                if (equals > 0) settings.setProperty(setting.substring(0, equals), setting.substring(equals + 1));
            }
            path = path.substring(0, question);
        }
        if (path.startsWith("file:")) path = path.substring("file:".length());
        if (path.startsWith("///")) path = path.substring(2);
        if (path.startsWith(":resource:")) Engine.unsupported("a database that is a resource");
        if (path.equals(":memory:")) path = "";
        final SqliteConnection connection = new SqliteConnection(url, Database.at(path));
        for (String name : settings.stringPropertyNames()) {
            if (name.equals("user") || name.equals("password")) continue;
            connection.set(name, settings.getProperty(name));
        }
        return connection;
    }

    @Override
    public DriverPropertyInfo[] getPropertyInfo(String url, Properties properties) {
        return new DriverPropertyInfo[0];
    }

    @Override
    public int getMajorVersion() {
        return 3;
    }

    @Override
    public int getMinorVersion() {
        return 40;
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
