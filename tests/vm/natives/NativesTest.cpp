#include "vm/natives/Natives.h"

#include <doctest/doctest.h>

using namespace clew::vm;

TEST_CASE("peers are found by class, name and descriptor") {
    CHECK(natives::hasPeers("java/lang/System"));
    CHECK_FALSE(natives::hasPeers("java/util/ArrayList"));
    CHECK(bool(natives::findPeer("java/lang/System", "nanoTime", "()J")));
    CHECK_FALSE(bool(natives::findPeer("java/lang/System", "nanoTime", "()I")));
    CHECK_FALSE(bool(natives::findPeer("java/lang/System", "noSuchMethod", "()V")));
    // Without a descriptor in the table, any will do.
    CHECK(bool(natives::findPeer("java/lang/System", "arraycopy",
                                 "(Ljava/lang/Object;ILjava/lang/Object;II)V")));
    // The overload decides.
    const bool same = natives::findPeer("java/lang/Math", "fma", "(DDD)D") ==
                      natives::findPeer("java/lang/Math", "fma", "(FFF)F");
    CHECK_FALSE(same);
}

TEST_CASE("what blocks a thread has a peer in each JDK's spelling") {
    for (const char* name : {"wait", "wait0"})
        CHECK(bool(natives::findPeer("java/lang/Object", name, "(J)V")));
    for (const char* name : {"sleep", "sleep0", "sleepNanos0"}) {
        CHECK(bool(natives::findPeer("java/lang/Thread", name, "(J)V")));
    }
    CHECK(bool(natives::findPeer("jdk/internal/misc/Unsafe", "park", "(ZJ)V")));
    CHECK(bool(natives::findPeer("gov/nasa/jpf/vm/Verify", "getInt", "(II)I")));
    // Random numbers are choices only on demand: see bindPeers.
    CHECK_FALSE(bool(natives::findPeer("java/util/Random", "nextInt", "(I)I")));
}
