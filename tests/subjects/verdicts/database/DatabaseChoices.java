// expect: safe
// output: sum 3 of 2
// output: sum 0 of 0
// output: sum 2 of 1
// states-at-most: 40

import gov.nasa.jpf.vm.Verify;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Savepoint;
import java.sql.SQLException;
import java.sql.Statement;

// What a path has written is not there on another one; what is taken back is as if it had not been.
public class DatabaseChoices {
    public static void main(String[] args) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite::memory:");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE t(x INTEGER UNIQUE)");
            connection.setAutoCommit(false);
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO t VALUES(?)")) {
                for (int x = 1; x <= 2; ++x) {
                    Savepoint before = connection.setSavepoint();
                    insert.setInt(1, x);
                    if (insert.executeUpdate() != 1) throw new AssertionError();
                    if (Verify.getBoolean()) connection.rollback(before);
                }
            }
            connection.commit();
            try (ResultSet rows = statement.executeQuery("SELECT total(x), count(*) FROM t")) {
                rows.next();
                System.out.println("sum " + rows.getInt(1) + " of " + rows.getInt(2));
            }
        }
    }
}
