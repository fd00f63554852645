#include "vm/types/Symbol.h"

#include <mutex>
#include <shared_mutex>
#include <unordered_set>

namespace clew::vm::types {
namespace {

struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const { return std::hash<std::string_view>()(text); }
};

struct Table {
    std::shared_mutex mutex;
    std::unordered_set<std::string, Hash, std::equal_to<>> texts; // nodes are stable: pointers stay valid
};

Table& table() {
    static Table instance;
    return instance;
}

} // namespace

Symbol Symbol::existing(std::string_view text) {
    Table& t = table();
    std::shared_lock lock(t.mutex);
    auto found = t.texts.find(text);
    return found == t.texts.end() ? Symbol() : Symbol(&*found);
}

Symbol Symbol::of(std::string_view text) {
    if (Symbol known = existing(text)) return known;
    Table& t = table();
    std::unique_lock lock(t.mutex);
    return Symbol(&*t.texts.emplace(text).first);
}

} // namespace clew::vm::types
