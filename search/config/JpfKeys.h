#pragma once

#include <span>
#include <string_view>

namespace clew::search {

// What becomes of a key of Java PathFinder's or Symbolic PathFinder's that is none of ours. It is
// never fatal, and never ignored without a word.
struct JpfKey {
    std::string_view name; // one that ends in '.' or '_' stands for all that begin so
    // Why it has no meaning here, which the user is told once; or, with `agrees`, what clew does.
    std::string_view why = {};
    // The value that asks for what clew does anyway. With any other the verdict would be about
    // something else than what was asked: it is 'unknown' instead of 'safe'. "*": all do.
    std::string_view agrees = {};
    std::string_view ours = {}; // the key of ours that means the same
};

std::span<const JpfKey> jpfKeys();
// The row with this name, or the last one that covers it; null: there is none.
const JpfKey* findJpfKey(std::string_view key);

} // namespace clew::search
