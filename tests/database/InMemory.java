import java.math.BigDecimal;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Tables, rows, parameters, a transaction and an error of the database that the argument names. */
public class InMemory {
    public static void main(String[] args) throws SQLException {
        try (Connection c = DriverManager.getConnection(args[0], "sa", "")) {
            try (Statement s = c.createStatement()) {
                s.execute("CREATE TABLE books(id INTEGER PRIMARY KEY, title VARCHAR(40), price DECIMAL(8,2), published DATE)");
                System.out.println(s.executeUpdate("INSERT INTO books VALUES(1,'One',12.50,DATE '2020-01-02'),(2,'it''s',3.25,NULL)"));
            }
            try (PreparedStatement p = c.prepareStatement("INSERT INTO books VALUES(?,?,?,?)")) {
                for (int i = 3; i < 6; ++i) {
                    p.setInt(1, i);
                    p.setString(2, "Book " + i);
                    p.setBigDecimal(3, new BigDecimal("1." + i));
                    p.setDate(4, null);
                    System.out.println(p.executeUpdate());
                }
            }
            try (PreparedStatement p = c.prepareStatement("SELECT id, title, price, published FROM books WHERE price > ? ORDER BY id")) {
                p.setDouble(1, 1.35);
                try (ResultSet r = p.executeQuery()) {
                    while (r.next())
                        System.out.println(r.getInt(1) + "|" + r.getString("title") + "|" + r.getBigDecimal(3) + "|" + r.getDate(4) + "|" + r.wasNull());
                }
            }
            try (Statement s = c.createStatement(); ResultSet r = s.executeQuery("SELECT count(*), sum(price), max(title) FROM books")) {
                r.next();
                System.out.println(r.getLong(1) + " " + r.getBigDecimal(2) + " " + r.getString(3));
            }
            c.setAutoCommit(false);
            try (Statement s = c.createStatement()) {
                s.executeUpdate("UPDATE books SET price = price * 2 WHERE id = 1");
                c.rollback();
                try (ResultSet r = s.executeQuery("SELECT price FROM books WHERE id = 1")) {
                    r.next();
                    System.out.println(r.getBigDecimal(1));
                }
                s.executeUpdate("INSERT INTO books VALUES(1, 'again', 1, NULL)");
            } catch (SQLException e) {
                System.out.println(e.getSQLState());
            }
        }
    }
}
