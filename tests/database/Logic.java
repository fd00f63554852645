import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.Date;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;

/** Logic that is applied to each row of a query. */
public class Logic {
    static int ofNumber(int x) {
        if (x < 10) return 1;
        else if (x % 2 == 0) return 2;
        return 3;
    }

    static int numbers(String query) throws SQLException {
        int sum = 0;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT x FROM numbers WHERE " + query)) {
            while (rows.next()) {
                int branch = ofNumber(rows.getInt("x"));
                if (branch == 1) throw new IllegalStateException("x < 10");
                sum += branch;
            }
        }
        return sum;
    }

    static int whole(String query) throws SQLException {
        int sum = 0;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            while (rows.next()) sum += ofNumber(rows.getInt(1));
        }
        return sum;
    }

    /** As many paths as there are combinations that the data have. */
    static String nested(String query) throws SQLException {
        StringBuilder path = new StringBuilder();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT * FROM books WHERE " + query)) {
            while (rows.next()) path.append(nested(rows.getDouble("price"), rows.getInt("year"), rows.getInt("stock")));
        }
        return path.toString();
    }

    static String nested(double price, int year, int stock) {
        String path = price > 100 ? "expensive" : price > 1 ? "usual" : "cheap";
        path += year < 1960 ? " old" : year > 2020 ? " new" : " used";
        return path + (stock == 0 ? " none" : stock > 90 ? " many" : " some");
    }

    static void wide(String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT * FROM wide WHERE " + query)) {
            while (rows.next())
                if (rows.getInt("c1000") > 5 && rows.getInt(500) < 3) System.out.println("found");
        }
    }

    /** What the columns hold, as the driver gives it. */
    static String typed(String query) throws SQLException {
        StringBuilder text = new StringBuilder();
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT * FROM typed WHERE " + query)) {
            while (rows.next()) {
                BigDecimal price = rows.getBigDecimal("price");
                if (price == null) return "nothing";
                if (rows.getBoolean("flag")) text.append("flag ");
                if (rows.getInt("number") > 50_000) text.append("large ");
                if (price.signum() == 0) text.append("free ");
                Date day = rows.getDate("day");
                if (day != null && day.getTime() > 1_500_000_000_000L) text.append("late ");
                Timestamp moment = rows.getTimestamp("moment");
                if (moment != null && moment.getTime() == 1_582_979_696_789L) text.append("then ");
                if (rows.getString("padded").equals("ab   ")) text.append("padded ");
                if (rows.getBytes("data") == null) text.append("without ");
                if ("17".equals(rows.getString("code"))) text.append("seventeen");
            }
        }
        return text.toString();
    }

    /** 24 paths. */
    static int four(String query) throws SQLException {
        int way = 0;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT * FROM books WHERE " + query)) {
            while (rows.next()) {
                double price = rows.getDouble("price");
                way = price > 100 ? 0 : price > 1 ? 1 : 2;
                way = way * 2 + (rows.getInt("year") < 1960 ? 0 : 1);
                int stock = rows.getInt("stock");
                way = way * 2 + (stock > 90 ? 0 : 1);
                way = way * 2 + (stock % 2 == 0 ? 0 : 1);
            }
        }
        return way;
    }

    static String cut(String query) throws SQLException {
        return nested(query + " LIMIT 1");
    }

    /** Which row is the second one depends on the others. */
    static String second(String query) throws SQLException {
        return nested(query + " ORDER BY id LIMIT 1 OFFSET 1");
    }

    /** Two columns of one name, and names that are others in the condition. */
    static int joined(String query) throws SQLException {
        int found = 0;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT a.id, b.id, a.year - 2000 AS year, b.year AS later"
                        + " FROM books a JOIN books b ON b.id = a.pages WHERE " + query)) {
            while (rows.next()) {
                if (rows.getInt(1) < 2 && rows.getInt(2) > 1000) ++found;
                if (rows.getInt("year") < -44) ++found;
            }
        }
        return found;
    }

    /** Texts are inputs, as numbers are. */
    static int texts(String query, int limit) throws SQLException {
        int path = 0;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT isbn, pages FROM prints WHERE " + query)) {
            while (rows.next()) {
                String isbn = rows.getString("isbn");
                if (isbn == null) path = 1;
                else if (isbn.isEmpty()) path = 2;
                else if (isbn.equals("it's \"one\"")) throw new IllegalStateException("quotes");
                else if (isbn.startsWith("978") && rows.getInt("pages") > limit) path = 3;
                else if (isbn.length() == 12) path = 4;
            }
        }
        return path;
    }

    /** Texts that the database takes for the same, and Java does not. */
    static int words(String query) throws SQLException {
        int path = 0;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT word FROM words WHERE " + query)) {
            while (rows.next()) path = rows.getString("word").equals("abc") ? 1 : 2;
        }
        return path;
    }

    /** NaN is neither above nor below. */
    static boolean ratios(String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT ratio FROM ratios WHERE " + query)) {
            return rows.next() && rows.getDouble("ratio") > 5;
        }
    }

    /** The row is told by a date, a decimal and a text that is not Latin-1. */
    static void late(String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT id, city, bought, paid FROM visits WHERE " + query)) {
            while (rows.next()) {
                if (!rows.getString("city").equals("\u0391\u03b8\u03ae\u03bd\u03b1")) continue;
                if (rows.getTimestamp("bought").getTime() < 1_600_000_000_000L) continue;
                if (rows.getBigDecimal("paid").compareTo(new BigDecimal("9.99")) < 0)
                    throw new IllegalStateException("cheap");
            }
        }
    }

    /** A sum is no row of a table. */
    static boolean summed(String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT count(*) AS n FROM books WHERE " + query)) {
            return rows.next() && rows.getInt("n") < 10;
        }
    }

    static boolean limited(String query, int limit) throws SQLException {
        boolean isLong = false;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT * FROM books WHERE " + query)) {
            while (rows.next()) {
                if (rows.getInt("pages") > limit) isLong = true;
                if (rows.getInt("year") > 3000) throw new IllegalStateException("no such year");
            }
        }
        return isLong;
    }
}
