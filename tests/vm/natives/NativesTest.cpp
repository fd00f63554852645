#include "vm/natives/Natives.h"

#include <doctest/doctest.h>

using namespace clew::vm;

TEST_CASE("peers are found by class, name and descriptor") {
    CHECK(natives::hasPeers("java/lang/System"));
    CHECK_FALSE(natives::hasPeers("java/util/ArrayList"));
    CHECK(natives::findPeer("java/lang/System", "nanoTime", "()J") != nullptr);
    CHECK(natives::findPeer("java/lang/System", "nanoTime", "()I") == nullptr);
    CHECK(natives::findPeer("java/lang/System", "noSuchMethod", "()V") == nullptr);
    // Without a descriptor in the table, any will do.
    CHECK(natives::findPeer("java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V") != nullptr);
    // The overload decides.
    CHECK(natives::findPeer("java/lang/Math", "fma", "(DDD)D") != natives::findPeer("java/lang/Math", "fma", "(FFF)F"));
}
