#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace clew::search {

enum class ValueType {
    string,
    boolean,
    integer,
    seconds,  // a decimal number
    size,     // bytes, with an optional k, M, G or T
    list,     // separated by `,` or `;`
    path,     // one file or folder
    pathList, // separated by `,` `;` or `:`
    javaClass,
    choice,    // one of a ConfigKey's alternatives
    choiceList // any number of them
};

// One allowed value of a key of type `choice`, and what else it may be called.
struct Alternative {
    std::string_view name;
    std::string_view aliases = {}; // separated by blanks; JPF's class names in full
    std::string_view what = {};    // for `--help KEY`
};

// Of an integer, a size in bytes, or seconds.
struct Range {
    std::int64_t least = 0;
    std::int64_t most = INT64_MAX;
};
constexpr Range kAnyNumber{INT64_MIN, INT64_MAX};
constexpr std::int64_t kLargestCount = UINT32_MAX;

struct ConfigKey {
    std::string_view name;
    ValueType type = ValueType::string;
    std::string_view defaultValue = {}; // in the syntax of a .jpf file
    std::string_view help;              // one line
    Range range = {};
    std::span<const Alternative> alternatives = {};
    std::string_view more = {};    // what else `--help KEY` says
    std::string_view example = {}; // a value; the default, or the first alternative, if empty
    bool isSecret = false;         // in no trace, report or checkpoint; programs do not see it
    std::string_view reader = {};  // set by declareKeys
};

// Joins rows to the table: those of the core are there; strategies and listeners declare theirs,
// which stand next to their code, before a configuration is read. `rows` and what they name live
// as long as the process. Rows that are there already are not joined again.
void declareKeys(std::string_view reader, std::span<const ConfigKey> rows);

// Every key that has a meaning here, by reader. `--help`, the checks and the defaults all come
// from this table. Good until the next declareKeys, as are the entries.
std::span<const ConfigKey> configKeys();

// The entry for a key, or null.
const ConfigKey* findConfigKey(std::string_view name);
bool isSecret(std::string_view key);

enum class KeyStanding {
    known,   // in configKeys()
    ofJpf,   // one of Java PathFinder's that is none of ours: JpfKeys.h
    foreign, // the user's own, for `${key}` or for a listener that does not declare its keys
    unknown  // below the first component of a known key, or a slip of the pen away from one
};
KeyStanding standingOf(std::string_view key);

// The known key nearest to a misspelt one, or empty when none is near.
std::string_view nearestConfigKey(std::string_view key);

// "unknown key 'serach.class'; did you mean 'search.class'?"
std::string unknownKey(std::string_view key);

// The candidate that differs least from `word` (insertions, deletions, substitutions,
// transpositions of neighbours, letter case counted as half), or empty when all differ by more
// than a slip or two.
std::string_view nearestWord(std::string_view word, std::span<const std::string_view> candidates);

// JPF's abbreviation: a class name that begins with a dot stands in `gov.nasa.jpf`.
std::string fullJpfClassName(std::string_view name);

// How `--help` names a type: "true|false", "whole number", …, or the alternatives.
std::string describeType(const ConfigKey& key);

// " from 1 to 100", " from 0 up"; empty where any number is right, or the type has no range.
std::string describeRange(const ConfigKey& key);

} // namespace clew::search
