#pragma once

// What the peers of org.clew.jdbc have in common: arguments and rows, and what a database refuses.

#include <functional>
#include <string>
#include <vector>

#include "vm/natives/Peers.h"
#include "vm/natives/database/Engine.h"
#include "vm/natives/database/Tuples.h"

namespace clew::vm::natives::database {

inline constexpr std::string_view kEngineClass = "org/clew/jdbc/Engine",
                                  kSqliteClass = "org/clew/jdbc/Sqlite",
                                  kPostgresClass = "org/clew/jdbc/Postgres";

// The array of a session: the order of Engine.HIGH …
Session sessionIn(NativeContext& ctx, Ref array);
void storeSession(NativeContext& ctx, Ref array, const Session& session);
// Contents in an array, as two words from the index on.
Hash128 contentsIn(NativeContext& ctx, Ref array, unsigned index);
void storeContents(NativeContext& ctx, Ref array, unsigned index, const Hash128& contents);

// The arguments of a statement; databases know nothing of expressions. `without`: integers that do
// not matter.
Values valuesIn(NativeContext& ctx, Ref array, const std::vector<std::uint32_t>& without = {});

// A row as the driver has it. `columns`: of a query that is generated.
void storeRow(NativeContext& ctx, const Values& row, Ref types, Ref numbers, Ref objects,
              const std::vector<Tuples::Column>* columns = nullptr);

// Ends the path: this is not supported.
[[noreturn]] void refuse(const std::string& what);

// Runs body(engine): what the database says becomes an SQLException.
NativeOutcome asking(NativeContext& ctx, const Session& session,
                     const std::function<NativeOutcome(Engine&)>& body);

} // namespace clew::vm::natives::database
