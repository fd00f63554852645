package org.sqlite;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;

/** By the name that programs know: org.clew.jdbc.SqliteDriver. */
public class JDBC extends org.clew.jdbc.SqliteDriver {
    @Override
    public Connection connect(String url, Properties properties) throws SQLException {
        return super.connect(url, properties);
    }
}
