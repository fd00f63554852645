#pragma once

// Texts in well-known formats, for code that reads them: no search comes upon a nested object char
// by char.

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace clew::search::generate {

enum class TextGrammar : std::uint8_t { Json, Xml, Csv, Date, Number, RegularExpression, Sql };

// Those whose marks or words the code compares with, or that something it calls reads; all of them
// where a packed table decides, and the code says nothing of what is in it. `chars`: constants of
// the code; `texts`: its text constants; `calls`: methods, "java/lang/Double.parseDouble".
std::vector<TextGrammar> grammarsFor(const std::vector<std::int64_t>& chars,
                                     const std::vector<std::u16string>& texts,
                                     const std::vector<std::string>& calls);

// A short text of the grammar, not always a correct one.
std::u16string drawFrom(TextGrammar grammar, std::mt19937_64& random);

} // namespace clew::search::generate
