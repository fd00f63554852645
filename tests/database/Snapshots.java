import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * Somebody else gives all rows of a table a later version, again and again, while these paths are walked. What shows that
 * a worker sees another one is that there are more paths: violations would be walked again by the first worker.
 */
public class Snapshots {
    static final int PATHS = 64;
    static int others;

    /** The version at the beginning, and a while later: several workers begin only where that is worth it. */
    static int begin(Statement statement) throws SQLException {
        int version = version(statement, "SELECT min(v), max(v) FROM versions");
        takeTime(statement, 700_000, 0);
        return version;
    }

    static void takeTime(Statement statement, int rows, int path) throws SQLException {
        statement.executeQuery("WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < " + rows + ") SELECT count(*), "
                + path + " FROM c").next();
    }

    static int version(Statement statement, String sql) throws SQLException {
        try (ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getInt(1) == rows.getInt(2) ? rows.getInt(1) : -1;
        }
    }

    static int pathOf(int input) {
        int path = 0;
        for (int i = 1; i < PATHS; i *= 2)
            if ((input & i) != 0) path += i;
        return path;
    }

    /** Each path asks in its own words, so that no rows are left from another one. */
    static void read(int way) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement()) {
            int version = begin(statement), path = pathOf(way);
            takeTime(statement, 30_000, path);
            for (String sql : new String[] {"SELECT min(v), max(v), " + path + " FROM versions",
                    "SELECT min(v), max(v) FROM versions WHERE id > " + path})
                if (version(statement, sql) != version && (way & PATHS) != 0) ++others;
        }
    }

    /** The same by queries that are generated: no path finds a row of another version. */
    static void generated(String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement()) {
            int version = begin(statement);
            try (ResultSet rows = statement.executeQuery("SELECT id, v FROM versions WHERE " + query)) {
                while (rows.next()) {
                    int path = pathOf(rows.getInt("id"));
                    try (Statement other = connection.createStatement()) {
                        takeTime(other, 30_000, path);
                    }
                    if (rows.getInt("v") != version) ++others;
                }
            }
        }
    }
}
