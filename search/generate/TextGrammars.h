#pragma once

// Texts in well-known formats, for code that reads them: no search comes upon a nested object char
// by char.

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace clew::search::generate {

enum class TextGrammar : std::uint8_t {
    Json,
    Xml,
    Html,
    Csv,
    Date,
    Number,
    RegularExpression,
    Sql
};

// Those whose marks or words the code compares with, or that something it calls reads; all of them
// where a packed table decides, and the code says nothing of what is in it. `chars`: constants of
// the code; `texts`: its text constants; `calls`: methods that are given a text,
// "java/lang/Double.parseDouble"; `used`: these and others, whose names may say what they read.
std::vector<TextGrammar> grammarsFor(const std::vector<std::int64_t>& chars,
                                     const std::vector<std::u16string>& texts,
                                     const std::vector<std::string>& calls,
                                     const std::vector<std::string>& used = {});

// What elements, attributes and members may be called that the code looks for: the words in its
// texts.
std::vector<std::u16string> wordsIn(const std::vector<std::u16string>& texts);

// A short text of the grammar, not always a correct one. `words`: what names in it are taken from
// now and then.
std::u16string drawFrom(TextGrammar grammar, std::mt19937_64& random,
                        const std::vector<std::u16string>& words = {});

} // namespace clew::search::generate
