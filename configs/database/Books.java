import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;

/** Which books of a shop to recommend: the shop's rules, for the rows of any query. */
public class Books {
    static int recommend(String query, int budget) throws SQLException {
        int recommended = 0;
        try (Connection shop = DriverManager.getConnection("jdbc:sqlite:books.db");
                PreparedStatement books = shop.prepareStatement("SELECT * FROM books WHERE " + query);
                ResultSet book = books.executeQuery()) {
            while (book.next()) {
                double price = book.getDouble("price");
                if (book.wasNull()) continue; // not for sale yet
                if (book.getInt("stock") == 0) continue;
                if (book.getInt("year") >= 2020 && book.getInt("pages") > 1200) ++recommended;
                else if (price < 5 && price <= budget) ++recommended;
                assert price <= 200;
            }
        }
        return recommended;
    }
}
