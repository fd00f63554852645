#pragma once

// What the keys db.… say, for vm/natives/database.

#include <string>

#include "search/config/Config.h"

namespace clew::search {

// Throws ConfigError where there is no such database. db.url is absolute afterwards.
void useDatabase(Config& config);
bool generatesQueries(); // as symbolic.method says
// Before the process ends: copies that were made of databases go.
void leaveDatabases();

} // namespace clew::search
