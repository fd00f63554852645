// expect: unknown an input reached native code: its present value only, in org.clew.jdbc.Sqlite.row
// reasons: input-in-native-code

import gov.nasa.jpf.symbc.Debug;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

// As DatabaseGivenNumber, with a text.
public class DatabaseGivenText {
    public static void main(String[] args) throws SQLException {
        String id = Debug.makeSymbolicString("id");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:given.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE things(id TEXT)");
            statement.executeUpdate("INSERT INTO things VALUES ('x')");
            try (PreparedStatement query = connection.prepareStatement("SELECT id FROM things WHERE id = ?")) {
                query.setString(1, id);
                try (ResultSet rows = query.executeQuery()) {
                    if (rows.next()) throw new IllegalStateException("there is one");
                }
            }
        }
    }
}
