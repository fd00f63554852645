#pragma once

// The paths over the tuples of generated queries as a tree: what each branch asks of a tuple, and
// which tuple gets to its leaf, if any.

#include <string>
#include <vector>

#include "choice/TuplePaths.h"

namespace clew::search {

struct QueryTree {
    using End = choice::TuplePaths::End;
    std::string condition; // in SQL, as far as there is any; of the root, empty
    std::vector<QueryTree> below;
    // Of a leaf.
    End end = End::Walked;
    std::string what; // the tuple; why it was dropped; empty: the query has no tuples
};

QueryTree queryTree(const std::vector<choice::TuplePaths::Path>& paths);
// One of "reached", "violating", "no tuple", "dropped".
std::string_view nameOf(QueryTree::End end);
// No longer than so many bytes of UTF-8, with "…" for what is missing.
std::string shortened(const std::string& text, std::size_t bytes);
// A line for each node, of no more than so many leaves.
std::string drawn(const QueryTree& tree, std::size_t leaves);

} // namespace clew::search
