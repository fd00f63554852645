#pragma once

// What a query is expected to show for what it costs (Li, Csallner: Dynamic Symbolic Database
// Application Testing, DBTest 2010, section 4).

#include <algorithm>
#include <cmath>
#include <optional>
#include <span>

namespace clew::choice {

// Of a node's tuples, under a leaf that the database says nothing about: as many as not.
inline constexpr double kUnknownShare = 0.5;

// What share of a node's tuples falls under a leaf, by the database's own estimates of both.
inline double shareOf(std::optional<double> leaf, double node) {
    return leaf && node > 0 ? std::clamp(*leaf / node, 0.0, 1.0) : kUnknownShare;
}

// An estimate that has met so many tuples, none of which falls under the leaf; it weighs as much as
// two tuples do (Laplace's rule of succession, where it is a half).
inline double correctedShare(double estimated, double seen) {
    return estimated * 2 / (2 + seen);
}

// New paths that so many tuples of a node are expected to show: leaves below it, each with its
// share of the tuples, that one of them falls under.
inline double expectedPaths(std::span<const double> shares, double tuples) {
    double expected = 0;
    for (const double share : shares) expected -= std::expm1(tuples * std::log1p(-share));
    return expected;
}

// How likely it is that tuples are all of kinds that were seen, where so many were seen, `single`
// of them each the only one of its kind: these tell how many are not (Good, Turing).
inline double likelyAll(std::size_t seen, std::size_t single) {
    return static_cast<double>(seen - single + 1) / static_cast<double>(seen + 2);
}

} // namespace clew::choice
