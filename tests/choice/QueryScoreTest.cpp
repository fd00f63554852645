#include "choice/QueryScore.h"

#include <doctest/doctest.h>

#include <vector>

using namespace clew::choice;

namespace {

// Seconds for each new path, where a query has been asked and more of its tuples are fetched.
double scoreOf(double ofTuple, std::vector<double> shares, double tuples) {
    return ofTuple * tuples / expectedPaths(shares, tuples);
}

} // namespace

TEST_CASE("expected new paths are those that tuples fall under") {
    const std::vector<double> shares{0.5, 0.25};
    CHECK(expectedPaths(shares, 0) == 0);
    CHECK(expectedPaths(shares, 1) == doctest::Approx(0.75));
    CHECK(expectedPaths(shares, 2) == doctest::Approx(0.75 + 0.4375));
    CHECK(expectedPaths({}, 10) == 0);
    const std::vector<double> all{1};
    CHECK(expectedPaths(all, 3) == doctest::Approx(1));
}

// if (x < 10) …; else if (x % 2 == 0) …, on a million rows of which one has x < 10.
TEST_CASE("one row of a million is asked for, and half of them are waited for") {
    constexpr double kWait = 0.05, kTuple = 1e-5, kTable = 1e6;
    const double rare = shareOf(1, kTable), even = shareOf(kTable / 2, kTable);
    for (double tuples = 1; tuples <= 1e6; tuples *= 10)
        CHECK(scoreOf(kTuple, {rare}, tuples) > kWait + kTuple);
    CHECK(scoreOf(kTuple, {even}, 1) == doctest::Approx(2e-5));
    for (double tuples = 1; tuples <= 64; tuples *= 2) {
        CHECK(scoreOf(kTuple, {even}, tuples) < kWait + kTuple);
        CHECK(scoreOf(kTuple, {even}, tuples) >= scoreOf(kTuple, {even}, 1)); // one at a time
    }
}

// 24 paths of which the data have 17: as many tuples as there are paths show two thirds of them.
TEST_CASE("tuples show fewer new paths, the more there are of them") {
    const std::vector<double> shares(17, 1.0 / 17);
    CHECK(expectedPaths(shares, 1) == doctest::Approx(1));
    CHECK(expectedPaths(shares, 17) == doctest::Approx(10.93).epsilon(0.001));
    CHECK(expectedPaths(shares, 170) > 16.99);
}

TEST_CASE("an estimate is corrected by the tuples that were seen") {
    CHECK(correctedShare(kUnknownShare, 1) == doctest::Approx(1.0 / 3)); // Laplace
    CHECK(correctedShare(kUnknownShare, 8) == doctest::Approx(0.1));
    CHECK(correctedShare(0.9, 0) == doctest::Approx(0.9));
    CHECK(shareOf({}, 100) == kUnknownShare);
    CHECK(shareOf(300, 100) == 1); // estimates need not fit
    CHECK(shareOf(25, 100) == doctest::Approx(0.25));
}

TEST_CASE("kinds that were seen once tell that there are others") {
    CHECK(likelyAll(1, 1) == doctest::Approx(1.0 / 3));
    CHECK(likelyAll(10, 10) == doctest::Approx(1.0 / 12));
    CHECK(likelyAll(98, 0) == doctest::Approx(0.99));
}
