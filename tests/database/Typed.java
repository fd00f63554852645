import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.util.Arrays;

/** Getters of all types, keys, batches and metadata, as any driver of SQLite gives them. */
public class Typed {
    public static void main(String[] args) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + args[0]);
                Statement statement = connection.createStatement()) {
            try (ResultSet rows = statement.executeQuery("SELECT * FROM books ORDER BY id")) {
                while (rows.next()) {
                    System.out.println(rows.getInt("id") + " " + rows.getLong("pages") + " " + rows.getInt("pages") + " "
                            + rows.getShort("pages") + " " + rows.getByte("pages") + " " + rows.getBoolean("pages") + " "
                            + rows.getDouble("price") + " " + rows.getFloat("ratio") + " " + rows.wasNull() + " "
                            + rows.getObject("pages") + " " + rows.getObject("price") + " " + rows.getObject("ratio")
                            + " " + rows.getObject("note") + " " + Arrays.toString(rows.getBytes("cover")));
                    for (int i = 1; i <= rows.getMetaData().getColumnCount(); ++i)
                        System.out.print(rows.getMetaData().getColumnLabel(i) + ":" + rows.getMetaData().getColumnType(i)
                                + ":" + rows.getMetaData().getColumnTypeName(i) + ":"
                                + rows.getMetaData().getTableName(i) + " ");
                    System.out.println();
                }
            }
            try (PreparedStatement insert = connection.prepareStatement(
                    "INSERT INTO books(isbn, published, price, cover) VALUES(?, ?, ?, ?)")) {
                insert.setString(1, "a'b\"c;--");
                insert.setTimestamp(2, new Timestamp(1234567890123L));
                insert.setDouble(3, 1.25);
                insert.setBytes(4, new byte[] {0, 1, -1});
                System.out.println(insert.executeUpdate());
                try (ResultSet key = insert.getGeneratedKeys()) {
                    key.next();
                    System.out.println("key " + key.getLong(1));
                }
                for (int i = 0; i < 3; ++i) {
                    insert.setString(1, "batch" + i);
                    insert.addBatch();
                }
                System.out.println(Arrays.toString(insert.executeBatch()));
            }
            try (ResultSet rows = statement.executeQuery(
                    "SELECT isbn, published, cover FROM books WHERE published = 1234567890123 ORDER BY isbn")) {
                while (rows.next())
                    System.out.println(rows.getString(1) + " " + rows.getTimestamp(2).getTime() + " "
                            + rows.getDate(2).getTime() + " " + Arrays.toString(rows.getBytes(3)));
            }
            for (int level = 0; level <= 8; ++level) {
                try {
                    connection.setTransactionIsolation(level);
                    System.out.println("level " + connection.getTransactionIsolation());
                } catch (SQLException e) {
                    System.out.println(e.getErrorCode() + " " + e.getMessage());
                }
            }
            connection.setAutoCommit(false);
            System.out.println(statement.executeUpdate("DELETE FROM books WHERE id > 2"));
            connection.rollback();
            try (ResultSet rows = statement.executeQuery("SELECT count(*) FROM books")) {
                rows.next();
                System.out.println(rows.getInt(1));
            }
            connection.commit();
            DatabaseMetaData about = connection.getMetaData();
            try (ResultSet tables = about.getTables(null, null, "%", new String[] {"TABLE"})) {
                while (tables.next()) System.out.println(tables.getString("TABLE_NAME"));
            }
            try (ResultSet columns = about.getColumns(null, null, "books", "%")) {
                while (columns.next())
                    System.out.println(columns.getString("COLUMN_NAME") + " " + columns.getString("TYPE_NAME"));
            }
            for (String wrong : new String[] {"SELECT * FROM nowhere", "SELEC", "INSERT INTO books(id) VALUES(1)",
                    "SELECT nothing FROM books"}) {
                try {
                    statement.execute(wrong);
                } catch (SQLException e) {
                    System.out.println(e.getErrorCode() + " " + e.getMessage());
                }
            }
            connection.rollback();
        }
    }
}
