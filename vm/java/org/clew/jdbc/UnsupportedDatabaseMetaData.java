package org.clew.jdbc;

import java.sql.*;

/** The methods of DatabaseMetaData that this driver does not have. */
abstract class UnsupportedDatabaseMetaData implements DatabaseMetaData {
    SQLException unsupported(String method) {
        return new SQLFeatureNotSupportedException("DatabaseMetaData." + method + " is not supported");
    }

    public boolean allProceduresAreCallable() throws SQLException { throw unsupported("allProceduresAreCallable"); }
    public boolean allTablesAreSelectable() throws SQLException { throw unsupported("allTablesAreSelectable"); }
    public boolean autoCommitFailureClosesAllResultSets() throws SQLException { throw unsupported("autoCommitFailureClosesAllResultSets"); }
    public boolean dataDefinitionCausesTransactionCommit() throws SQLException { throw unsupported("dataDefinitionCausesTransactionCommit"); }
    public boolean dataDefinitionIgnoredInTransactions() throws SQLException { throw unsupported("dataDefinitionIgnoredInTransactions"); }
    public boolean deletesAreDetected(int a1) throws SQLException { throw unsupported("deletesAreDetected"); }
    public boolean doesMaxRowSizeIncludeBlobs() throws SQLException { throw unsupported("doesMaxRowSizeIncludeBlobs"); }
    public boolean generatedKeyAlwaysReturned() throws SQLException { throw unsupported("generatedKeyAlwaysReturned"); }
    public ResultSet getAttributes(String a1, String a2, String a3, String a4) throws SQLException { throw unsupported("getAttributes"); }
    public ResultSet getBestRowIdentifier(String a1, String a2, String a3, int a4, boolean a5) throws SQLException { throw unsupported("getBestRowIdentifier"); }
    public String getCatalogSeparator() throws SQLException { throw unsupported("getCatalogSeparator"); }
    public String getCatalogTerm() throws SQLException { throw unsupported("getCatalogTerm"); }
    public ResultSet getCatalogs() throws SQLException { throw unsupported("getCatalogs"); }
    public ResultSet getClientInfoProperties() throws SQLException { throw unsupported("getClientInfoProperties"); }
    public ResultSet getColumnPrivileges(String a1, String a2, String a3, String a4) throws SQLException { throw unsupported("getColumnPrivileges"); }
    public ResultSet getColumns(String a1, String a2, String a3, String a4) throws SQLException { throw unsupported("getColumns"); }
    public Connection getConnection() throws SQLException { throw unsupported("getConnection"); }
    public ResultSet getCrossReference(String a1, String a2, String a3, String a4, String a5, String a6) throws SQLException { throw unsupported("getCrossReference"); }
    public int getDatabaseMajorVersion() throws SQLException { throw unsupported("getDatabaseMajorVersion"); }
    public int getDatabaseMinorVersion() throws SQLException { throw unsupported("getDatabaseMinorVersion"); }
    public String getDatabaseProductName() throws SQLException { throw unsupported("getDatabaseProductName"); }
    public String getDatabaseProductVersion() throws SQLException { throw unsupported("getDatabaseProductVersion"); }
    public int getDefaultTransactionIsolation() throws SQLException { throw unsupported("getDefaultTransactionIsolation"); }
    public int getDriverMajorVersion() { return 0; }
    public int getDriverMinorVersion() { return 0; }
    public String getDriverName() throws SQLException { throw unsupported("getDriverName"); }
    public String getDriverVersion() throws SQLException { throw unsupported("getDriverVersion"); }
    public ResultSet getExportedKeys(String a1, String a2, String a3) throws SQLException { throw unsupported("getExportedKeys"); }
    public String getExtraNameCharacters() throws SQLException { throw unsupported("getExtraNameCharacters"); }
    public ResultSet getFunctionColumns(String a1, String a2, String a3, String a4) throws SQLException { throw unsupported("getFunctionColumns"); }
    public ResultSet getFunctions(String a1, String a2, String a3) throws SQLException { throw unsupported("getFunctions"); }
    public String getIdentifierQuoteString() throws SQLException { throw unsupported("getIdentifierQuoteString"); }
    public ResultSet getImportedKeys(String a1, String a2, String a3) throws SQLException { throw unsupported("getImportedKeys"); }
    public ResultSet getIndexInfo(String a1, String a2, String a3, boolean a4, boolean a5) throws SQLException { throw unsupported("getIndexInfo"); }
    public int getJDBCMajorVersion() throws SQLException { throw unsupported("getJDBCMajorVersion"); }
    public int getJDBCMinorVersion() throws SQLException { throw unsupported("getJDBCMinorVersion"); }
    public int getMaxBinaryLiteralLength() throws SQLException { throw unsupported("getMaxBinaryLiteralLength"); }
    public int getMaxCatalogNameLength() throws SQLException { throw unsupported("getMaxCatalogNameLength"); }
    public int getMaxCharLiteralLength() throws SQLException { throw unsupported("getMaxCharLiteralLength"); }
    public int getMaxColumnNameLength() throws SQLException { throw unsupported("getMaxColumnNameLength"); }
    public int getMaxColumnsInGroupBy() throws SQLException { throw unsupported("getMaxColumnsInGroupBy"); }
    public int getMaxColumnsInIndex() throws SQLException { throw unsupported("getMaxColumnsInIndex"); }
    public int getMaxColumnsInOrderBy() throws SQLException { throw unsupported("getMaxColumnsInOrderBy"); }
    public int getMaxColumnsInSelect() throws SQLException { throw unsupported("getMaxColumnsInSelect"); }
    public int getMaxColumnsInTable() throws SQLException { throw unsupported("getMaxColumnsInTable"); }
    public int getMaxConnections() throws SQLException { throw unsupported("getMaxConnections"); }
    public int getMaxCursorNameLength() throws SQLException { throw unsupported("getMaxCursorNameLength"); }
    public int getMaxIndexLength() throws SQLException { throw unsupported("getMaxIndexLength"); }
    public int getMaxProcedureNameLength() throws SQLException { throw unsupported("getMaxProcedureNameLength"); }
    public int getMaxRowSize() throws SQLException { throw unsupported("getMaxRowSize"); }
    public int getMaxSchemaNameLength() throws SQLException { throw unsupported("getMaxSchemaNameLength"); }
    public int getMaxStatementLength() throws SQLException { throw unsupported("getMaxStatementLength"); }
    public int getMaxStatements() throws SQLException { throw unsupported("getMaxStatements"); }
    public int getMaxTableNameLength() throws SQLException { throw unsupported("getMaxTableNameLength"); }
    public int getMaxTablesInSelect() throws SQLException { throw unsupported("getMaxTablesInSelect"); }
    public int getMaxUserNameLength() throws SQLException { throw unsupported("getMaxUserNameLength"); }
    public String getNumericFunctions() throws SQLException { throw unsupported("getNumericFunctions"); }
    public ResultSet getPrimaryKeys(String a1, String a2, String a3) throws SQLException { throw unsupported("getPrimaryKeys"); }
    public ResultSet getProcedureColumns(String a1, String a2, String a3, String a4) throws SQLException { throw unsupported("getProcedureColumns"); }
    public String getProcedureTerm() throws SQLException { throw unsupported("getProcedureTerm"); }
    public ResultSet getProcedures(String a1, String a2, String a3) throws SQLException { throw unsupported("getProcedures"); }
    public ResultSet getPseudoColumns(String a1, String a2, String a3, String a4) throws SQLException { throw unsupported("getPseudoColumns"); }
    public int getResultSetHoldability() throws SQLException { throw unsupported("getResultSetHoldability"); }
    public RowIdLifetime getRowIdLifetime() throws SQLException { throw unsupported("getRowIdLifetime"); }
    public String getSQLKeywords() throws SQLException { throw unsupported("getSQLKeywords"); }
    public int getSQLStateType() throws SQLException { throw unsupported("getSQLStateType"); }
    public String getSchemaTerm() throws SQLException { throw unsupported("getSchemaTerm"); }
    public ResultSet getSchemas() throws SQLException { throw unsupported("getSchemas"); }
    public ResultSet getSchemas(String a1, String a2) throws SQLException { throw unsupported("getSchemas"); }
    public String getSearchStringEscape() throws SQLException { throw unsupported("getSearchStringEscape"); }
    public String getStringFunctions() throws SQLException { throw unsupported("getStringFunctions"); }
    public ResultSet getSuperTables(String a1, String a2, String a3) throws SQLException { throw unsupported("getSuperTables"); }
    public ResultSet getSuperTypes(String a1, String a2, String a3) throws SQLException { throw unsupported("getSuperTypes"); }
    public String getSystemFunctions() throws SQLException { throw unsupported("getSystemFunctions"); }
    public ResultSet getTablePrivileges(String a1, String a2, String a3) throws SQLException { throw unsupported("getTablePrivileges"); }
    public ResultSet getTableTypes() throws SQLException { throw unsupported("getTableTypes"); }
    public ResultSet getTables(String a1, String a2, String a3, String[] a4) throws SQLException { throw unsupported("getTables"); }
    public String getTimeDateFunctions() throws SQLException { throw unsupported("getTimeDateFunctions"); }
    public ResultSet getTypeInfo() throws SQLException { throw unsupported("getTypeInfo"); }
    public ResultSet getUDTs(String a1, String a2, String a3, int[] a4) throws SQLException { throw unsupported("getUDTs"); }
    public String getURL() throws SQLException { throw unsupported("getURL"); }
    public String getUserName() throws SQLException { throw unsupported("getUserName"); }
    public ResultSet getVersionColumns(String a1, String a2, String a3) throws SQLException { throw unsupported("getVersionColumns"); }
    public boolean insertsAreDetected(int a1) throws SQLException { throw unsupported("insertsAreDetected"); }
    public boolean isCatalogAtStart() throws SQLException { throw unsupported("isCatalogAtStart"); }
    public boolean isReadOnly() throws SQLException { throw unsupported("isReadOnly"); }
    public boolean isWrapperFor(Class<?> a1) throws SQLException { throw unsupported("isWrapperFor"); }
    public boolean locatorsUpdateCopy() throws SQLException { throw unsupported("locatorsUpdateCopy"); }
    public boolean nullPlusNonNullIsNull() throws SQLException { throw unsupported("nullPlusNonNullIsNull"); }
    public boolean nullsAreSortedAtEnd() throws SQLException { throw unsupported("nullsAreSortedAtEnd"); }
    public boolean nullsAreSortedAtStart() throws SQLException { throw unsupported("nullsAreSortedAtStart"); }
    public boolean nullsAreSortedHigh() throws SQLException { throw unsupported("nullsAreSortedHigh"); }
    public boolean nullsAreSortedLow() throws SQLException { throw unsupported("nullsAreSortedLow"); }
    public boolean othersDeletesAreVisible(int a1) throws SQLException { throw unsupported("othersDeletesAreVisible"); }
    public boolean othersInsertsAreVisible(int a1) throws SQLException { throw unsupported("othersInsertsAreVisible"); }
    public boolean othersUpdatesAreVisible(int a1) throws SQLException { throw unsupported("othersUpdatesAreVisible"); }
    public boolean ownDeletesAreVisible(int a1) throws SQLException { throw unsupported("ownDeletesAreVisible"); }
    public boolean ownInsertsAreVisible(int a1) throws SQLException { throw unsupported("ownInsertsAreVisible"); }
    public boolean ownUpdatesAreVisible(int a1) throws SQLException { throw unsupported("ownUpdatesAreVisible"); }
    public boolean storesLowerCaseIdentifiers() throws SQLException { throw unsupported("storesLowerCaseIdentifiers"); }
    public boolean storesLowerCaseQuotedIdentifiers() throws SQLException { throw unsupported("storesLowerCaseQuotedIdentifiers"); }
    public boolean storesMixedCaseIdentifiers() throws SQLException { throw unsupported("storesMixedCaseIdentifiers"); }
    public boolean storesMixedCaseQuotedIdentifiers() throws SQLException { throw unsupported("storesMixedCaseQuotedIdentifiers"); }
    public boolean storesUpperCaseIdentifiers() throws SQLException { throw unsupported("storesUpperCaseIdentifiers"); }
    public boolean storesUpperCaseQuotedIdentifiers() throws SQLException { throw unsupported("storesUpperCaseQuotedIdentifiers"); }
    public boolean supportsANSI92EntryLevelSQL() throws SQLException { throw unsupported("supportsANSI92EntryLevelSQL"); }
    public boolean supportsANSI92FullSQL() throws SQLException { throw unsupported("supportsANSI92FullSQL"); }
    public boolean supportsANSI92IntermediateSQL() throws SQLException { throw unsupported("supportsANSI92IntermediateSQL"); }
    public boolean supportsAlterTableWithAddColumn() throws SQLException { throw unsupported("supportsAlterTableWithAddColumn"); }
    public boolean supportsAlterTableWithDropColumn() throws SQLException { throw unsupported("supportsAlterTableWithDropColumn"); }
    public boolean supportsBatchUpdates() throws SQLException { throw unsupported("supportsBatchUpdates"); }
    public boolean supportsCatalogsInDataManipulation() throws SQLException { throw unsupported("supportsCatalogsInDataManipulation"); }
    public boolean supportsCatalogsInIndexDefinitions() throws SQLException { throw unsupported("supportsCatalogsInIndexDefinitions"); }
    public boolean supportsCatalogsInPrivilegeDefinitions() throws SQLException { throw unsupported("supportsCatalogsInPrivilegeDefinitions"); }
    public boolean supportsCatalogsInProcedureCalls() throws SQLException { throw unsupported("supportsCatalogsInProcedureCalls"); }
    public boolean supportsCatalogsInTableDefinitions() throws SQLException { throw unsupported("supportsCatalogsInTableDefinitions"); }
    public boolean supportsColumnAliasing() throws SQLException { throw unsupported("supportsColumnAliasing"); }
    public boolean supportsConvert() throws SQLException { throw unsupported("supportsConvert"); }
    public boolean supportsConvert(int a1, int a2) throws SQLException { throw unsupported("supportsConvert"); }
    public boolean supportsCoreSQLGrammar() throws SQLException { throw unsupported("supportsCoreSQLGrammar"); }
    public boolean supportsCorrelatedSubqueries() throws SQLException { throw unsupported("supportsCorrelatedSubqueries"); }
    public boolean supportsDataDefinitionAndDataManipulationTransactions() throws SQLException { throw unsupported("supportsDataDefinitionAndDataManipulationTransactions"); }
    public boolean supportsDataManipulationTransactionsOnly() throws SQLException { throw unsupported("supportsDataManipulationTransactionsOnly"); }
    public boolean supportsDifferentTableCorrelationNames() throws SQLException { throw unsupported("supportsDifferentTableCorrelationNames"); }
    public boolean supportsExpressionsInOrderBy() throws SQLException { throw unsupported("supportsExpressionsInOrderBy"); }
    public boolean supportsExtendedSQLGrammar() throws SQLException { throw unsupported("supportsExtendedSQLGrammar"); }
    public boolean supportsFullOuterJoins() throws SQLException { throw unsupported("supportsFullOuterJoins"); }
    public boolean supportsGetGeneratedKeys() throws SQLException { throw unsupported("supportsGetGeneratedKeys"); }
    public boolean supportsGroupBy() throws SQLException { throw unsupported("supportsGroupBy"); }
    public boolean supportsGroupByBeyondSelect() throws SQLException { throw unsupported("supportsGroupByBeyondSelect"); }
    public boolean supportsGroupByUnrelated() throws SQLException { throw unsupported("supportsGroupByUnrelated"); }
    public boolean supportsIntegrityEnhancementFacility() throws SQLException { throw unsupported("supportsIntegrityEnhancementFacility"); }
    public boolean supportsLikeEscapeClause() throws SQLException { throw unsupported("supportsLikeEscapeClause"); }
    public boolean supportsLimitedOuterJoins() throws SQLException { throw unsupported("supportsLimitedOuterJoins"); }
    public boolean supportsMinimumSQLGrammar() throws SQLException { throw unsupported("supportsMinimumSQLGrammar"); }
    public boolean supportsMixedCaseIdentifiers() throws SQLException { throw unsupported("supportsMixedCaseIdentifiers"); }
    public boolean supportsMixedCaseQuotedIdentifiers() throws SQLException { throw unsupported("supportsMixedCaseQuotedIdentifiers"); }
    public boolean supportsMultipleOpenResults() throws SQLException { throw unsupported("supportsMultipleOpenResults"); }
    public boolean supportsMultipleResultSets() throws SQLException { throw unsupported("supportsMultipleResultSets"); }
    public boolean supportsMultipleTransactions() throws SQLException { throw unsupported("supportsMultipleTransactions"); }
    public boolean supportsNamedParameters() throws SQLException { throw unsupported("supportsNamedParameters"); }
    public boolean supportsNonNullableColumns() throws SQLException { throw unsupported("supportsNonNullableColumns"); }
    public boolean supportsOpenCursorsAcrossCommit() throws SQLException { throw unsupported("supportsOpenCursorsAcrossCommit"); }
    public boolean supportsOpenCursorsAcrossRollback() throws SQLException { throw unsupported("supportsOpenCursorsAcrossRollback"); }
    public boolean supportsOpenStatementsAcrossCommit() throws SQLException { throw unsupported("supportsOpenStatementsAcrossCommit"); }
    public boolean supportsOpenStatementsAcrossRollback() throws SQLException { throw unsupported("supportsOpenStatementsAcrossRollback"); }
    public boolean supportsOrderByUnrelated() throws SQLException { throw unsupported("supportsOrderByUnrelated"); }
    public boolean supportsOuterJoins() throws SQLException { throw unsupported("supportsOuterJoins"); }
    public boolean supportsPositionedDelete() throws SQLException { throw unsupported("supportsPositionedDelete"); }
    public boolean supportsPositionedUpdate() throws SQLException { throw unsupported("supportsPositionedUpdate"); }
    public boolean supportsResultSetConcurrency(int a1, int a2) throws SQLException { throw unsupported("supportsResultSetConcurrency"); }
    public boolean supportsResultSetHoldability(int a1) throws SQLException { throw unsupported("supportsResultSetHoldability"); }
    public boolean supportsResultSetType(int a1) throws SQLException { throw unsupported("supportsResultSetType"); }
    public boolean supportsSavepoints() throws SQLException { throw unsupported("supportsSavepoints"); }
    public boolean supportsSchemasInDataManipulation() throws SQLException { throw unsupported("supportsSchemasInDataManipulation"); }
    public boolean supportsSchemasInIndexDefinitions() throws SQLException { throw unsupported("supportsSchemasInIndexDefinitions"); }
    public boolean supportsSchemasInPrivilegeDefinitions() throws SQLException { throw unsupported("supportsSchemasInPrivilegeDefinitions"); }
    public boolean supportsSchemasInProcedureCalls() throws SQLException { throw unsupported("supportsSchemasInProcedureCalls"); }
    public boolean supportsSchemasInTableDefinitions() throws SQLException { throw unsupported("supportsSchemasInTableDefinitions"); }
    public boolean supportsSelectForUpdate() throws SQLException { throw unsupported("supportsSelectForUpdate"); }
    public boolean supportsStatementPooling() throws SQLException { throw unsupported("supportsStatementPooling"); }
    public boolean supportsStoredFunctionsUsingCallSyntax() throws SQLException { throw unsupported("supportsStoredFunctionsUsingCallSyntax"); }
    public boolean supportsStoredProcedures() throws SQLException { throw unsupported("supportsStoredProcedures"); }
    public boolean supportsSubqueriesInComparisons() throws SQLException { throw unsupported("supportsSubqueriesInComparisons"); }
    public boolean supportsSubqueriesInExists() throws SQLException { throw unsupported("supportsSubqueriesInExists"); }
    public boolean supportsSubqueriesInIns() throws SQLException { throw unsupported("supportsSubqueriesInIns"); }
    public boolean supportsSubqueriesInQuantifieds() throws SQLException { throw unsupported("supportsSubqueriesInQuantifieds"); }
    public boolean supportsTableCorrelationNames() throws SQLException { throw unsupported("supportsTableCorrelationNames"); }
    public boolean supportsTransactionIsolationLevel(int a1) throws SQLException { throw unsupported("supportsTransactionIsolationLevel"); }
    public boolean supportsTransactions() throws SQLException { throw unsupported("supportsTransactions"); }
    public boolean supportsUnion() throws SQLException { throw unsupported("supportsUnion"); }
    public boolean supportsUnionAll() throws SQLException { throw unsupported("supportsUnionAll"); }
    public <T> T unwrap(Class<T> a1) throws SQLException { throw unsupported("unwrap"); }
    public boolean updatesAreDetected(int a1) throws SQLException { throw unsupported("updatesAreDetected"); }
    public boolean usesLocalFilePerTable() throws SQLException { throw unsupported("usesLocalFilePerTable"); }
    public boolean usesLocalFiles() throws SQLException { throw unsupported("usesLocalFiles"); }
}
