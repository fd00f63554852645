#include "listeners/HappensBefore.h"

#include <doctest/doctest.h>

using clew::listeners::HappensBefore;

TEST_CASE("happens-before: unordered accesses by two threads race unless both are reads") {
    HappensBefore order;
    CHECK_FALSE(order.read(0, 7, 0, {}));
    CHECK_FALSE(order.read(1, 7, 0, {}));
    const auto race = order.write(2, 7, 0, {});
    REQUIRE(race);
    CHECK(race->thread == 0);
    CHECK_FALSE(race->write);
    const auto second = order.read(1, 7, 0, {});
    REQUIRE(second);
    CHECK(second->thread == 2);
    CHECK(second->write);
}

TEST_CASE(
    "happens-before: offsets and objects are apart, and so is a new object of an old number") {
    HappensBefore order;
    CHECK_FALSE(order.write(0, 7, 0, {}));
    CHECK_FALSE(order.write(1, 7, 4, {}));
    CHECK_FALSE(order.write(1, 8, 0, {}));
    order.forget(7);
    CHECK_FALSE(order.write(1, 7, 0, {}));
}

TEST_CASE(
    "happens-before: a monitor orders what came before its release with what follows an "
    "acquisition") {
    HappensBefore order;
    CHECK_FALSE(order.write(0, 7, 0, {}));
    order.release(0, 9, HappensBefore::Monitor);
    CHECK_FALSE(order.write(0, 7, 4, {}));
    order.acquire(1, 9, HappensBefore::Monitor);
    CHECK_FALSE(order.write(1, 7, 0, {}));
    CHECK(order.write(1, 7, 4, {}));
    // Another object's monitor orders nothing.
    order.acquire(2, 10, HappensBefore::Monitor);
    CHECK(order.read(2, 7, 0, {}));
}

TEST_CASE("happens-before: order is transitive") {
    HappensBefore order;
    CHECK_FALSE(order.write(0, 7, 0, {}));
    order.order(0, 1);
    order.release(1, 9, 16);
    order.acquire(2, 9, 16);
    CHECK_FALSE(order.write(2, 7, 0, {}));
    CHECK(order.read(0, 7, 0, {}));
}

TEST_CASE("happens-before: copies are independent") {
    HappensBefore order;
    CHECK_FALSE(order.write(0, 7, 0, {}));
    HappensBefore copy = order;
    copy.release(0, 9, HappensBefore::Monitor);
    copy.acquire(1, 9, HappensBefore::Monitor);
    CHECK_FALSE(copy.write(1, 7, 0, {}));
    order.acquire(1, 9, HappensBefore::Monitor);
    const auto race = order.read(1, 7, 0, {});
    REQUIRE(race);
    CHECK(race->thread == 0);
}

TEST_CASE("happens-before: atomic accesses race with plain ones only") {
    HappensBefore order;
    CHECK_FALSE(order.write(0, 7, 0, {}, true));
    CHECK_FALSE(order.write(1, 7, 0, {}, true));
    CHECK_FALSE(order.read(2, 7, 0, {}, true));
    // The plain read is ordered after the later atomic write, and not after the earlier one.
    order.order(1, 2);
    const auto race = order.read(2, 7, 0, {});
    REQUIRE(race);
    CHECK(race->thread == 0);
    CHECK(race->atomic);
    const auto second = order.write(3, 7, 0, {}, true);
    REQUIRE(second);
    CHECK(second->thread == 2);
    CHECK_FALSE(second->atomic);
}
