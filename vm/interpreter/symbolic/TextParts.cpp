#include "vm/interpreter/symbolic/TextParts.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <mutex>
#include <unordered_map>

namespace clew::vm::interpreter {

using namespace objects;

using state::Object;
using values::Sort;
using namespace values::expressions;

namespace {

struct PartsOfArrays {
    struct Parts {
        bool isUtf16;
        std::vector<Text::Part> parts;
    };
    std::mutex mutex;
    std::unordered_map<std::uint32_t, Parts> byInput;
};
PartsOfArrays& partsOfArrays() {
    static PartsOfArrays all;
    return all;
}

// The chars of a text that has no expression in it.
std::optional<std::u16string> charsOf(const Text& text) {
    if (text.isOpen() || !isConstant(text.length)) return std::nullopt;
    const std::size_t length = node(text.length).bits;
    if (length > text.units.size()) return std::nullopt;
    std::u16string chars;
    for (std::size_t i = 0; i < length; ++i) {
        const auto [low, high] = text.units[i];
        if (!isConstant(low) || !isConstant(high)) return std::nullopt;
        chars += static_cast<char16_t>((node(low).bits & 0xff) | (node(high).bits & 0xff) << 8);
    }
    return chars;
}

Expression elementOf(const Object& array, std::uint32_t index) {
    if (const state::Shadow shadow = array.shadowOfElement(index)) return shadow.what();
    return constantInt(array.elements<std::int8_t>()[index]);
}

// The number that these chars are, as String.valueOf writes it.
std::optional<std::int64_t> numberWritten(std::u16string_view chars, Sort width) {
    std::string digits;
    for (const char16_t c : chars) digits += c < 0x80 ? static_cast<char>(c) : '?';
    std::int64_t value = 0;
    if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec != std::errc{})
        return std::nullopt;
    if (std::to_string(value) != digits) return std::nullopt;
    if (width == Sort::Bits32 && value != static_cast<std::int32_t>(value)) return std::nullopt;
    return value;
}

constexpr std::size_t kNumberMax = 20; // chars of a long

// That parts are chars, each from some place on to the end.
class Comparison {
  public:
    Comparison(const std::vector<Text::Part>& parts, std::u16string_view chars)
        : parts_(parts), chars_(chars) {}

    Expression from(std::size_t part, std::size_t at) {
        if (part == parts_.size()) return boolean(at == chars_.size());
        const auto [known, isNew] = known_.try_emplace({part, at});
        if (isNew) known->second = compare(parts_[part], part, at);
        return known->second;
    }

  private:
    Expression compare(const Text::Part& part, std::size_t index, std::size_t at) {
        if (part.number == 0)
            return chars_.substr(at).starts_with(part.chars)
                       ? from(index + 1, at + part.chars.size())
                       : boolean(false);
        Expression are = boolean(false);
        for (std::size_t length = 1; length <= std::min(kNumberMax, chars_.size() - at); ++length) {
            const auto value = numberWritten(chars_.substr(at, length), sort(part.number));
            if (!value) continue;
            const Expression isValue = values::expressions::equal(
                part.number, constant(sort(part.number), static_cast<std::uint64_t>(*value)));
            are = orOf(are, andOf(isValue, from(index + 1, at + length)));
        }
        return are;
    }

    const std::vector<Text::Part>& parts_;
    const std::u16string_view chars_;
    std::map<std::pair<std::size_t, std::size_t>, Expression> known_;
};

} // namespace

void rememberParts(std::uint32_t input, bool isUtf16, const Text& text) {
    if (text.parts.empty()) return;
    PartsOfArrays& all = partsOfArrays();
    const std::lock_guard lock(all.mutex);
    all.byInput.try_emplace(input, isUtf16, text.parts);
}

std::vector<Text::Part> partsOfArray(const Text& text, const Object& array, bool isUtf16) {
    if (const auto chars = charsOf(text)) return {{.chars = *chars}};
    const std::uint32_t input =
        array.isSymbolic() ? array.shadows()[state::kInputShadow].what() : 0;
    if (input == 0) return {};
    PartsOfArrays& all = partsOfArrays();
    const std::lock_guard lock(all.mutex);
    const auto found = all.byInput.find(input);
    if (found == all.byInput.end() || found->second.isUtf16 != isUtf16) return {};
    for (std::uint32_t i = 0; i < array.length; ++i)
        if (elementOf(array, i) != state::inputs::cell(input, i)) return {};
    return found->second.parts;
}

std::vector<Text::Part> joinedParts(const Text& text, const Text& part) {
    if (text.parts.empty() || part.parts.empty()) return {};
    std::vector<Text::Part> parts = text.parts;
    for (const Text::Part& one : part.parts) {
        if (parts.back().number == 0 && parts.back().chars.empty())
            parts.back() = one;
        else if (one.number == 0 && one.chars.empty())
            continue;
        else if (one.number == 0 && parts.back().number == 0)
            parts.back().chars += one.chars;
        else
            parts.push_back(one);
    }
    return parts;
}

std::optional<Expression> equalByParts(const Text& a, const Text& b) {
    for (const auto& [text, other] : {std::pair(&a, &b), std::pair(&b, &a)}) {
        if (std::ranges::none_of(text->parts,
                                 [](const Text::Part& part) { return part.number != 0; }))
            continue;
        if (const auto chars = charsOf(*other)) return Comparison(text->parts, *chars).from(0, 0);
    }
    return std::nullopt;
}

} // namespace clew::vm::interpreter
