package org.sqlite;

/** By the name that programs know: org.clew.jdbc.SqliteDataSource. */
public class SQLiteDataSource extends org.clew.jdbc.SqliteDataSource {}
