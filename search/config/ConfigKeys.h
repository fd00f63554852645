#pragma once

#include <span>
#include <string>
#include <string_view>

namespace clew::search {

enum class ValueType {
    string,
    boolean,
    integer,
    seconds,   ///< a decimal number
    size,      ///< bytes, with an optional k, M, G or T
    list,      ///< separated by `,` or `;`
    path,      ///< one file or folder
    path_list, ///< separated by `,` `;` or `:`
    java_class,
    choice,     ///< one of a ConfigKey's alternatives
    choice_list ///< any number of them
};

/// One allowed value of a key of type `choice`, and what else it may be called.
struct Alternative {
    std::string_view name;
    std::string_view aliases = {}; ///< separated by blanks; JPF's class names in full
};

struct ConfigKey {
    std::string_view name;
    ValueType type;
    std::string_view default_value; ///< in the syntax of a .jpf file
    std::string_view help;          ///< one line
    std::span<const Alternative> alternatives = {};
};

/// Every key that has a meaning here, sorted by subject. `--help`, the checks and the defaults all
/// come from this table.
std::span<const ConfigKey> config_keys();

/// The entry for a key, or null.
const ConfigKey* find_config_key(std::string_view name);

enum class KeyStanding {
    known,   ///< in config_keys()
    ignored, ///< a key of Java PathFinder's that has no meaning here
    foreign, ///< in none of our namespaces: the user's own, for a listener or for `${key}`
    unknown  ///< in one of our namespaces, or a slip of the pen away from a known key
};
KeyStanding standing_of(std::string_view key);

/// The known key nearest to a misspelt one, or empty when none is near.
std::string_view nearest_config_key(std::string_view key);

/// The candidate that differs least from `word` (insertions, deletions, substitutions,
/// transpositions of neighbours, letter case counted as half), or empty when all differ by more
/// than a slip or two.
std::string_view nearest_word(std::string_view word, std::span<const std::string_view> candidates);

/// JPF's abbreviation: a class name that begins with a dot stands in `gov.nasa.jpf`.
std::string full_jpf_class_name(std::string_view name);

/// How `--help` names a type: "true|false", "number", …, or the alternatives.
std::string describe_type(const ConfigKey& key);

} // namespace clew::search
