package shop;

import java.sql.Connection;
import java.sql.SQLException;

/** What connects to databases in the virtual machine is no class of the program's. */
public class Ledger {
    public static String state(Connection connection) throws SQLException {
        if (connection == null) return "none";
        return connection.isClosed() ? "closed" : "open";
    }
}
