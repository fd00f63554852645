import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** Which packages of Debian go onto a disc for installing it: the rules of whoever makes the disc. */
public class Packages {
    static long choose(String query, int megabytesLeft) throws SQLException {
        long taken = 0;
        try (Connection index = DriverManager.getConnection("jdbc:sqlite:packages.db");
                Statement statement = index.createStatement();
                ResultSet row = statement.executeQuery("SELECT * FROM packages WHERE " + query)) {
            while (row.next()) {
                long size = row.getLong("size"), installed = row.getLong("installed_kib") * 1024;
                boolean isSizeKnown = !row.wasNull();
                if (row.getBoolean("essential") || row.getString("priority").equals("required")) {
                    taken += size; // whatever it takes
                } else if (row.getString("section").startsWith("debug")) {
                    continue; // nobody looks for errors on the first day
                } else if (size > 1_000_000_000) {
                    continue; // games, mostly: the network has them
                } else if (isSizeKnown && size >> 20 < megabytesLeft) {
                    assert size <= installed : "packed, it is larger than unpacked";
                    taken += size;
                }
            }
        }
        return taken;
    }
}
