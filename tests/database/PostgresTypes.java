import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.UUID;

/** Getters of all types, arguments, transactions and errors, as PostgreSQL's own driver gives them. */
public class PostgresTypes {
    interface Getter {
        Object get(int column) throws SQLException;
    }

    static String one(Getter getter, int column) {
        try {
            Object value = getter.get(column);
            String text = value instanceof byte[] ? Arrays.toString((byte[]) value)
                    : value instanceof java.util.Date ? value + "/" + ((java.util.Date) value).getTime() : "" + value;
            return text + (value == null ? "" : ":" + value.getClass().getSimpleName());
        } catch (SQLException e) {
            return e.getSQLState() + " " + e.getMessage();
        }
    }

    static void failing(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            ResultSet rows = statement.executeQuery(sql);
            while (rows.next()) System.out.println(rows.getString(1));
        } catch (SQLException e) {
            System.out.println(e.getSQLState() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) throws SQLException {
        try (Connection connection = DriverManager.getConnection(args[0], args[1], args[2])) {
            try (Statement statement = connection.createStatement();
                    ResultSet rows = statement.executeQuery("SELECT * FROM typed ORDER BY id")) {
                ResultSetMetaData about = rows.getMetaData();
                for (int i = 1; i <= about.getColumnCount(); ++i)
                    System.out.println(about.getColumnLabel(i) + " " + about.getTableName(i) + " "
                            + about.getColumnType(i) + " " + about.getColumnTypeName(i) + " "
                            + about.getColumnClassName(i) + " " + about.getPrecision(i) + " " + about.getScale(i) + " "
                            + about.isAutoIncrement(i));
                while (rows.next()) {
                    for (int i = 1; i <= about.getColumnCount(); ++i) {
                        String type = about.getColumnTypeName(i);
                        System.out.println(about.getColumnName(i) + " " + one(rows::getObject, i) + " " + rows.wasNull());
                        if (!type.equals("timestamptz")) System.out.println("  " + one(rows::getString, i));
                        if (type.equals("bytea")) {
                            System.out.println("  " + one(rows::getBytes, i));
                        } else if (!type.startsWith("time") && !type.equals("date")) {
                            for (Getter getter : new Getter[] {rows::getByte, rows::getShort, rows::getInt, rows::getLong,
                                    rows::getFloat, rows::getDouble, rows::getBoolean, rows::getBigDecimal})
                                System.out.println("  " + one(getter, i));
                        }
                    }
                    System.out.println(rows.getDate("day") + " " + rows.getTimestamp("day") + " " + rows.getTime("hour")
                            + " " + rows.getTimestamp("moment") + " " + rows.getDate("moment") + " "
                            + (rows.getTimestamp("zoned") == null ? 0 : rows.getTimestamp("zoned").getTime()) + " "
                            + rows.getObject("day", LocalDate.class) + " "
                            + rows.getObject("moment", LocalDateTime.class));
                }
                System.out.println(one(rows::getInt, 1));
            }
            try (PreparedStatement query = connection.prepareStatement(
                    "SELECT id, '?' AS mark FROM typed WHERE id = ? AND name = ? /* ? */ AND price < ? AND flag = ? AND day = ?"
                            + " AND moment >= ? AND small = ? -- ?\n AND ratio > ? AND data = ? AND big = ?")) {
                query.setInt(1, 1);
                query.setString(2, "it's \"quoted\"; DROP TABLE typed --");
                query.setBigDecimal(3, new java.math.BigDecimal("12.51"));
                query.setBoolean(4, true);
                query.setDate(5, java.sql.Date.valueOf("2020-02-29"));
                query.setTimestamp(6, Timestamp.valueOf("2020-02-29 12:34:56.789"));
                query.setShort(7, (short) -7);
                query.setDouble(8, 0.05);
                query.setBytes(9, new byte[] {0, 1, -1});
                query.setLong(10, 1L << 40);
                for (int i = 0; i < 2; ++i) {
                    try (ResultSet rows = query.executeQuery()) {
                        while (rows.next()) System.out.println(rows.getInt("ID") + rows.getString("mark"));
                    }
                    query.setObject(1, i + 2);
                }
                query.setString(1, "1");
                try {
                    query.executeQuery();
                } catch (SQLException e) {
                    System.out.println(e.getSQLState() + " " + e.getMessage());
                }
            }
            try (PreparedStatement query = connection.prepareStatement("SELECT id FROM typed WHERE tag = ? OR tag IS NULL AND ?::text IS NULL ORDER BY 1")) {
                query.setObject(1, UUID.fromString("00000000-0000-0001-0000-000000000002"));
                try {
                    query.executeQuery();
                } catch (SQLException e) {
                    System.out.println(e.getSQLState() + " " + e.getMessage());
                }
                query.setString(2, null);
                try (ResultSet rows = query.executeQuery()) {
                    while (rows.next()) System.out.println(rows.getInt(1));
                }
            }
            failing(connection, "SELECT * FROM nowhere");
            failing(connection, "SELEC");
            failing(connection, "SELECT nothing FROM typed");
            failing(connection, "SELECT 1 / (id - 2) FROM typed ORDER BY id");
            failing(connection, "SELECT * FROM hidden");
            failing(connection, "SELECT CAST('x' AS integer)");
            connection.setAutoCommit(false);
            failing(connection, "SELECT id FROM typed ORDER BY id LIMIT 1");
            java.sql.Savepoint before = connection.setSavepoint("before");
            failing(connection, "SELECT * FROM nowhere");
            failing(connection, "SELECT 1");
            connection.rollback(before);
            failing(connection, "SELECT 2");
            failing(connection, "SELECT * FROM nowhere");
            connection.rollback();
            failing(connection, "SELECT 3");
            connection.commit();
            System.out.println(connection.getMetaData().getDatabaseProductName() + " " + connection.getCatalog() + " "
                    + connection.getSchema() + " " + connection.getTransactionIsolation() + " " + connection.isValid(1));
        }
    }
}
