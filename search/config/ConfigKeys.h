#pragma once

#include <span>
#include <string>
#include <string_view>

namespace clew::search {

enum class ValueType {
    string,
    boolean,
    integer,
    seconds,  ///< a decimal number
    size,     ///< bytes, with an optional k, M, G or T
    list,     ///< separated by `,` or `;`
    path,     ///< one file or folder
    pathList, ///< separated by `,` `;` or `:`
    javaClass,
    choice,    ///< one of a ConfigKey's alternatives
    choiceList ///< any number of them
};

/// One allowed value of a key of type `choice`, and what else it may be called.
struct Alternative {
    std::string_view name;
    std::string_view aliases = {}; ///< separated by blanks; JPF's class names in full
};

struct ConfigKey {
    std::string_view name;
    ValueType type;
    std::string_view defaultValue; ///< in the syntax of a .jpf file
    std::string_view help;         ///< one line
    std::span<const Alternative> alternatives = {};
};

/// Every key that has a meaning here, sorted by subject. `--help`, the checks and the defaults all
/// come from this table.
std::span<const ConfigKey> configKeys();

/// The entry for a key, or null.
const ConfigKey* findConfigKey(std::string_view name);

enum class KeyStanding {
    known,   ///< in configKeys()
    ignored, ///< a key of Java PathFinder's that has no meaning here
    foreign, ///< in none of our namespaces: the user's own, for a listener or for `${key}`
    unknown  ///< in one of our namespaces, or a slip of the pen away from a known key
};
KeyStanding standingOf(std::string_view key);

/// The known key nearest to a misspelt one, or empty when none is near.
std::string_view nearestConfigKey(std::string_view key);

/// The candidate that differs least from `word` (insertions, deletions, substitutions,
/// transpositions of neighbours, letter case counted as half), or empty when all differ by more
/// than a slip or two.
std::string_view nearestWord(std::string_view word, std::span<const std::string_view> candidates);

/// JPF's abbreviation: a class name that begins with a dot stands in `gov.nasa.jpf`.
std::string fullJpfClassName(std::string_view name);

/// How `--help` names a type: "true|false", "number", …, or the alternatives.
std::string describeType(const ConfigKey& key);

} // namespace clew::search
