import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** A table and three rows of the database that the argument names: few statements, for all ways of its threads and clocks. */
public class Inserts {
    public static void main(String[] args) throws SQLException {
        try (Connection c = DriverManager.getConnection(args[0], "sa", ""); Statement s = c.createStatement()) {
            s.execute("CREATE TABLE t(id INTEGER PRIMARY KEY, name VARCHAR(20))");
            for (int i = 0; i < 3; ++i) s.executeUpdate("INSERT INTO t VALUES(" + i + ", 'n" + i + "')");
            try (ResultSet r = s.executeQuery("SELECT id, name FROM t ORDER BY id")) {
                StringBuilder rows = new StringBuilder();
                while (r.next()) rows.append(r.getInt(1)).append(' ').append(r.getString(2)).append(';');
                System.out.println("rows " + rows);
                if (!rows.toString().equals("0 n0;1 n1;2 n2;")) throw new AssertionError(rows);
            }
        }
    }
}
