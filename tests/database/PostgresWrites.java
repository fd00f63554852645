import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;

/** Writes, keys, constraints, transactions and savepoints, as PostgreSQL's own driver has them. */
public class PostgresWrites {
    static void show(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement(); ResultSet rows = statement.executeQuery(sql)) {
            print(rows);
        }
    }

    static void print(ResultSet rows) throws SQLException {
        while (rows.next()) {
            StringBuilder line = new StringBuilder("  ");
            for (int i = 1; i <= rows.getMetaData().getColumnCount(); ++i)
                line.append(rows.getMetaData().getColumnName(i)).append('=').append(rows.getString(i)).append(' ');
            System.out.println(line);
        }
    }

    static void change(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            if (statement.execute(sql)) print(statement.getResultSet());
            else System.out.println(statement.getUpdateCount() + " by " + sql);
        } catch (SQLException e) {
            System.out.println(e.getSQLState() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws SQLException {
        try (Connection connection = DriverManager.getConnection(args[0], args[1], args[2]);
                Connection other = DriverManager.getConnection(args[0], args[1], args[2])) {
            change(connection, "INSERT INTO customer(name) VALUES('ann'), ('it''s \"bob\"; --')");
            show(connection, "SELECT * FROM customer ORDER BY id");
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO orders(customer, amount, at) VALUES(?, ?, ?)",
                    Statement.RETURN_GENERATED_KEYS)) {
                for (int i = 0; i < 3; ++i) {
                    insert.setInt(1, 1);
                    insert.setBigDecimal(2, new java.math.BigDecimal("1.50").multiply(java.math.BigDecimal.valueOf(i)));
                    insert.setTimestamp(3, java.sql.Timestamp.valueOf("2020-02-0" + (i + 1) + " 03:04:05"));
                    System.out.println(insert.executeUpdate());
                    try (ResultSet keys = insert.getGeneratedKeys()) {
                        print(keys);
                    }
                }
            }
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO customer(name) VALUES(?)", new String[] {"id"})) {
                insert.setString(1, null);
                insert.executeUpdate();
                print(insert.getGeneratedKeys());
            }
            change(connection, "UPDATE orders SET amount = amount + 1 WHERE amount > 1 RETURNING id, amount");
            change(connection, "WITH gone AS (DELETE FROM orders WHERE amount > 3 RETURNING id) SELECT count(*) FROM gone");
            change(connection, "WITH most AS (SELECT max(amount) m FROM orders) UPDATE orders SET amount = m * 2 FROM most");
            show(connection, "SELECT o.*, doubled, name FROM orders o LEFT JOIN customer c ON c.id = customer ORDER BY o.id");
            // Constraints.
            change(connection, "INSERT INTO customer(id, name) VALUES(1, 'again')");
            change(connection, "INSERT INTO customer(name) VALUES('ann')");
            change(connection, "INSERT INTO orders(customer, amount) VALUES(99, 1)");
            change(connection, "INSERT INTO orders(customer, amount) VALUES(1, -1)");
            change(connection, "INSERT INTO orders(customer, amount) VALUES(1, NULL)");
            change(connection, "INSERT INTO orders(id, customer, amount) VALUES(7, 1, 1)");
            change(connection, "DELETE FROM customer WHERE id = 1");
            change(connection, "UPDATE customer SET id = 10 WHERE id = 1");
            change(connection, "UPDATE customer SET name = repeat('x', 21)");
            change(connection, "INSERT INTO customer(name) VALUES('ann') ON CONFLICT (name) DO UPDATE SET name = 'anna' RETURNING *");
            change(connection, "INSERT INTO nowhere VALUES(1)");
            change(connection, "INSERT INTO numbers VALUES(1)");
            change(connection, "UPDATE customer SET nothing = 1");
            show(connection, "SELECT * FROM public.customer ORDER BY id");
            // The next numbers of sequences.
            change(connection, "INSERT INTO orders(customer, amount) VALUES(1, 9) RETURNING *");
            change(connection, "INSERT INTO customer(name) VALUES('carl') RETURNING id");
            change(connection, "INSERT INTO plain VALUES(1, 'a'), (1, 'a'), (2, NULL)");
            change(connection, "UPDATE plain SET n = n + 1 WHERE t = 'a'");
            change(connection, "DELETE FROM plain WHERE ctid = (SELECT min(ctid) FROM plain WHERE t = 'a')");
            show(connection, "SELECT * FROM plain ORDER BY 1, 2");
            // Transactions.
            connection.setAutoCommit(false);
            change(connection, "DELETE FROM plain");
            show(connection, "SELECT count(*) FROM plain");
            show(other, "SELECT count(*) FROM plain");
            Savepoint mark = connection.setSavepoint("mark");
            change(connection, "INSERT INTO plain VALUES(5, 'five')");
            change(connection, "INSERT INTO customer(id, name) VALUES(2, 'again')");
            change(connection, "SELECT 1");
            connection.rollback(mark);
            show(connection, "SELECT count(*) FROM plain");
            change(connection, "INSERT INTO plain VALUES(6, 'six')");
            connection.commit();
            show(other, "SELECT * FROM plain");
            change(connection, "INSERT INTO plain VALUES(7, 'seven')");
            connection.rollback();
            show(other, "SELECT count(*) FROM plain");
            change(connection, "INSERT INTO plain VALUES(8, 'eight')");
            change(connection, "SELECT 1 / 0");
            try {
                connection.commit();
            } catch (SQLException e) {
                System.out.println(e.getSQLState() + " " + e.getMessage());
            }
            show(connection, "SELECT count(*) FROM plain");
            connection.rollback();
            // What one sees of the other.
            for (int level : new int[] {Connection.TRANSACTION_READ_COMMITTED, Connection.TRANSACTION_REPEATABLE_READ}) {
                connection.setTransactionIsolation(level);
                show(connection, "SELECT sum(n) FROM plain");
                change(other, "UPDATE plain SET n = n + 10");
                show(connection, "SELECT sum(n) FROM plain");
                change(connection, "UPDATE plain SET n = n + 100");
                connection.rollback();
            }
            show(connection, "SELECT n FROM plain WHERE n > 5 FOR UPDATE");
            change(other, "SELECT n FROM plain FOR UPDATE NOWAIT");
            connection.rollback();
            connection.setReadOnly(true);
            change(connection, "DELETE FROM plain");
            connection.rollback();
            connection.setReadOnly(false);
            connection.setAutoCommit(true);
            try (PreparedStatement insert = connection.prepareStatement("INSERT INTO plain VALUES(?, ?)")) {
                for (int i = 0; i < 2; ++i) {
                    insert.setInt(1, i);
                    insert.setString(2, "batch");
                    insert.addBatch();
                }
                System.out.println(java.util.Arrays.toString(insert.executeBatch()));
            }
            change(connection, "BEGIN");
            change(connection, "DELETE FROM plain WHERE t = 'batch'");
            change(connection, "ROLLBACK");
            show(connection, "SELECT * FROM plain ORDER BY n, t");
        }
    }
}
