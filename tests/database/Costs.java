import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Logic where a query for each path is not the cheapest way to know them all. */
public class Costs {
    interface Logic {
        void apply(ResultSet row) throws SQLException;
    }

    static void each(String sql, Logic logic) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) logic.apply(rows);
        }
    }

    static void way(Object name) {
        System.out.println("way " + name);
    }

    /** Few rows are of the kind, and many paths are for it. */
    static void rare(String query) throws SQLException {
        each("SELECT * FROM items WHERE " + query, row -> {
            if (row.getInt("kind") != 7) {
                way("usual");
                return;
            }
            int size = row.getInt("size");
            for (int i = 0; i < 30; ++i)
                if (size % 30 == i) way(i);
        });
    }

    /** Of few tuples, each is of another kind. */
    static void few(String query) throws SQLException {
        each("SELECT * FROM few WHERE " + query, Costs::kind);
    }

    /** Two of them are of the same one. */
    static void alike(String query) throws SQLException {
        each("SELECT * FROM alike WHERE " + query, Costs::kind);
    }

    static void kind(ResultSet row) throws SQLException {
        int kind = row.getInt("kind");
        way(kind < 10 ? "low" : kind < 25 ? "middle" : kind < 100 ? "high" : "none");
    }

    /** Three branches, one after the other; all eight ways are below the first query. */
    static void branches(String query) throws SQLException {
        each("SELECT * FROM items WHERE " + query, row -> {
            String way = row.getInt("size") % 7 == 0 ? "seven " : "";
            if (row.getInt("kind") < 20) way += "small ";
            if (row.getInt("id") > 15_000) way += "late ";
            way(way);
        });
    }

    /** Paths that meet again differ in the tuples that they can still have. */
    static void meeting(String query) throws SQLException {
        int id, kind, size;
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:elsewhere.db");
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT * FROM meetings WHERE " + query)) {
            if (!row.next()) return;
            id = row.getInt("id");
            kind = row.getInt("kind");
            size = row.getInt("size");
        }
        meet(id, kind, size);
    }

    private static void meet(int id, int kind, int size) {
        int way = 0;
        if (id > 0) way = 1;
        else way = 1;
        if (kind > 0) way(size > 0 ? "large" : "small");
    }

    /** Each condition holds for half of the rows, whatever the others are. */
    static void halves(String query) throws SQLException {
        each("SELECT * FROM items WHERE " + query, row -> {
            int id = row.getInt("id"), way = 0;
            for (int i = 1; i <= 16; i *= 2)
                if ((id & i) != 0) way += i;
            way(way);
        });
    }

    /** The size of a row follows from its kind. */
    static void dependent(String query) throws SQLException {
        each("SELECT * FROM sorts WHERE " + query, row -> {
            int kind = row.getInt("kind"), size = row.getInt("size");
            String way = kind == 0 ? "0" : kind == 1 ? "1" : kind == 2 ? "2" : kind == 3 ? "3" : "other";
            int[] limits = {1000, 500, 200, 100, 50, 40, 30};
            int i = 0;
            while (i < limits.length && size <= limits[i]) ++i;
            way(way + " " + (i + 1) + (i == 5 && row.getInt("id") == 5002 ? " special" : ""));
        });
    }

    /** No SQL for the condition; one row in a thousand. */
    static void hashed(String query) throws SQLException {
        each("SELECT * FROM items WHERE " + query, row -> way((row.getInt("size") ^ 0x2A5) % 997 == 13));
    }

    /** The same; no row. */
    static void never(String query) throws SQLException {
        each("SELECT * FROM items WHERE " + query, row -> way((row.getInt("size") ^ 0x2A5) % 2_000_003 == 1_999_999));
    }

    /** Which row is the first one depends on the query. */
    static void limited(String query, int limit) throws SQLException {
        each("SELECT * FROM items WHERE " + query + " ORDER BY id LIMIT 1",
                row -> way(limit > 0 && limit < 1000 && row.getInt("size") == 2 * limit));
    }

    /** One row is twice a limit, one is a square, one is a product. */
    static void twice(String query, int limit) throws SQLException {
        each("SELECT * FROM amounts WHERE " + query,
                row -> way(limit > 0 && limit < 1000 && row.getInt("amount") == 2 * limit));
    }

    /** Where the product wraps, it is no multiple. */
    static void wraps(String query, int limit) throws SQLException {
        each("SELECT * FROM amounts WHERE " + query,
                row -> way(row.getInt("kind") == 97 && row.getInt("amount") == 1000 * limit));
    }

    static void square(String query, int limit) throws SQLException {
        each("SELECT * FROM amounts WHERE " + query,
                row -> way(limit > 900 && limit < 1000 && row.getInt("amount") == limit * limit));
    }

    static void product(String query, int limit, int count) throws SQLException {
        each("SELECT * FROM amounts WHERE " + query, row -> way(limit > 0 && count > 0 && limit < 100 && count < 100
                && row.getInt("amount") == limit * count + 7 && row.getInt("kind") > limit));
    }

    static void half(String query, int limit) throws SQLException {
        each("SELECT * FROM amounts WHERE " + query, row -> way(limit > 5 && limit < 100 && row.getDouble("price") * 2 <= limit));
    }

    static void hashedLimited(String query) throws SQLException {
        hashed(query + " ORDER BY id LIMIT 1");
    }
}
