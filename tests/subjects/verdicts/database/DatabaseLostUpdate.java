// expect: violated assertion java.lang.AssertionError
// message: 2 was 1

import gov.nasa.jpf.vm.Verify;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

// Two threads read and write in statements that are transactions each.
public class DatabaseLostUpdate {
    static void increment() {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:lost-update.db");
                Statement statement = connection.createStatement()) {
            int n;
            try (ResultSet rows = statement.executeQuery("SELECT n FROM counter")) {
                rows.next();
                n = rows.getInt("n");
            }
            statement.executeUpdate("UPDATE counter SET n = " + (n + 1));
        } catch (SQLException e) {
            Verify.ignoreIf(e.getErrorCode() == 5); // the other one has read for longer than it waits
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:lost-update.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE counter(n INTEGER)");
            statement.executeUpdate("INSERT INTO counter VALUES(0)");
            Thread other = new Thread(DatabaseLostUpdate::increment);
            other.start();
            increment();
            other.join();
            try (ResultSet rows = statement.executeQuery("SELECT n FROM counter")) {
                rows.next();
                if (rows.getInt(1) != 2) throw new AssertionError("2 was " + rows.getInt(1));
            }
        }
    }
}
