// expect: safe
// output: total 2

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

// Each reads and writes in one transaction, and begins again where the database is locked: nothing is lost.
public class DatabaseRetry {
    static void increment() {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:retry.db?busy_timeout=0");
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            for (;;) {
                try {
                    int n;
                    try (ResultSet rows = statement.executeQuery("SELECT n FROM counter")) {
                        rows.next();
                        n = rows.getInt("n");
                    }
                    statement.executeUpdate("UPDATE counter SET n = " + (n + 1));
                    connection.commit();
                    return;
                } catch (SQLException e) {
                    if (e.getErrorCode() != 5) throw new IllegalStateException(e);
                    connection.rollback();
                    Thread.yield();
                }
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:retry.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE counter(n INTEGER)");
            statement.executeUpdate("INSERT INTO counter VALUES(0)");
            Thread other = new Thread(DatabaseRetry::increment);
            other.start();
            increment();
            other.join();
            try (ResultSet rows = statement.executeQuery("SELECT n FROM counter")) {
                rows.next();
                System.out.println("total " + rows.getInt(1));
                if (rows.getInt(1) != 2) throw new AssertionError("2 was " + rows.getInt(1));
            }
        }
    }
}
