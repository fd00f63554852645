// expect: violated uncaught java.sql.SQLException
// message: [SQLITE_ERROR] SQL error or missing database (no such table: books)

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;

public class DatabaseMissingTable {
    public static void main(String[] args) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:missing.db")) {
            connection.createStatement().executeQuery("SELECT * FROM books");
        }
    }
}
