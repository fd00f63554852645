import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.apache.commons.dbcp2.BasicDataSource;
import org.springframework.dao.DataAccessException;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.jdbc.datasource.DataSourceTransactionManager;
import org.springframework.jdbc.datasource.DriverManagerDataSource;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.support.TransactionTemplate;

/** Pools of connections, and Spring's templates over them. Arguments: which one, URL, user, password. */
public class Pools {
    static DataSource pool(String[] args) {
        switch (args[0]) {
            case "hikari": {
                HikariConfig config = new HikariConfig();
                config.setJdbcUrl(args[1]);
                config.setUsername(args[2]);
                config.setPassword(args[3]);
                config.setMaximumPoolSize(2);
                return new HikariDataSource(config);
            }
            case "dbcp": {
                BasicDataSource source = new BasicDataSource();
                source.setUrl(args[1]);
                source.setUsername(args[2]);
                source.setPassword(args[3]);
                source.setMaxTotal(2);
                source.setValidationQuery("SELECT 1");
                source.setTestOnBorrow(true);
                return source;
            }
            default:
                return new DriverManagerDataSource(args[1], args[2], args[3]);
        }
    }

    static void plain(DataSource pool) throws SQLException {
        for (int i = 0; i < 3; ++i) {
            try (Connection connection = pool.getConnection();
                    PreparedStatement insert = connection.prepareStatement("INSERT INTO plain VALUES(?, ?)")) {
                connection.setAutoCommit(false);
                insert.setInt(1, i);
                insert.setString(2, "pool");
                insert.executeUpdate();
                if (i != 1) connection.commit(); // what is not committed is rolled back
            }
        }
        try (Connection one = pool.getConnection(); Connection two = pool.getConnection();
                ResultSet rows = two.createStatement().executeQuery("SELECT n FROM plain WHERE t = 'pool' ORDER BY n")) {
            System.out.println(one.getAutoCommit() + " " + one.getTransactionIsolation() + " " + one.isValid(1));
            while (rows.next()) System.out.println(rows.getInt(1));
        }
    }

    static void templates(DataSource pool) {
        JdbcTemplate template = new JdbcTemplate(pool);
        System.out.println(template.update("UPDATE plain SET n = n + ? WHERE t = ?", 10, "pool"));
        List<Map<String, Object>> rows = template.queryForList("SELECT n, t FROM plain WHERE t = ? ORDER BY n", "pool");
        System.out.println(rows);
        System.out.println(template.queryForObject("SELECT count(*) FROM plain", Integer.class));
        TransactionTemplate transaction = new TransactionTemplate(new DataSourceTransactionManager(pool));
        transaction.setIsolationLevel(TransactionDefinition.ISOLATION_REPEATABLE_READ);
        for (boolean fails : new boolean[] {true, false}) {
            transaction.execute(status -> {
                template.update("DELETE FROM plain WHERE n = 10");
                if (fails) status.setRollbackOnly();
                return null;
            });
            System.out.println(template.queryForObject("SELECT count(*) FROM plain WHERE n = 10", Integer.class));
        }
        try {
            template.update("INSERT INTO customer(id, name) VALUES(1, 'a'), (1, 'b')");
        } catch (DataAccessException e) {
            System.out.println(e.getClass().getSimpleName());
        }
        template.batchUpdate("INSERT INTO plain VALUES(?, 'batch')", List.of(new Object[] {7}, new Object[] {8}));
        System.out.println(template.queryForList("SELECT n FROM plain WHERE t = 'batch' ORDER BY n", Integer.class));
    }

    public static void main(String[] args) throws Exception {
        DataSource pool = pool(args);
        plain(pool);
        templates(pool);
        if (pool instanceof AutoCloseable) ((AutoCloseable) pool).close();
        System.out.println("end");
    }
}
