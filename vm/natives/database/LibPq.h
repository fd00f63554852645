#pragma once

// PostgreSQL's client library, loaded when a program first connects: with what it needs itself
// (Kerberos, LDAP, TLS) it would take a tenth of the time that the smallest program takes.

#include <libpq-fe.h>

namespace clew::vm::natives::database {

// What is called of it, each once: fields of that name and type.
// clang-format off
#define CLEW_LIBPQ_FUNCTIONS(each)                                                               \
    each(PQcancel) each(PQclear) each(PQcmdTuples) each(PQconnectdbParams)                       \
    each(PQconsumeInput) each(PQerrorMessage) each(PQfinish) each(PQfmod) each(PQfname)          \
    each(PQfreeCancel) each(PQfreemem) each(PQftable) each(PQftablecol) each(PQftype)            \
    each(PQgetCancel) each(PQgetResult) each(PQgetisnull) each(PQgetlength) each(PQgetvalue)     \
    each(PQisBusy) each(PQnfields) each(PQnparams) each(PQntuples) each(PQresultErrorField)      \
    each(PQresultStatus) each(PQsendDescribePrepared) each(PQsendPrepare) each(PQsendQuery)      \
    each(PQsendQueryParams) each(PQserverVersion) each(PQsetNoticeProcessor) each(PQsocket)      \
    each(PQstatus) each(PQunescapeBytea)
// clang-format on

struct LibPq {
// NOLINTNEXTLINE(bugprone-macro-parentheses): a declaration
#define CLEW_FIELD(name) decltype(&::name) name;
    CLEW_LIBPQ_FUNCTIONS(CLEW_FIELD)
#undef CLEW_FIELD
};

// From any thread. Throws NotSupported where the machine does not have it.
const LibPq& libpq();

} // namespace clew::vm::natives::database
