import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;

/** Prints what statements give: the file, then each statement with its arguments behind it, separated by '@@'. */
public class Rows {
    static void print(ResultSet rows) throws SQLException {
        ResultSetMetaData columns = rows.getMetaData();
        while (rows.next()) {
            StringBuilder line = new StringBuilder();
            for (int i = 1; i <= columns.getColumnCount(); ++i) {
                if (i > 1) line.append('|');
                String text = rows.getString(i);
                line.append(columns.getColumnName(i)).append('=').append(rows.wasNull() ? "NULL" : text);
            }
            System.out.println(line);
        }
    }

    public static void main(String[] args) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + args[0])) {
            for (int i = 1; i < args.length; ++i) {
                String[] parts = args[i].split("@@");
                try (PreparedStatement statement = connection.prepareStatement(parts[0])) {
                    for (int k = 1; k < parts.length; ++k) statement.setString(k, parts[k]);
                    if (statement.execute()) print(statement.getResultSet());
                    else System.out.println("changed " + statement.getUpdateCount());
                } catch (SQLException e) {
                    System.out.println(e.getErrorCode() + " " + e.getMessage());
                }
            }
        }
    }
}
