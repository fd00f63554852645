import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Logic about several rows of one query. */
public class Several {
    interface Logic {
        Object apply(ResultSet rows) throws SQLException;
    }

    static void of(String sql, Logic logic) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            System.out.println("way " + logic.apply(rows));
        }
    }

    static void counted(String query) throws SQLException {
        of("SELECT * FROM items WHERE " + query, rows -> {
            int count = 0;
            while (rows.next()) ++count;
            return count;
        });
    }

    /** No row is so large that one is enough. */
    static void summed(String query) throws SQLException {
        of("SELECT size FROM items WHERE " + query, rows -> {
            long sum = 0;
            while (rows.next()) sum += rows.getInt("size");
            if (sum > 1_000_000) throw new IllegalStateException("too much");
            return "little";
        });
    }

    /** Rows come by their number, so that no second one has a smaller one. */
    static void compared(String query) throws SQLException {
        of("SELECT id, name, size FROM items WHERE " + query + " ORDER BY id", rows -> {
            if (!rows.next()) return "none";
            int id = rows.getInt("id");
            String name = rows.getString("name");
            int size = rows.getInt("size");
            if (!rows.next()) return "one";
            if (rows.getInt("id") < id) return "disorder";
            if (rows.getInt("size") < size) return "smaller";
            return name != null && name.equals("twin") && "twin".equals(rows.getString("name")) ? "twins" : "others";
        });
    }

    /** No more than two of them, by a limit that is a parameter. */
    static void limited(String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                PreparedStatement statement = connection.prepareStatement(
                        "SELECT id, size FROM items WHERE " + query + " ORDER BY id DESC LIMIT ?")) {
            statement.setInt(1, 2);
            try (ResultSet rows = statement.executeQuery()) {
                int count = 0, last = 0;
                String way = "";
                for (; rows.next(); ++count) {
                    if (count > 0 && rows.getInt("size") == last + 1) way += "one more ";
                    last = rows.getInt("size");
                }
                System.out.println("way " + way + count);
            }
        }
    }

    static void above(String query, int limit) throws SQLException {
        of("SELECT size FROM items WHERE " + query, rows -> {
            int found = 0;
            while (rows.next())
                if (rows.getInt("size") > limit) ++found;
            return found;
        });
    }
}
