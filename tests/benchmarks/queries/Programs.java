import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.Date;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.time.LocalDate;

/** Programs that apply some logic to the rows of a query. */
final class Programs {
    private Programs() {}

    interface Logic {
        void apply(ResultSet row) throws SQLException;
    }

    private static Connection open() throws SQLException {
        return DriverManager.getConnection(Oracle.url == null ? "jdbc:sqlite:elsewhere.db" : Oracle.url);
    }

    private static void walk(ResultSet rows, Logic logic) throws SQLException {
        while (rows.next()) {
            Trail.begin();
            logic.apply(rows);
            Trail.end();
        }
    }

    private static void each(String sql, Logic logic) throws SQLException {
        try (Connection connection = open();
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            walk(rows, logic);
        }
        Trail.close();
    }

    private static boolean t(boolean holds) {
        return Trail.t(holds);
    }

    // ---- a single loop

    static void bar(String query) throws SQLException {
        each("SELECT x FROM orders WHERE " + query, row -> {
            int x = row.getInt("x");
            if (!t(x < 10)) t(x % 2 == 0);
        });
    }

    static void bands(String query) throws SQLException {
        each("SELECT * FROM orders WHERE " + query, row -> {
            int amount = row.getInt("amount");
            if (!t(amount < 0) && !t(amount < 100) && !t(amount < 10_000)) t(amount >= 2_000_000);
        });
    }

    static void remainders(String query) throws SQLException {
        each("SELECT * FROM orders WHERE " + query, row -> {
            int amount = row.getInt("amount");
            if (t(amount % 100 == 99)) t(amount > 500_000);
            else if (t(amount / 1000 == 7)) t(amount % 7 == 3);
        });
    }

    static void products(String query) throws SQLException {
        each("SELECT amount, quantity FROM orders WHERE " + query, row -> {
            long total = row.getLong("amount") * row.getInt("quantity");
            if (t(total > 20_000_000)) t(row.getInt("quantity") == 1);
            else t(total == 0);
        });
    }

    static void priorities(String query) throws SQLException {
        each("SELECT priority FROM orders WHERE " + query, row -> {
            switch (row.getInt("priority")) {
                case 0: Trail.mark('a'); break;
                case 1: Trail.mark('b'); break;
                case 2: Trail.mark('c'); break;
                case 5: Trail.mark('d'); break;
                case 6: Trail.mark('e'); break;
                case 1000: Trail.mark('f'); break;
                default: Trail.mark('g');
            }
        });
    }

    // ---- nested conditions

    static void nested(String query) throws SQLException {
        each("SELECT * FROM books WHERE " + query, row -> {
            double price = row.getDouble("price");
            int year = row.getInt("year"), stock = row.getInt("stock"), pages = row.getInt("pages");
            if (!t(price > 100)) t(price > 1);
            if (t(year < 1960)) t(stock > 90);
            else t(stock == 0);
            t(pages > 1490);
        });
    }

    static void deep(String query) throws SQLException {
        each("SELECT * FROM books WHERE " + query, row -> {
            int pages = row.getInt("pages"), year = row.getInt("year"), stock = row.getInt("stock");
            if (t(pages > 100) && t(pages > 800) && t(pages > 1300) && t(year > 2000) && t(year > 2018) && t(stock > 2)
                    && t(stock > 10) && t(pages + stock > 1480)) t(year == 2022);
        });
    }

    static void independent(String query) throws SQLException {
        each("SELECT * FROM books WHERE " + query, row -> {
            t(row.getInt("pages") < 20);
            t(row.getInt("stock") > 50);
            t(row.getInt("year") == 1999);
            t(row.getDouble("price") > 90);
            t(row.getInt("id") % 2 == 0);
        });
    }

    static void correlated(String query) throws SQLException {
        each("SELECT * FROM orders WHERE " + query, row -> {
            int state = row.getInt("state_code"), paid = row.getInt("paid");
            if (t(state == 0)) t(paid > 0);
            else if (t(state == 1)) t(paid == row.getInt("amount"));
            else if (t(state == 2)) t(paid < row.getInt("amount"));
            else t(paid == 0);
        });
    }

    static void flags(String query) throws SQLException {
        each("SELECT flags FROM events WHERE " + query, row -> {
            int flags = row.getInt("flags");
            for (int i = 0; i < 5; ++i) t((flags >> i & 1) != 0);
        });
    }

    static void minmax(String query) throws SQLException {
        each("SELECT level, flags FROM events WHERE " + query, row -> {
            int level = row.getInt("level"), flags = row.getInt("flags");
            t(Math.max(level, flags) > 30);
            t(Math.abs(level - flags) < 2);
            t(Math.min(level, 4) == flags);
        });
    }

    // ---- texts

    static void states(String query) throws SQLException {
        each("SELECT state FROM orders WHERE " + query, row -> {
            String state = row.getString("state");
            if (!t(state.equals("new")) && !t(state.equals("paid")) && !t(state.equals("sent"))
                    && !t(state.equals("lost"))) t(state.equals("found"));
        });
    }

    static void stateSwitch(String query) throws SQLException {
        each("SELECT state FROM orders WHERE " + query, row -> {
            switch (row.getString("state")) {
                case "new": Trail.mark('a'); break;
                case "paid": Trail.mark('b'); break;
                case "sent": Trail.mark('c'); break;
                case "lost": Trail.mark('d'); break;
                case "found": Trail.mark('e'); break;
                default: Trail.mark('f');
            }
        });
    }

    static void prefix(String query) throws SQLException {
        each("SELECT isbn, pages FROM books WHERE " + query, row -> {
            String isbn = row.getString("isbn");
            if (t(isbn.startsWith("978"))) t(row.getInt("pages") > 1400);
            else if (t(isbn.startsWith("979-"))) t(isbn.startsWith("979-1"));
        });
    }

    static void lengths(String query) throws SQLException {
        each("SELECT isbn FROM books WHERE " + query, row -> {
            String isbn = row.getString("isbn");
            if (!t(isbn.isEmpty())) t(isbn.length() == 12);
        });
    }

    static void chars(String query) throws SQLException {
        each("SELECT kind, level FROM events WHERE " + query, row -> {
            String kind = row.getString("kind");
            char first = kind.charAt(0);
            if (t(first == 'e')) t(row.getInt("level") > 5);
            else if (t(first < 'e')) t(kind.charAt(1) == 'u');
        });
    }

    static void ends(String query) throws SQLException {
        each("SELECT kind FROM events WHERE " + query, row -> {
            String kind = row.getString("kind");
            t(kind.endsWith("error"));
            t(kind.contains("time"));
        });
    }

    static void order(String query) throws SQLException {
        each("SELECT kind FROM events WHERE " + query, row -> {
            String kind = row.getString("kind");
            if (!t(kind.compareTo("build") < 0)) t(kind.compareTo("timer") > 0);
        });
    }

    static void ignoringCase(String query) throws SQLException {
        each("SELECT kind FROM events WHERE " + query, row -> {
            if (!t(row.getString("kind").equalsIgnoreCase("ERROR"))) t(row.getString("kind").equalsIgnoreCase("Start"));
        });
    }

    static void umlauts(String query) throws SQLException {
        each("SELECT name, city FROM people WHERE " + query, row -> {
            String name = row.getString("name");
            if (t(name.startsWith("\u00c9"))) t(row.getString("city").equals("Z\u00fcrich"));
            else t(row.getString("city").equals("K\u00f6ln"));
        });
    }

    static void scripts(String query) throws SQLException {
        each("SELECT country, born FROM people WHERE " + query, row -> {
            String country = row.getString("country");
            if (!t(country.equals("\u65e5\u672c"))) t(country.equals("\u0395\u03bb\u03bb\u03ac\u03b4\u03b1"));
        });
    }

    static void padded(String query) throws SQLException {
        each("SELECT code FROM people WHERE " + query, row -> {
            String code = row.getString("code");
            if (!t(code.startsWith("AB"))) t(code.charAt(5) != ' ');
        });
    }

    // ---- dates

    static void days(String query) throws SQLException {
        each("SELECT published FROM books WHERE " + query, row -> {
            Date published = row.getDate("published");
            if (!t(published.before(Date.valueOf("1960-01-01")))) t(published.after(Date.valueOf("2022-12-30")));
        });
    }

    static void moments(String query) throws SQLException {
        each("SELECT happened, level FROM events WHERE " + query, row -> {
            Timestamp happened = row.getTimestamp("happened");
            if (t(happened.getTime() < 1_600_000_000_000L)) t(row.getInt("level") > 6);
            else t(happened.getTime() > 1_700_000_000_000L);
        });
    }

    static void dayTexts(String query) throws SQLException {
        each("SELECT day FROM events WHERE " + query, row -> {
            String day = row.getString("day");
            if (!t(day.startsWith("2019"))) t(day.compareTo("2023-11-01") >= 0);
        });
    }

    static void years(String query) throws SQLException {
        each("SELECT born FROM people WHERE " + query, row -> {
            LocalDate born = row.getDate("born").toLocalDate();
            if (t(born.getYear() < 1920)) t(born.getMonthValue() == 2);
            else t(born.getYear() > 2019);
        });
    }

    static void weekdays(String query) throws SQLException {
        each("SELECT published, stock FROM books WHERE " + query, row -> {
            long day = row.getDate("published").getTime() / 86_400_000L;
            if (t((day + 3) % 7 == 6)) t(row.getInt("stock") > 80);
        });
    }

    // ---- nulls

    static void wasNull(String query) throws SQLException {
        each("SELECT priority FROM orders WHERE " + query, row -> {
            int priority = row.getInt("priority");
            if (!t(row.wasNull()) && !t(priority == 0)) t(priority > 100);
        });
    }

    static void nullTexts(String query) throws SQLException {
        each("SELECT note, level FROM events WHERE " + query, row -> {
            String note = row.getString("note");
            if (t(note == null)) t(row.getInt("level") == 9);
            else t(note.isEmpty());
        });
    }

    static void nullObjects(String query) throws SQLException {
        each("SELECT price, stock FROM books WHERE " + query, row -> {
            if (!t(row.getObject("price") == null)) t(row.getInt("stock") == 0);
            else t(row.getInt("stock") > 0);
        });
    }

    static void nullsOfTwo(String query) throws SQLException {
        each("SELECT priority, discount FROM orders WHERE " + query, row -> {
            int priority = row.getInt("priority");
            boolean isPlain = row.wasNull();
            double discount = row.getDouble("discount");
            if (t(isPlain)) t(row.wasNull());
            else if (!t(row.wasNull())) t(discount * priority > 40);
        });
    }

    // ---- two parameters, mixed conjuncts

    static void between(String query, int low, int high) throws SQLException {
        each("SELECT year FROM books WHERE " + query, row -> {
            int year = row.getInt("year");
            if (!t(year < low)) t(year > high);
        });
    }

    static void longOrOld(String query, int limit, int year) throws SQLException {
        each("SELECT pages, year FROM books WHERE " + query, row -> {
            if (t(row.getInt("pages") > 1400)) t(row.getInt("pages") > limit);
            else t(row.getInt("year") == year);
        });
    }

    static void isbnAndLimit(String query, int limit) throws SQLException {
        each("SELECT isbn, pages FROM books WHERE " + query, row -> {
            if (t(row.getString("isbn").startsWith("978"))) t(row.getInt("pages") > limit);
        });
    }

    static void budget(String query, int budget) throws SQLException {
        each("SELECT pages, stock FROM books WHERE " + query, row -> {
            if (t(row.getInt("stock") > 85)) t(row.getInt("stock") * 3 <= budget);
            else t(row.getInt("stock") + budget < 0);
        });
    }

    static void wanted(String query, String wanted) throws SQLException {
        each("SELECT kind, level FROM events WHERE " + query, row -> {
            if (t(row.getInt("level") > 4)) t(row.getString("kind").equals(wanted));
        });
    }

    // ---- paging

    static void firstPage(String query) throws SQLException {
        each("SELECT * FROM books WHERE " + query + " ORDER BY id LIMIT 20", row -> {
            if (!t(row.getInt("stock") == 0)) t(row.getInt("stock") > 90);
        });
    }

    static void pages(String query) throws SQLException {
        try (Connection connection = open();
                PreparedStatement page = connection.prepareStatement("SELECT id, stock FROM books WHERE " + query
                        + " AND id > ? ORDER BY id LIMIT ?")) {
            page.setInt(1, 100);
            page.setInt(2, 1_000_000);
            try (ResultSet rows = page.executeQuery()) {
                walk(rows, row -> {
                    if (!t(row.getInt("id") < 110)) t(row.getInt("stock") > 90);
                });
            }
        }
        Trail.close();
    }

    // ---- prepared statements

    static void since(String query) throws SQLException {
        try (Connection connection = open();
                PreparedStatement since = connection.prepareStatement("SELECT year, pages FROM books WHERE year > ? AND "
                        + query)) {
            since.setInt(1, 2000);
            try (ResultSet rows = since.executeQuery()) {
                walk(rows, row -> {
                    if (!t(row.getInt("year") <= 2000)) t(row.getInt("year") == 2022 && row.getInt("pages") < 10);
                });
            }
        }
        Trail.close();
    }

    static void below(String query, int limit) throws SQLException {
        try (Connection connection = open();
                PreparedStatement below = connection.prepareStatement("SELECT stock FROM books WHERE stock < ? AND "
                        + query)) {
            below.setInt(1, limit);
            try (ResultSet rows = below.executeQuery()) {
                walk(rows, row -> {
                    if (!t(row.getInt("stock") == 0)) t(row.getInt("stock") > 80);
                    t(row.getInt("stock") < limit); // as the statement has it
                });
            }
        }
        Trail.close();
    }

    // ---- joins, calculated columns, decimals, floats

    static void joined(String query) throws SQLException {
        each("SELECT o.amount, c.rating, c.id FROM orders o JOIN customers c ON c.id = o.customer WHERE " + query, row -> {
            if (t(row.getInt("rating") == 5)) t(row.getInt("amount") > 1_000_000);
            else t(row.getInt(3) < 3);
        });
    }

    static void lookup(String query) throws SQLException {
        try (Connection connection = open();
                Statement statement = connection.createStatement();
                PreparedStatement find = connection.prepareStatement("SELECT name FROM regions WHERE id = ?");
                ResultSet rows = statement.executeQuery("SELECT region, amount FROM orders WHERE " + query)) {
            walk(rows, row -> {
                find.setInt(1, row.getInt("region"));
                try (ResultSet region = find.executeQuery()) {
                    if (!t(region.next())) return;
                    if (t(region.getString("name").equals("islands"))) t(row.getInt("amount") > 100_000);
                }
            });
        }
        Trail.close();
    }

    static void calculated(String query) throws SQLException {
        each("SELECT pages * 2 AS sides, upper(isbn) AS name, abs(stock - 50) AS far FROM books WHERE " + query, row -> {
            if (!t(row.getInt("sides") < 10)) t(row.getString("name").startsWith("978"));
            t(row.getInt("far") > 45);
        });
    }

    static void decimals(String query) throws SQLException {
        each("SELECT price FROM books WHERE price IS NOT NULL AND " + query, row -> {
            BigDecimal price = row.getBigDecimal("price");
            if (!t(price.compareTo(new BigDecimal("0.05")) < 0)) t(price.compareTo(new BigDecimal("119.5")) > 0);
        });
    }

    static void floats(String query) throws SQLException {
        each("SELECT took FROM events WHERE " + query, row -> {
            float took = row.getFloat("took");
            if (!t(took > 99.9f)) t(took < 0.0001f);
        });
    }
}
