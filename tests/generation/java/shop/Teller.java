package shop;

import java.io.PrintWriter;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.logging.Logger;
import javax.sql.DataSource;

/** Asks a database. What the program has for it goes on connecting for as long as nobody answers. */
public class Teller {
    private final DataSource source;

    public Teller(DataSource source) {
        this.source = source;
    }

    public String state() {
        try {
            Connection connection = source.getConnection();
            if (connection == null) return "none";
            if (connection.isClosed()) return "closed";
            return connection.isReadOnly() ? "read only" : "open";
        } catch (SQLException e) {
            return "failed";
        }
    }

    /** What a connection comes from, in the program. */
    public static class Pool implements DataSource {
        private long tries;

        @Override
        public Connection getConnection() {
            while (tries >= 0) tries = (tries + 1) & Integer.MAX_VALUE;
            return null;
        }

        @Override
        public Connection getConnection(String user, String password) {
            return getConnection();
        }

        @Override
        public PrintWriter getLogWriter() {
            return null;
        }

        @Override
        public void setLogWriter(PrintWriter out) {}

        @Override
        public void setLoginTimeout(int seconds) {}

        @Override
        public int getLoginTimeout() {
            return 0;
        }

        @Override
        public Logger getParentLogger() {
            return null;
        }

        @Override
        public <T> T unwrap(Class<T> type) {
            return null;
        }

        @Override
        public boolean isWrapperFor(Class<?> type) {
            return false;
        }
    }
}
