#pragma once

// Concrete values to try for inputs: boundaries, the constants of the code under test, and small
// changes of what has proved useful. Deterministic.

#include <cstdint>
#include <optional>
#include <random>
#include <string_view>
#include <vector>

#include "search/InputRanges.h"
#include "search/generate/JavaValue.h"
#include "search/generate/TextGrammars.h"
#include "vm/types/Class.h"

namespace clew::search::generate {

class Values {
  public:
    // Collects the constants of the classes' code.
    Values(const std::vector<const vm::types::Class*>& classes, const InputRanges& ranges,
           std::uint64_t seed);

    std::size_t below(std::size_t count) { return static_cast<std::size_t>(random_() % count); }
    bool oneIn(std::size_t count) { return below(count) == 0; }

    // Where the sequence of all that is chosen has come to.
    const std::mt19937_64& random() const { return random_; }
    void goOnFrom(const std::mt19937_64& random) { random_ = random; }

    JavaValue any(std::string_view descriptor, unsigned depth = 0);
    // One of the constants of the code and of those that are always tried: a number or a text.
    JavaValue constant(std::string_view descriptor);
    // What a file or a stream may hold: lines, entries, words of constants and numbers.
    std::u16string contents();
    // A few bytes, as chars, which the code compares with: the number that a kind of file begins
    // with.
    std::u16string knownBytes();
    std::u16string nearContents(const std::u16string& contents);
    // Something near the value; the descriptor is that of the place that it is for.
    JavaValue near(const JavaValue& value, std::string_view descriptor);
    // For a place with this descriptor, something that has to do with another argument: the same, a
    // part of it, an index into it. Nothing where there is no such thing.
    std::optional<JavaValue> related(const JavaValue& other, std::string_view descriptor);

  private:
    std::int64_t integer();
    double floating();
    std::u16string text(), word();
    char16_t unit();
    JavaValue primitive(BasicType basic);
    JavaValue anyPrimitive(BasicType basic); // also out of its range
    std::u16string changed(std::u16string text);
    std::u16string partOf(std::u16string text); // or the text in other letters

    const InputRanges& ranges_;
    std::mt19937_64 random_;
    std::vector<std::int64_t> integers_;
    std::vector<std::int64_t> bytes_; // in the order of the code, but for the least ones
    std::vector<double> floatings_;
    std::vector<std::u16string> texts_;
    std::vector<char16_t> cases_; // chars that a switch distinguishes
    std::vector<TextGrammar> grammars_;
    std::vector<std::u16string> words_; // in texts of the code
};

} // namespace clew::search::generate
