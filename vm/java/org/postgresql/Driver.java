package org.postgresql;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Properties;

/** By the name that programs know: org.clew.jdbc.PostgresDriver. */
public class Driver extends org.clew.jdbc.PostgresDriver {
    @Override
    public Connection connect(String url, Properties properties) throws SQLException {
        return super.connect(url, properties);
    }
}
