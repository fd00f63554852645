// expect: safe
// output: a1b1c1
// states-at-most: 10000

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

// Three rows that are written in any order are the same contents.
public class DatabaseOrderOfWrites {
    static Thread writing(String row) {
        Thread thread = new Thread(() -> {
            try (Connection connection = DriverManager.getConnection("jdbc:sqlite:order.db");
                    Statement statement = connection.createStatement()) {
                statement.executeUpdate("UPDATE t SET n = n + 1 WHERE name = '" + row + "'");
            } catch (SQLException e) {
                throw new IllegalStateException(e);
            }
        });
        thread.start();
        return thread;
    }

    public static void main(String[] args) throws Exception {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:order.db");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE t(name TEXT PRIMARY KEY, n INTEGER)");
            statement.executeUpdate("INSERT INTO t VALUES('a', 0), ('b', 0), ('c', 0)");
            Thread[] threads = {writing("a"), writing("b"), writing("c")};
            for (Thread thread : threads) thread.join();
            StringBuilder all = new StringBuilder();
            try (ResultSet rows = statement.executeQuery("SELECT * FROM t ORDER BY name")) {
                while (rows.next()) all.append(rows.getString(1)).append(rows.getInt(2));
            }
            System.out.println(all);
            if (!all.toString().equals("a1b1c1")) throw new AssertionError(all.toString());
        }
    }
}
