// expect: violated uncaught java.lang.IllegalStateException
// message: [SQLITE_BUSY] The database file is locked (database is locked)

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

// Both have read in their transactions, and want to write: one of them cannot.
public class DatabaseBusy {
    static void increment() {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:busy.db");
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            int n;
            try (ResultSet rows = statement.executeQuery("SELECT n FROM counter")) {
                rows.next();
                n = rows.getInt("n");
            }
            statement.executeUpdate("UPDATE counter SET n = " + (n + 1));
            connection.commit();
        } catch (SQLException e) {
            throw new IllegalStateException(e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:busy.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE counter(n INTEGER)");
            statement.executeUpdate("INSERT INTO counter VALUES(0)");
        }
        Thread other = new Thread(DatabaseBusy::increment);
        other.start();
        increment();
        other.join();
    }
}
