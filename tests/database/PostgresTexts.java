import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** The first and the last text of each row: URL, user, password, statement. */
public class PostgresTexts {
    public static void main(String[] args) throws SQLException {
        try (Connection connection = DriverManager.getConnection(args[0], args[1], args[2]);
                Statement statement = connection.createStatement(); ResultSet rows = statement.executeQuery(args[3])) {
            int columns = rows.getMetaData().getColumnCount();
            while (rows.next())
                System.out.println(columns + " columns, " + rows.getString(1) + " to " + rows.getString(columns));
        }
    }
}
