// expect: safe
// output: 1 and 1
// output: 2 and 2

import gov.nasa.jpf.vm.Verify;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

// A transaction reads what it has read before, whatever comes meanwhile.
public class DatabaseNoPhantom {
    static int count(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT count(*) FROM seat WHERE taken")) {
            rows.next();
            return rows.getInt(1);
        }
    }

    static void insert() {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:no-phantom.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("INSERT INTO seat VALUES(2, 1)");
        } catch (SQLException e) {
            Verify.ignoreIf(e.getErrorCode() == 5); // the other one has read for longer than it waits
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:no-phantom.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE seat(id INTEGER PRIMARY KEY, taken INTEGER)");
            statement.executeUpdate("INSERT INTO seat VALUES(1, 1)");
            Thread other = new Thread(DatabaseNoPhantom::insert);
            other.start();
            connection.setAutoCommit(false);
            int before = count(connection), after = count(connection);
            connection.commit();
            other.join();
            System.out.println(before + " and " + after);
            if (before != after) throw new AssertionError(before + " became " + after);
        }
    }
}
