// expect: as java
import java.sql.*;
import java.time.*;
import java.util.*;

public class SqlDates {
    public static void main(String[] args) throws Exception {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        Timestamp t = Timestamp.valueOf("2001-02-03 04:05:06.789012345");
        System.out.println(t + " " + t.getNanos() + " " + t.toLocalDateTime() + " " + t.getTime() + " " + t.equals(new java.util.Date(t.getTime())) + new java.util.Date(t.getTime()).equals(t) + t.after(new Timestamp(0)) + t.toInstant());
        System.out.println(java.sql.Date.valueOf("2024-02-29").toLocalDate() + " " + java.sql.Date.valueOf(LocalDate.of(2000, 1, 1)).getTime() + " " + Time.valueOf("10:11:12").toLocalTime());
        for (String wrong : new String[] {"nonsense", "2001-02-03", "2001-02-03 25:00:00x"}) {
            try {
                Timestamp.valueOf(wrong);
                System.out.println("taken");
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            DriverManager.getConnection("jdbc:none");
        } catch (SQLException e) {
            System.out.println(e.getMessage() + e.getSQLState() + e.getErrorCode());
        }
        SQLException chain = new SQLException("a", "01", 5);
        chain.setNextException(new SQLException("b"));
        StringBuilder out = new StringBuilder();
        for (Throwable e : chain) out.append(e.getMessage());
        System.out.println(out + " " + JDBCType.VARCHAR.getVendorTypeNumber() + Types.BLOB);
    }
}
