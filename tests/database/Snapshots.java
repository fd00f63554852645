import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Somebody else gives all rows of a table a later version, again and again, while these paths are walked. */
public class Snapshots {
    static final int PATHS = 64;

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
            if (rows.getInt(1) != rows.getInt(2)) throw new IllegalStateException("half of a change");
            return rows.getInt(1);
        }
    }

    /** Each path asks in its own words, so that no rows are left from another one. */
    static void read(int way) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement()) {
            int version = begin(statement), path = 1;
            while (path < PATHS && way != path) ++path;
            takeTime(statement, 30_000, path);
            for (String sql : new String[] {"SELECT min(v), max(v), " + path + " FROM versions",
                    "SELECT min(v), max(v) FROM versions WHERE id > " + path})
                if (version(statement, sql) != version) throw new IllegalStateException("another version");
        }
    }

    /** The same by queries that are generated: no path finds a row of another version. */
    static void generated(String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement()) {
            int version = begin(statement);
            try (ResultSet rows = statement.executeQuery("SELECT id, v FROM versions WHERE " + query)) {
                while (rows.next()) {
                    int id = rows.getInt("id"), path = 1;
                    while (path < PATHS - 1 && id / 15 != path) ++path;
                    try (Statement other = connection.createStatement()) {
                        takeTime(other, 30_000, path);
                    }
                    if (rows.getInt("v") != version) throw new IllegalStateException("another version");
                }
            }
        }
    }
}
