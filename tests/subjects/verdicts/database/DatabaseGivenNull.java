// expect: violated uncaught java.lang.IllegalStateException
// message: there is one
// keys: symbolic.method=DatabaseGivenNull.find(sym)

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

// An input that the program itself has not looked at is null, or it is not.
public class DatabaseGivenNull {
    static void find(String id) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:given.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE things(id TEXT)");
            statement.executeUpdate("INSERT INTO things VALUES ('x')");
            try (PreparedStatement query = connection.prepareStatement("SELECT id FROM things WHERE ? IS NOT NULL")) {
                query.setString(1, id);
                try (ResultSet rows = query.executeQuery()) {
                    if (rows.next()) throw new IllegalStateException("there is one");
                }
            }
        }
    }
}
