import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Reads all rows of a large table. */
public class Sum {
    public static void main(String[] args) throws SQLException {
        long sum = 0, rows = 0;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + args[0]);
                Statement statement = connection.createStatement();
                ResultSet result = statement.executeQuery("SELECT x FROM numbers")) {
            while (result.next()) {
                sum += result.getInt("x");
                ++rows;
            }
        }
        System.out.println(rows + " rows, " + sum);
    }
}
