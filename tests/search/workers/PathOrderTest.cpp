#include "search/workers/PathOrder.h"

#include <doctest/doctest.h>

#include <random>

#include "tests/search/strategy/ThreadStates.h"

using namespace clew;
using namespace clew::search;

namespace {

Entry entryWith(Path path, std::uint32_t next) {
    choice::ThreadChoice::Threads threads{0, 1, 2};
    Entry entry(stateOf(std::vector(3, vm::state::ThreadStatus::Runnable)),
                choice::ThreadChoice(std::move(threads)), std::move(path), 0);
    entry.next = next;
    return entry;
}

} // namespace

TEST_CASE("path order: the same as that of the alternatives, whatever nodes paths share") {
    std::mt19937 random(3);
    const auto upTo = [&](std::uint32_t count) {
        return static_cast<std::uint32_t>(random() % count);
    };
    std::vector<Entry> entries;
    std::vector<Path> paths{Path()};
    for (int i = 0; i < 300; ++i) {
        // Steps without a choice count for nothing; beginnings are shared, or are only the same.
        Path path = upTo(4) == 0 ? Path() : paths[upTo(static_cast<std::uint32_t>(paths.size()))];
        for (std::uint32_t steps = upTo(4); steps > 0; --steps)
            path = upTo(4) == 0 ? path.then({}, {7}) : path.then(upTo(2));
        paths.push_back(path);
        entries.push_back(entryWith(path, upTo(3)));
    }
    int before = 0;
    for (const Entry& one : entries) {
        PathOrder order(one);
        for (const Entry& other : entries) {
            const bool isBefore = orderOf(other) < orderOf(one);
            CHECK(order.isBefore(other) == isBefore);
            before += isBefore;
        }
    }
    CHECK(before > 30'000);
}
