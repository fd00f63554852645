#include "vm/natives/database/LibPq.h"

#include <dlfcn.h>

#include <string>

#include "vm/natives/database/Contents.h"

namespace clew::vm::natives::database {

namespace {

constexpr const char* kFile = "libpq.so.5";

LibPq load() {
    void* library = dlopen(kFile, RTLD_LAZY | RTLD_LOCAL);
    if (!library) throw NotSupported{std::string("PostgreSQL's client library: ") + dlerror()};
    LibPq loaded{};
#define CLEW_LOAD(name)                                                       \
    loaded.name = reinterpret_cast<decltype(&::name)>(dlsym(library, #name)); \
    if (!loaded.name) throw NotSupported{std::string(kFile) + " has no " #name};
    CLEW_LIBPQ_FUNCTIONS(CLEW_LOAD)
#undef CLEW_LOAD
    return loaded;
}

} // namespace

const LibPq& libpq() {
    static const LibPq loaded = load();
    return loaded;
}

} // namespace clew::vm::natives::database
