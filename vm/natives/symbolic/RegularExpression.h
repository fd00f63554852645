#pragma once

// What a java.util.regex pattern matches as a whole (Matcher.matches), as an automaton. Only for
// patterns whose matches are a regular language by their very syntax, and which java.util.regex
// goes through without leaving a way out: no references to groups, no look-around, no possessive
// quantifier; and of the classes those that are the same in every version of the JDK.

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace clew::vm::natives {

// Code points: chars of the BMP, with the surrogates that stand alone, and all supplementary code
// points or none of them.
struct CharacterClass {
    struct Range {
        std::uint32_t first, last;
        friend bool operator==(const Range&, const Range&) = default;
    };
    std::vector<Range> ranges; // ascending, with a gap between each two
    bool hasSupplementary = false;

    void add(std::uint32_t first, std::uint32_t last);
    void add(const CharacterClass& other);
    CharacterClass complement() const;
    bool contains(std::uint32_t codePoint) const;
    friend bool operator==(const CharacterClass&, const CharacterClass&) = default;
};

struct RegularExpression {
    // State 0 is the start; in any other one a code point of its class has just been read.
    struct State {
        std::uint32_t characterClass = 0;
        bool accepts = false;
        std::vector<std::uint32_t> next;
    };
    std::vector<CharacterClass> classes;
    std::vector<State> states;
    std::uint32_t capturingGroups = 0;
    // Where nothing has matched, Matcher.last is what it was before.
    bool keepsLastOnFailure = true;

    // Nothing: a pattern with an error, or one that is beyond this. `flags` are those of
    // Pattern.compile.
    static std::optional<RegularExpression> parse(std::u16string_view pattern, std::int32_t flags);

    // Of the longest text that it matches, in chars. Nothing: there is none.
    std::optional<std::uint32_t> lengthMax(bool isUtf16) const;

    // Each text that it matches holds all of these.
    std::vector<char16_t> requiredChars() const;

    bool matches(std::u16string_view text) const;
};

} // namespace clew::vm::natives
