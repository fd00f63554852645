#include "vm/natives/Natives.h"

#include <doctest/doctest.h>

#include <set>
#include <tuple>

#include "tests/vm/types/Linked.h"
#include "vm/classpath/Jdk.h"

using namespace clew::vm;
using interpreter::Jdks;
using natives::Binding;
using natives::NativePeer;
using types::Linked;

namespace {

std::string describe(const NativePeer& row) {
    return std::string(row.className) + "." + std::string(row.methodName) +
           std::string(row.descriptor);
}

// The API that a program under test may call is in no JDK, but in the jar beside this binary.
std::string apiJar() {
    return (std::filesystem::canonical("/proc/self/exe").parent_path() / "clew-api.jar").string();
}

bool hasMethod(Linked& jdk, const NativePeer& row) {
    try {
        return natives::methodFor(row, jdk.linker.load(row.className)) != nullptr;
    } catch (const types::LinkageError&) {
        return false;
    }
}

types::Method::Peer peerIn(std::string_view klass, std::string_view name,
                           std::string_view descriptor, const Options& options) {
    Linked jdk;
    types::Class& made = jdk.linker.load(klass);
    natives::bindPeers(made, options);
    const types::Method* method = made.methodNamed(name, descriptor);
    REQUIRE(method);
    return method->peer;
}

} // namespace

TEST_CASE("each row of the tables of peers names one method, and none twice") {
    std::set<std::tuple<Binding, std::string_view, std::string_view, std::string_view>> seen;
    std::size_t rows = 0;
    for (const natives::PeerTable& table : natives::peerTables()) {
        for (const NativePeer& row : table.rows()) {
            CAPTURE(describe(row));
            CHECK(bool(row.function));
            CHECK(row.descriptor.starts_with('('));
            CHECK(
                seen.emplace(table.binding, row.className, row.methodName, row.descriptor).second);
            ++rows;
        }
    }
    CHECK(rows > 1000);
}

TEST_CASE("each row of the tables of peers binds in the JDKs that it says it is for") {
    for (const std::filesystem::path& home : classpath::jdkHomes()) {
        CAPTURE(home.string());
        const int feature = classpath::jdkFeatureVersion(home);
        if (feature < 17 || feature > 25) continue; // the tables tell nothing of these
        Linked jdk(home, {apiJar()});
        for (const natives::PeerTable& table : natives::peerTables()) {
            for (const NativePeer& row : table.rows()) {
                const bool isThere = hasMethod(jdk, row);
                CAPTURE(describe(row));
                if (feature == 17) {
                    if (row.jdks != Jdks::OnceIn17 && row.jdks != Jdks::NewIn17)
                        CHECK(isThere == (row.jdks == Jdks::All || row.jdks == Jdks::Before25));
                } else if (feature == 25) {
                    CHECK(isThere == (row.jdks == Jdks::All || row.jdks == Jdks::After17 ||
                                      row.jdks == Jdks::NewIn17));
                } else if (row.jdks == Jdks::All) {
                    CHECK(isThere);
                }
            }
        }
    }
}

TEST_CASE("a table is bound where the options ask for it") {
    const auto nextInt = [](const Options& options) {
        return bool(peerIn("java/util/Random", "nextInt", "(I)I", options));
    };
    CHECK_FALSE(nextInt({}));
    CHECK(nextInt({.enumerateRandom = true}));
    const auto lock = [](const Options& options) {
        return bool(
            peerIn("java/util/concurrent/locks/ReentrantLock$Sync", "lock", "()V", options));
    };
    CHECK(lock({}));
    CHECK_FALSE(lock({.partialOrderReduction = false}));
    CHECK_FALSE(lock({.singlePath = true}));
    const auto parseInt = [](const Options& options) {
        return bool(peerIn("java/lang/Integer", "parseInt", "(Ljava/lang/String;I)I", options));
    };
    CHECK(parseInt({}));
    CHECK_FALSE(parseInt({.singlePath = true}));
    CHECK(bool(peerIn("java/lang/System", "nanoTime", "()J", {.singlePath = true})));
    // The overload decides.
    const bool same = peerIn("java/lang/Math", "fma", "(DDD)D", {}) ==
                      peerIn("java/lang/Math", "fma", "(FFF)F", {});
    CHECK_FALSE(same);
}

TEST_CASE("what blocks a thread has a peer in each JDK's spelling") {
    for (const std::filesystem::path& home : classpath::jdkHomes()) {
        CAPTURE(home.string());
        Linked jdk(home, {});
        const auto bound = [&](std::string_view klass, std::initializer_list<const char*> names,
                               std::string_view descriptor) {
            types::Class& made = jdk.linker.load(klass);
            natives::bindPeers(made, {});
            return std::ranges::any_of(names, [&](const char* name) {
                const types::Method* method = made.methodNamed(name, descriptor);
                return method && method->isNative() && method->peer;
            });
        };
        CHECK(bound("java/lang/Object", {"wait", "wait0"}, "(J)V"));
        CHECK(bound("java/lang/Thread", {"sleep", "sleep0", "sleepNanos0"}, "(J)V"));
        CHECK(bound("jdk/internal/misc/Unsafe", {"park"}, "(ZJ)V"));
    }
}
