// expect: safe
// output: 1 of 1
// output: 2 of 2

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.atomic.AtomicInteger;

// Each reads and writes in one transaction: the one whose number is no longer true may not write.
public class DatabaseNoLostUpdate {
    static final AtomicInteger committed = new AtomicInteger();

    static void increment() {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:no-lost-update.db?busy_timeout=0");
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            int n;
            try (ResultSet rows = statement.executeQuery("SELECT n FROM counter")) {
                rows.next();
                n = rows.getInt("n");
            }
            statement.executeUpdate("UPDATE counter SET n = " + (n + 1));
            connection.commit();
            committed.incrementAndGet();
        } catch (SQLException e) {
            if (e.getErrorCode() != 5) throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:no-lost-update.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE counter(n INTEGER)");
            statement.executeUpdate("INSERT INTO counter VALUES(0)");
            Thread other = new Thread(DatabaseNoLostUpdate::increment);
            other.start();
            increment();
            other.join();
            try (ResultSet rows = statement.executeQuery("SELECT n FROM counter")) {
                rows.next();
                System.out.println(rows.getInt(1) + " of " + committed.get());
                if (rows.getInt(1) != committed.get()) throw new AssertionError(rows.getInt(1));
            }
        }
    }
}
