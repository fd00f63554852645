// expect: safe
// output: total 2

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

// The update takes the row as it is then: nothing is lost, and nobody has to wait for ever.
public class DatabaseSerializable {
    static void increment() {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:serializable.db?busy_timeout=0");
                Statement statement = connection.createStatement()) {
            for (;;) {
                try {
                    statement.executeUpdate("BEGIN IMMEDIATE");
                    int n;
                    try (ResultSet rows = statement.executeQuery("SELECT n FROM counter")) {
                        rows.next();
                        n = rows.getInt("n");
                    }
                    statement.executeUpdate("UPDATE counter SET n = " + (n + 1));
                    statement.executeUpdate("COMMIT");
                    return;
                } catch (SQLException e) {
                    if (e.getErrorCode() != 5) throw new IllegalStateException(e);
                    if (!connection.getAutoCommit()) throw new AssertionError();
                    Thread.yield();
                }
            }
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:serializable.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE counter(n INTEGER)");
            statement.executeUpdate("INSERT INTO counter VALUES(0)");
            Thread other = new Thread(DatabaseSerializable::increment);
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
