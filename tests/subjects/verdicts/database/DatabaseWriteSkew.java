// expect: safe
// output: on call 1

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

// Each leaves when the other is there. SQLite's transactions are serializable: one of them stays.
public class DatabaseWriteSkew {
    static void leave(int doctor) {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:skew.db");
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            try (ResultSet rows = statement.executeQuery("SELECT count(*) FROM doctor WHERE oncall")) {
                rows.next();
                if (rows.getInt(1) < 2) return;
            }
            statement.executeUpdate("UPDATE doctor SET oncall = 0 WHERE id = " + doctor);
            connection.commit();
        } catch (SQLException e) {
            if (e.getErrorCode() != 5) throw new IllegalStateException(e.getMessage());
        }
    }

    public static void main(String[] args) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:skew.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE doctor(id INTEGER PRIMARY KEY, oncall INTEGER)");
            statement.executeUpdate("INSERT INTO doctor VALUES(1, 1), (2, 1)");
            Thread other = new Thread(() -> leave(2));
            other.start();
            leave(1);
            other.join();
            try (ResultSet rows = statement.executeQuery("SELECT sum(oncall) FROM doctor")) {
                rows.next();
                System.out.println("on call " + rows.getInt(1));
                if (rows.getInt(1) == 0) throw new AssertionError("nobody is on call");
            }
        }
    }
}
