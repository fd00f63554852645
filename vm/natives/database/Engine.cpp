#include "vm/natives/database/Engine.h"

#include "vm/natives/database/PostgresEngine.h"
#include "vm/natives/database/SqliteEngine.h"

namespace clew::vm::natives::database {

Engine& Engine::of(const Session& session) {
    if (AllContents::ofRun().isPostgres(session.contents)) return PostgresEngine::ofThread();
    return SqliteEngine::ofThread();
}

} // namespace clew::vm::natives::database
