#include "search/generate/RegexSamples.h"

#include <algorithm>
#include <optional>

namespace clew::search::generate {
namespace {

constexpr std::size_t kLongest = 40; // chars of a sample
constexpr std::size_t kMostRepeated = 12;

// What one escape stands for; nothing: it stands for no char.
std::optional<char16_t> charOfEscape(char16_t escape) {
    switch (escape) {
        case 'd':
            return u'1';
        case 'w':
        case 'D':
        case 'S':
            return u'a';
        case 's':
        case 'W':
            return u' ';
        case 't':
            return u'\t';
        case 'n':
            return u'\n';
        case 'b':
        case 'B':
        case 'A':
        case 'Z':
        case 'z':
        case 'Q':
        case 'E':
            return std::nullopt;
        default:
            return escape;
    }
}

class Sampler {
  public:
    Sampler(std::u16string_view text, bool isLong) : text_(text), isLong_(isLong) {}

    // Nothing: it is not understood.
    std::optional<std::u16string> sample() {
        std::u16string result = alternatives();
        if (isStrange_ || at_ < text_.size() || result.size() > kLongest) return std::nullopt;
        return result;
    }

  private:
    bool isAt(char16_t unit) const { return at_ < text_.size() && text_[at_] == unit; }
    bool take(char16_t unit) {
        if (!isAt(unit)) return false;
        ++at_;
        return true;
    }

    // The first alternative, or the last one.
    std::u16string alternatives() {
        std::u16string result = sequence();
        while (take('|')) {
            std::u16string other = sequence();
            if (isLong_) result = std::move(other);
        }
        return result;
    }

    std::u16string sequence() {
        std::u16string result;
        while (at_ < text_.size() && !isAt('|') && !isAt(')') && !isStrange_) {
            const std::u16string one = atom();
            for (std::size_t count = repetitions(); count > 0 && result.size() <= kLongest; --count)
                result += one;
        }
        return result;
    }

    std::u16string atom() {
        const char16_t unit = text_[at_++];
        switch (unit) {
            case '(': {
                if (take('?')) {
                    // A group that is not captured, or has a name.
                    if (take('<') && at_ < text_.size() && text_[at_] != '=' && text_[at_] != '!')
                        at_ = std::min(text_.find(u'>', at_), text_.size() - 1) + 1;
                    else if (!take(':'))
                        isStrange_ = true;
                }
                std::u16string result = alternatives();
                if (!take(')')) isStrange_ = true;
                return result;
            }
            case '[':
                return charClass();
            case '.':
                return u"a";
            case '^':
            case '$':
                return u"";
            case '\\': {
                if (at_ == text_.size() || (text_[at_] >= '1' && text_[at_] <= '9') ||
                    text_[at_] == 'p' || text_[at_] == 'P' || text_[at_] == 'u') {
                    isStrange_ = true;
                    return u"";
                }
                const std::optional<char16_t> meant = charOfEscape(text_[at_++]);
                return meant ? std::u16string(1, *meant) : std::u16string();
            }
            default:
                return std::u16string(1, unit);
        }
    }

    // One of its chars: the first, or the last.
    std::u16string charClass() {
        const bool isNegated = take('^');
        std::u16string members;
        for (bool isFirst = true; at_ < text_.size() && (isFirst || !isAt(']')); isFirst = false) {
            char16_t unit = text_[at_++];
            if (unit == '[' || unit == '&') isStrange_ = true;
            if (unit == '\\' && at_ < text_.size())
                unit = charOfEscape(text_[at_++]).value_or(u'\b');
            members += unit;
            if (isAt('-') && at_ + 1 < text_.size() && text_[at_ + 1] != ']') {
                ++at_;
                members += text_[at_++];
            }
        }
        if (!take(']')) isStrange_ = true;
        if (members.empty()) return u"";
        if (!isNegated) return std::u16string(1, isLong_ ? members.back() : members.front());
        for (const char16_t unit : u"ab1 -")
            if (members.find(unit) == std::u16string::npos) return std::u16string(1, unit);
        isStrange_ = true;
        return u"";
    }

    std::size_t repetitions() {
        std::size_t least = 1, most = 1;
        if (take('*'))
            least = 0, most = 2;
        else if (take('+'))
            most = 2;
        else if (take('?'))
            least = 0;
        else if (take('{')) {
            least = number();
            most = take(',') ? (isAt('}') ? least + 1 : number()) : least;
            if (!take('}')) isStrange_ = true;
        } else {
            return 1;
        }
        if (!take('?')) take('+'); // reluctant, possessive
        return std::min(isLong_ ? most : least, kMostRepeated);
    }

    std::size_t number() {
        std::size_t result = 0;
        if (at_ == text_.size() || text_[at_] < '0' || text_[at_] > '9') isStrange_ = true;
        while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && result < 1000)
            result = result * 10 + (text_[at_++] - u'0');
        return result;
    }

    std::u16string_view text_;
    std::size_t at_ = 0;
    const bool isLong_;
    bool isStrange_ = false;
};

} // namespace

std::vector<std::u16string> samplesOf(std::u16string_view expression) {
    std::vector<std::u16string> samples;
    const bool hasClass = expression.find(u'[') != std::u16string_view::npos ||
                          expression.find(u'\\') != std::u16string_view::npos;
    const bool hasGroup = expression.find_first_of(u"*+?{") != std::u16string_view::npos;
    if (!hasClass && !hasGroup) return samples;
    for (const bool isLong : {false, true})
        if (std::optional<std::u16string> sample = Sampler(expression, isLong).sample();
            sample && *sample != expression && !sample->empty() &&
            std::ranges::find(samples, *sample) == samples.end())
            samples.push_back(std::move(*sample));
    return samples;
}

} // namespace clew::search::generate
