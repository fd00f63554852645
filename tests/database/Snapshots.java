import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Somebody else gives all rows of a table a later version, again and again, while these paths are walked. */
public class Snapshots {
    /** Each path asks in its own words, so that no rows are left from another one. */
    static void read(int way) throws SQLException {
        int path = 0;
        while (path < 24 && way != path) ++path;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement()) {
            String slow = "WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 20000) SELECT count(*), " + path + " FROM c";
            for (String sql : new String[] {"SELECT min(v), max(v), " + path + " FROM versions", slow,
                    "SELECT min(v), max(v), -" + path + " FROM versions WHERE id > " + path}) {
                try (ResultSet rows = statement.executeQuery(sql)) {
                    rows.next();
                    if (!sql.equals(slow)) System.out.println("path " + path + ": " + rows.getInt(1) + " to " + rows.getInt(2));
                }
            }
        }
    }

    /** The same by queries that are generated: rows of one version, whichever path they are for. */
    static void generated(String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT id, v FROM versions WHERE " + query)) {
            while (rows.next()) {
                int id = rows.getInt("id"), path = 0;
                while (path < 24 && id / 40 != path) ++path;
                System.out.println("path " + path + ": " + rows.getInt("v") + " to " + rows.getInt("v"));
            }
        }
    }
}
