import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Set;
import java.util.TreeSet;

/** Two transactions at a time: what each isolation level lets happen. Arguments: scenario, level, URL, user, password. */
public class PostgresThreads {
    static String scenario, url, user, password;
    static int level;
    static String[] ends = new String[2];

    static Connection connect() throws SQLException {
        Connection connection = DriverManager.getConnection(url, user, password);
        connection.setAutoCommit(false);
        connection.setTransactionIsolation(level);
        return connection;
    }

    static int number(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement(); ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getInt(1);
        }
    }

    static int change(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            return statement.executeUpdate(sql);
        }
    }

    static String body(Connection connection, int me) throws SQLException {
        switch (scenario) {
            case "lost":
                change(connection, "UPDATE seat SET n = " + (number(connection, "SELECT n FROM seat WHERE id = 1") + 1)
                        + " WHERE id = 1");
                return "";
            case "locked":
                change(connection, "UPDATE seat SET n = "
                        + (number(connection, "SELECT n FROM seat WHERE id = 1 FOR UPDATE") + 1) + " WHERE id = 1");
                return "";
            case "added":
                change(connection, "UPDATE seat SET n = n + 1 WHERE id = 1");
                return "";
            case "apart":
                change(connection, "UPDATE seat SET n = n + 1 WHERE id = " + me);
                return "";
            case "skew":
                if (number(connection, "SELECT sum(n) FROM seat") > 1) change(connection, "UPDATE seat SET n = 0 WHERE id = " + me);
                return "";
            case "phantom":
                if (me == 2) {
                    change(connection, "INSERT INTO seat VALUES(3, 1)");
                    return "";
                }
                return number(connection, "SELECT count(*) FROM seat") == number(connection, "SELECT count(*) FROM seat")
                        ? "same " : "phantom ";
            case "circle":
                change(connection, "UPDATE seat SET n = n + 1 WHERE id = " + me);
                change(connection, "UPDATE seat SET n = n + 1 WHERE id = " + (3 - me));
                return "";
            case "key":
                change(connection, "INSERT INTO seat VALUES(3, " + me + ")");
                return "";
            case "numbered": { // by one sequence
                int id = number(connection, "INSERT INTO orders(amount) VALUES(" + me + ") RETURNING id");
                return number(connection, "SELECT count(*) FROM orders WHERE id = " + id + " AND amount = " + me) + " of " + id + " ";
            }
            case "moved": // a row that does not fit any more, after the wait
                return change(connection, me == 1 ? "UPDATE seat SET n = 5 WHERE n = 1 AND id = 1"
                        : "DELETE FROM seat WHERE n = 1 AND id = 1") + " ";
            default:
                throw new IllegalArgumentException(scenario);
        }
    }

    static void run(int me) {
        try (Connection connection = connect()) {
            try {
                String said = body(connection, me);
                connection.commit();
                ends[me - 1] = said + "done";
            } catch (SQLException e) {
                ends[me - 1] = e.getSQLState();
                connection.rollback();
            }
        } catch (SQLException e) {
            ends[me - 1] = "connection " + e.getMessage();
        }
    }

    public static void main(String[] args) throws Exception {
        scenario = args[0];
        level = Integer.parseInt(args[1]);
        url = args[2];
        user = args[3];
        password = args[4];
        Thread other = new Thread(() -> run(2));
        other.start();
        run(1);
        other.join();
        try (Connection connection = connect()) {
            StringBuilder rows = new StringBuilder();
            try (Statement statement = connection.createStatement();
                    ResultSet all = statement.executeQuery("SELECT id, n FROM seat ORDER BY id")) {
                while (all.next()) rows.append(' ').append(all.getInt(1)).append('=').append(all.getInt(2));
            }
            System.out.println("end: " + ends[0] + ", " + ends[1] + "," + rows);
        }
    }
}
