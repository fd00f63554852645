package org.clew.jdbc;

import java.sql.PreparedStatement;
import java.sql.SQLException;

/** A connection, as its statements see it. */
abstract class JdbcConnection extends UnsupportedConnection {
    final String url;
    final long[] session = new long[Engine.SESSION];

    JdbcConnection(String url) {
        this.url = url;
    }

    abstract void checkOpen() throws SQLException;

    /** Only such cursors as the driver has are asked for. */
    abstract void checkCursor(int type, int concurrency) throws SQLException;

    /** The contents that a statement without changes reads, from here on. */
    abstract long[] beginCursor(String sql, Object[] arguments) throws SQLException;

    abstract void endCursor();

    /** The database has said what is wrong with a row. */
    void failed() {}

    /** Describes a statement against what it would see now. */
    abstract int describe(String sql, Object[] names, Object[] types, Object[] tables) throws SQLException;

    abstract int update(String sql, Object[] arguments) throws SQLException;

    /** Transactions and settings that are given as statements. False: it is another statement. */
    abstract boolean control(String sql) throws SQLException;

    // ---- statements are all of one kind

    @Override
    public PreparedStatement prepareStatement(String sql, int generatedKeys) throws SQLException {
        return prepareStatement(sql);
    }

    @Override
    public PreparedStatement prepareStatement(String sql, String[] columns) throws SQLException {
        return prepareStatement(sql);
    }

    @Override
    public PreparedStatement prepareStatement(String sql, int[] columns) throws SQLException {
        return prepareStatement(sql);
    }

    @Override
    public PreparedStatement prepareStatement(String sql, int type, int concurrency) throws SQLException {
        checkCursor(type, concurrency);
        return prepareStatement(sql);
    }

    @Override
    public PreparedStatement prepareStatement(String sql, int type, int concurrency, int holdability)
            throws SQLException {
        return prepareStatement(sql, type, concurrency);
    }
}
