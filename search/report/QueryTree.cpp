#include "search/report/QueryTree.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <span>

#include "vm/natives/database/Tuples.h"

namespace clew::search {
namespace {

using choice::TuplePaths;
using vm::values::Expression;
namespace database = vm::natives::database;
namespace expressions = vm::values::expressions;

// Longer ones are cut.
constexpr std::size_t kWidth = 100;

std::string conditionOf(const std::vector<Expression>& conjuncts) {
    const auto& tuples = database::Tuples::ofRun();
    std::vector<Expression> ofRow, others;
    for (const Expression conjunct : conjuncts)
        (tuples.isOfRow(conjunct) ? ofRow : others).push_back(conjunct);
    database::Conjunction said = database::sqlOf(ofRow, tuples);
    std::vector<std::string> words;
    for (std::string& word : said.words)
        if (word != "1 = 1" && std::ranges::find(words, word) == words.end())
            words.push_back(word == "1 = 0" ? "no tuple" : std::move(word));
    others.insert(others.end(), said.untranslated.begin(), said.untranslated.end());
    const bool saysThereIsOne = std::ranges::any_of(
        ofRow, [&](Expression conjunct) { return tuples.isThatThereIsOne(conjunct); });
    if (words.empty() && !saysThereIsOne) // it follows from what the columns hold
        others.insert(others.end(), ofRow.begin(), ofRow.end());
    for (const Expression other : others) words.push_back(expressions::toString(other));
    return words.empty() ? "a tuple" : fmt::format("{}", fmt::join(words, " AND "));
}

// Of those paths, which have their first `depth` conjuncts in common.
void grow(QueryTree& node, std::vector<const TuplePaths::Path*> paths, std::size_t depth) {
    while (!paths.empty()) {
        const TuplePaths::Path& first = *paths.front();
        if (first.conjuncts.size() <= depth) { // another one goes on from here
            QueryTree leaf{.end = first.end, .what = first.what};
            if (paths.size() > 1 || !node.below.empty())
                node.below.push_back(std::move(leaf));
            else
                std::tie(node.end, node.what) = std::tie(leaf.end, leaf.what);
            paths.erase(paths.begin());
            continue;
        }
        const Expression next = first.conjuncts[depth];
        const auto others =
            std::stable_partition(paths.begin(), paths.end(), [&](const TuplePaths::Path* path) {
                return path->conjuncts.size() > depth && path->conjuncts[depth] == next;
            });
        const std::vector<const TuplePaths::Path*> below(paths.begin(), others);
        paths.erase(paths.begin(), others);
        std::size_t end = depth + 1; // without branches in between
        while (std::ranges::all_of(below, [&](const TuplePaths::Path* path) {
            return path->conjuncts.size() > end && path->conjuncts[end] == first.conjuncts[end];
        }))
            ++end;
        node.below.push_back({.condition = conditionOf(
                                  {first.conjuncts.begin() + static_cast<std::ptrdiff_t>(depth),
                                   first.conjuncts.begin() + static_cast<std::ptrdiff_t>(end)})});
        grow(node.below.back(), below, end);
    }
}

void draw(const QueryTree& node, const std::string& indent, std::size_t& leaves,
          std::string& text) {
    for (const QueryTree& below : node.below) {
        const bool isLast = &below == &node.below.back();
        if (leaves == 0) {
            text += indent + "└─ …\n";
            return;
        }
        text += indent + (isLast ? "└─ " : "├─ ") + shortened(below.condition, kWidth);
        if (below.below.empty()) {
            --leaves;
            const std::string end = below.end == QueryTree::End::Walked && !below.what.empty()
                                        ? std::string()
                                        : std::string(nameOf(below.end));
            text += fmt::format("{}{}{}{}\n", below.condition.empty() ? "" : ": ", end,
                                end.empty() || below.what.empty() ? "" : ", ",
                                shortened(below.what, kWidth));
        } else {
            text += '\n';
            draw(below, indent + (isLast ? "   " : "│  "), leaves, text);
        }
    }
}

} // namespace

std::string_view nameOf(QueryTree::End end) {
    constexpr std::string_view kNames[] = {"reached", "violating", "no tuple", "dropped"};
    return kNames[static_cast<std::size_t>(end)];
}

std::string shortened(const std::string& text, std::size_t bytes) {
    constexpr std::string_view kMore = "…";
    if (text.size() <= bytes) return text;
    std::size_t end = bytes - kMore.size();
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) --end;
    return text.substr(0, end).append(kMore);
}

QueryTree queryTree(const std::vector<TuplePaths::Path>& paths) {
    QueryTree root;
    std::vector<const TuplePaths::Path*> all;
    all.reserve(paths.size());
    for (const TuplePaths::Path& path : paths) all.push_back(&path);
    grow(root, std::move(all), 0);
    return root;
}

std::string drawn(const QueryTree& tree, std::size_t leaves) {
    std::string text;
    draw(tree, "  ", leaves, text);
    return text;
}

} // namespace clew::search
