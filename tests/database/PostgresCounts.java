import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;

/** One query after another, by as many threads as are wanted: URL, threads, queries. Each has one number as its answer. */
public class PostgresCounts {
    static void ask(String[] args) {
        try (Connection connection = DriverManager.getConnection(args[0]);
                Statement statement = connection.createStatement()) {
            for (int i = 2; i < args.length; ++i) {
                try (ResultSet rows = statement.executeQuery(args[i])) {
                    rows.next();
                    System.out.println(rows.getLong(1));
                }
            }
        } catch (SQLException e) {
            System.out.println(e.getSQLState() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] threads = new Thread[Integer.parseInt(args[1])];
        for (int i = 1; i < threads.length; ++i) {
            threads[i] = new Thread(() -> ask(args));
            threads[i].start();
        }
        ask(args);
        for (int i = 1; i < threads.length; ++i) threads[i].join();
    }
}
