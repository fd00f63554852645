#include "vm/natives/symbolic/RegularExpression.h"

#include <algorithm>
#include <set>
#include <string>

namespace clew::vm::natives {

namespace {

constexpr std::uint32_t kLastChar = 0xffff;
// What makes formulas too large goes another way.
constexpr std::size_t kStatesMax = 400, kEdgesMax = 20000;
constexpr unsigned kNestingMax = 60;

// java.util.regex.Pattern's
constexpr std::int32_t kIgnoreCase = 2, kDotAll = 32;

struct NotSupported {};

bool isSurrogate(std::uint32_t c) {
    return c >= 0xd800 && c < 0xe000;
}
bool isHigh(std::uint32_t c) {
    return c >= 0xd800 && c < 0xdc00;
}
bool isLow(std::uint32_t c) {
    return c >= 0xdc00 && c < 0xe000;
}
bool isDigit(std::uint32_t c) {
    return c >= '0' && c <= '9';
}
bool isLetter(std::uint32_t c) {
    return (c | 0x20) >= 'a' && (c | 0x20) <= 'z';
}

CharacterClass classOf(std::initializer_list<CharacterClass::Range> ranges) {
    CharacterClass made;
    for (const auto [first, last] : ranges) made.add(first, last);
    return made;
}

const CharacterClass& digits() {
    static const CharacterClass made = classOf({{'0', '9'}});
    return made;
}
const CharacterClass& word() {
    static const CharacterClass made = classOf({{'a', 'z'}, {'A', 'Z'}, {'_', '_'}, {'0', '9'}});
    return made;
}
const CharacterClass& space() {
    static const CharacterClass made = classOf({{'\t', '\r'}, {' ', ' '}});
    return made;
}
const CharacterClass& lineEnds() {
    static const CharacterClass made =
        classOf({{'\n', '\n'}, {'\r', '\r'}, {0x85, 0x85}, {0x2028, 0x2029}});
    return made;
}

// \p{...}: the POSIX classes, which are of ASCII alone.
struct NamedClass {
    std::u16string_view name;
    CharacterClass codePoints;
};
const std::vector<NamedClass>& namedClasses() {
    static const std::vector<NamedClass> made = {
        {u"Lower", classOf({{'a', 'z'}})},
        {u"Upper", classOf({{'A', 'Z'}})},
        {u"ASCII", classOf({{0, 0x7f}})},
        {u"Alpha", classOf({{'a', 'z'}, {'A', 'Z'}})},
        {u"Digit", digits()},
        {u"Alnum", classOf({{'a', 'z'}, {'A', 'Z'}, {'0', '9'}})},
        {u"Punct", classOf({{'!', '/'}, {':', '@'}, {'[', '`'}, {'{', '~'}})},
        {u"Graph", classOf({{'!', '~'}})},
        {u"Print", classOf({{' ', '~'}})},
        {u"Blank", classOf({{' ', ' '}, {'\t', '\t'}})},
        {u"Cntrl", classOf({{0, 0x1f}, {0x7f, 0x7f}})},
        {u"XDigit", classOf({{'0', '9'}, {'a', 'f'}, {'A', 'F'}})},
        {u"Space", space()},
    };
    return made;
}

struct Node {
    enum class Kind { Class, Sequence, Alternatives, Repetition, Begin, End } kind;
    std::uint32_t characterClass = 0;
    std::vector<Node> children = {};
    std::uint32_t least = 0;
    std::optional<std::uint32_t> most = {}; // nothing: any number
};

// Reads a pattern as Pattern.compile does, exactly: what that takes in an unexpected way is not
// supported.
class Parser {
  public:
    Parser(std::u16string_view pattern, std::int32_t flags, RegularExpression& made)
        : pattern_(pattern), flags_(flags), made_(made) {}

    Node parse() {
        if ((flags_ & ~(kIgnoreCase | kDotAll)) != 0) throw NotSupported{};
        if (std::ranges::any_of(pattern_, [](char16_t c) { return isSurrogate(c); }))
            throw NotSupported{};
        readFlags();
        Node all = alternatives();
        if (at_ != pattern_.size()) throw NotSupported{}; // a ) of no group
        checkAnchors(all, true, true);
        return all;
    }

  private:
    bool isAtEnd() const { return at_ == pattern_.size(); }
    // 0xffffffff behind the last char.
    std::uint32_t peek(std::size_t ahead = 0) const {
        return at_ + ahead < pattern_.size() ? pattern_[at_ + ahead] : ~0u;
    }
    std::uint32_t read() {
        if (isAtEnd()) throw NotSupported{};
        return pattern_[at_++];
    }
    bool take(std::u16string_view text) {
        if (!pattern_.substr(at_).starts_with(text)) return false;
        at_ += text.size();
        return true;
    }
    void expect(std::u16string_view text) {
        if (!take(text)) throw NotSupported{};
    }

    // (?i), (?s) in front of all.
    void readFlags() {
        for (const auto& [text, flags] :
             {std::pair(u"(?i)", kIgnoreCase), std::pair(u"(?s)", kDotAll),
              std::pair(u"(?is)", kIgnoreCase | kDotAll),
              std::pair(u"(?si)", kIgnoreCase | kDotAll)})
            if (take(text)) flags_ |= flags;
    }

    Node alternatives() {
        if (++nesting_ > kNestingMax) throw NotSupported{};
        Node node{Node::Kind::Alternatives};
        do node.children.push_back(sequence());
        while (take(u"|"));
        --nesting_;
        return node;
    }

    Node sequence() {
        Node node{Node::Kind::Sequence};
        while (!isAtEnd() && peek() != '|' && peek() != ')')
            node.children.push_back(quantified(atom()));
        return node;
    }

    Node atom() {
        const std::uint32_t c = read();
        switch (c) {
            case '(':
                return group();
            case '[':
                return ofClass(characterClass());
            case '.':
                return ofClass(flags_ & kDotAll ? CharacterClass{}.complement()
                                                : lineEnds().complement());
            case '^':
                return {Node::Kind::Begin};
            case '$':
                return {Node::Kind::End};
            case '?':
            case '*':
            case '+':
            case '{':
                throw NotSupported{};
            case '\\':
                break;
            default:
                return ofClass(single(c, c));
        }
        if (take(u"A")) return {Node::Kind::Begin};
        if (take(u"z") || take(u"Z")) return {Node::Kind::End};
        CharacterClass predefined;
        if (readPredefined(predefined)) return ofClass(std::move(predefined));
        const std::uint32_t escaped = readEscaped();
        return ofClass(single(escaped, escaped));
    }

    Node group() {
        if (take(u"?<")) {
            std::u16string name;
            while (isLetter(peek()) || (!name.empty() && isDigit(peek())))
                name += static_cast<char16_t>(read());
            expect(u">");
            if (name.empty() || !names_.insert(name).second) throw NotSupported{};
            ++made_.capturingGroups;
        } else if (!take(u"?:")) {
            if (peek() == '?') throw NotSupported{};
            ++made_.capturingGroups;
        }
        Node node = alternatives();
        expect(u")");
        return node;
    }

    Node quantified(Node atom) {
        Node node{Node::Kind::Repetition};
        const std::uint32_t c = peek();
        if (c == '?') node.most = 1;
        if (c == '+') node.least = 1;
        if (c != '?' && c != '*' && c != '+' && c != '{') return atom;
        ++at_;
        if (c == '{') {
            node.least = readCount();
            if (!take(u","))
                node.most = node.least;
            else if (peek() != '}')
                node.most = readCount();
            expect(u"}");
            if (node.most && *node.most < node.least) throw NotSupported{};
        }
        const bool isReluctant = take(u"?");
        if (peek() == '+') throw NotSupported{};
        // Other repetitions end what they repeat with an accepting node, which sets it.
        if (atom.kind != Node::Kind::Class || isReluctant || (c != '*' && c != '+'))
            made_.keepsLastOnFailure = false;
        node.children.push_back(std::move(atom));
        return node;
    }

    std::uint32_t readCount() {
        std::uint32_t count = 0;
        if (!isDigit(peek())) throw NotSupported{};
        while (isDigit(peek())) {
            count = count * 10 + read() - '0';
            if (count > kStatesMax) throw NotSupported{};
        }
        return count;
    }

    // ---- classes

    Node ofClass(CharacterClass characters) {
        const auto at = std::ranges::find(made_.classes, characters);
        const auto number = static_cast<std::uint32_t>(at - made_.classes.begin());
        if (at == made_.classes.end()) made_.classes.push_back(std::move(characters));
        return {Node::Kind::Class, number};
    }

    CharacterClass single(std::uint32_t first, std::uint32_t last) const {
        CharacterClass made = classOf({{first, last}});
        if ((flags_ & kIgnoreCase) == 0) return made;
        for (std::uint32_t c = std::max<std::uint32_t>(first, 'A');
             c <= std::min<std::uint32_t>(last, 'z'); ++c)
            if (isLetter(c)) made.add(c ^ 0x20, c ^ 0x20);
        return made;
    }

    // Behind the [.
    CharacterClass characterClass() {
        if (++nesting_ > kNestingMax) throw NotSupported{};
        const bool isNegated = take(u"^");
        CharacterClass all;
        for (bool isFirst = true; isFirst || peek() != ']'; isFirst = false) {
            if (peek() == '&' && peek(1) == '&') throw NotSupported{};
            if (take(u"[")) {
                all.add(characterClass());
                continue;
            }
            std::uint32_t first = read();
            if (first == '\\') {
                CharacterClass predefined;
                if (readPredefined(predefined)) {
                    all.add(predefined);
                    continue;
                }
                first = readEscaped();
            }
            std::uint32_t last = first;
            if (peek() == '-' && peek(1) != '[' && peek(1) != ']') {
                ++at_;
                last = read();
                if (last == '\\') last = readEscaped();
                if (last < first) throw NotSupported{};
            }
            all.add(single(first, last));
        }
        ++at_;
        --nesting_;
        return isNegated ? all.complement() : all;
    }

    // ---- behind a backslash

    bool readPredefined(CharacterClass& made) {
        const std::uint32_t c = peek();
        if (c == 'p' || c == 'P') {
            at_ += 1;
            made = namedClass();
        } else {
            switch (c | 0x20) {
                case 'd':
                    made = digits();
                    break;
                case 'w':
                    made = word();
                    break;
                case 's':
                    made = space();
                    break;
                default:
                    return false;
            }
            if (!isLetter(c)) return false;
            ++at_;
        }
        if (c < 'a') made = made.complement();
        return true;
    }

    CharacterClass namedClass() {
        if (flags_ & kIgnoreCase) throw NotSupported{};
        expect(u"{");
        for (const NamedClass& one : namedClasses())
            if (take(std::u16string(one.name) + u"}")) return one.codePoints;
        throw NotSupported{};
    }

    std::uint32_t readEscaped() {
        const std::uint32_t c = read();
        switch (c) {
            case 't':
                return '\t';
            case 'n':
                return '\n';
            case 'r':
                return '\r';
            case 'f':
                return '\f';
            case 'a':
                return 7;
            case 'e':
                return 27;
            case 'x':
                return readHexadecimal(2);
            case 'u':
                return readHexadecimal(4);
            default:
                break;
        }
        if (isLetter(c) || isDigit(c)) throw NotSupported{};
        return c;
    }

    std::uint32_t readHexadecimal(unsigned digits) {
        std::uint32_t value = 0;
        for (unsigned i = 0; i < digits; ++i) {
            const std::uint32_t c = read();
            if (isDigit(c))
                value = value * 16 + c - '0';
            else if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f')
                value = value * 16 + (c | 0x20) - 'a' + 10;
            else
                throw NotSupported{};
        }
        if (isSurrogate(value)) throw NotSupported{};
        return value;
    }

    // In front of everything and behind everything they are always true.
    static void checkAnchors(const Node& node, bool isFirst, bool isLast) {
        switch (node.kind) {
            case Node::Kind::Class:
                break;
            case Node::Kind::Begin:
                if (!isFirst) throw NotSupported{};
                break;
            case Node::Kind::End:
                if (!isLast) throw NotSupported{};
                break;
            case Node::Kind::Alternatives:
                for (const Node& child : node.children) checkAnchors(child, isFirst, isLast);
                break;
            case Node::Kind::Repetition:
                checkAnchors(node.children[0], false, false);
                break;
            case Node::Kind::Sequence: {
                const auto isAnchor = [](const Node& child) {
                    return child.kind == Node::Kind::Begin || child.kind == Node::Kind::End;
                };
                const auto begin = node.children.begin(), end = node.children.end();
                for (auto child = begin; child != end; ++child)
                    checkAnchors(*child, isFirst && std::all_of(begin, child, isAnchor),
                                 isLast && std::all_of(child + 1, end, isAnchor));
                break;
            }
        }
    }

    const std::u16string_view pattern_;
    std::int32_t flags_;
    RegularExpression& made_;
    std::size_t at_ = 0;
    unsigned nesting_ = 0;
    std::set<std::u16string> names_;
};

// Glushkov's construction: a state for each place of the pattern where a code point is read.
class Construction {
  public:
    explicit Construction(RegularExpression& made) : made_(made) {}

    void make(const Node& all) {
        next_.emplace_back();
        made_.states.emplace_back();
        const Fragment whole = fragment(all);
        next_[0].insert(whole.first.begin(), whole.first.end());
        made_.states[0].accepts = whole.isNullable;
        for (const std::uint32_t state : whole.last) made_.states[state].accepts = true;
        for (std::size_t i = 0; i < next_.size(); ++i)
            made_.states[i].next.assign(next_[i].begin(), next_[i].end());
    }

  private:
    struct Fragment {
        bool isNullable = true;
        std::set<std::uint32_t> first = {}, last = {};
    };

    Fragment fragment(const Node& node) {
        switch (node.kind) {
            case Node::Kind::Begin:
            case Node::Kind::End:
                return {};
            case Node::Kind::Class: {
                const auto state = static_cast<std::uint32_t>(made_.states.size());
                if (state >= kStatesMax) throw NotSupported{};
                made_.states.push_back(
                    {.characterClass = node.characterClass, .accepts = false, .next = {}});
                next_.emplace_back();
                return {false, {state}, {state}};
            }
            case Node::Kind::Sequence: {
                Fragment all;
                for (const Node& child : node.children) all = joined(all, fragment(child));
                return all;
            }
            case Node::Kind::Alternatives: {
                Fragment all{false};
                for (const Node& child : node.children) {
                    const Fragment one = fragment(child);
                    all.isNullable |= one.isNullable;
                    all.first.insert(one.first.begin(), one.first.end());
                    all.last.insert(one.last.begin(), one.last.end());
                }
                return all;
            }
            case Node::Kind::Repetition:
                return repeated(node.children[0], node.least, node.most);
        }
        return {};
    }

    Fragment repeated(const Node& node, std::uint32_t least, std::optional<std::uint32_t> most) {
        if (most == 0u) return {};
        const std::uint32_t count = std::max(least, most.value_or(1));
        Fragment all;
        for (std::uint32_t i = count; i > 0; --i) { // X{1,3} is X(X(X)?)?
            Fragment one = fragment(node);
            if (one.first.empty()) return one;
            if (!most && i == count) connect(one, one);
            all = joined(one, all);
            if (i > least) all.isNullable = true;
        }
        return all;
    }

    void connect(const Fragment& before, const Fragment& behind) {
        for (const std::uint32_t state : before.last)
            for (const std::uint32_t next : behind.first)
                if (next_[state].insert(next).second && ++edges_ > kEdgesMax) throw NotSupported{};
    }

    Fragment joined(Fragment before, const Fragment& behind) {
        connect(before, behind);
        if (before.isNullable) before.first.insert(behind.first.begin(), behind.first.end());
        if (!behind.isNullable) before.last.clear();
        before.last.insert(behind.last.begin(), behind.last.end());
        before.isNullable &= behind.isNullable;
        return before;
    }

    RegularExpression& made_;
    std::vector<std::set<std::uint32_t>> next_;
    std::size_t edges_ = 0;
};

} // namespace

void CharacterClass::add(std::uint32_t first, std::uint32_t last) {
    std::erase_if(ranges, [&](const Range& range) {
        if (range.last + 1 < first || last + 1 < range.first) return false;
        first = std::min(first, range.first);
        last = std::max(last, range.last);
        return true;
    });
    ranges.insert(std::ranges::lower_bound(ranges, first, {}, &Range::first), {first, last});
}

void CharacterClass::add(const CharacterClass& other) {
    for (const auto [first, last] : other.ranges) add(first, last);
    hasSupplementary |= other.hasSupplementary;
}

CharacterClass CharacterClass::complement() const {
    CharacterClass made;
    made.hasSupplementary = !hasSupplementary;
    std::uint32_t begin = 0;
    for (const auto [first, last] : ranges) {
        if (begin < first) made.ranges.push_back({begin, first - 1});
        begin = last + 1;
    }
    if (begin <= kLastChar) made.ranges.push_back({begin, kLastChar});
    return made;
}

bool CharacterClass::contains(std::uint32_t codePoint) const {
    if (codePoint > kLastChar) return hasSupplementary;
    return std::ranges::any_of(ranges, [&](const Range& range) {
        return range.first <= codePoint && codePoint <= range.last;
    });
}

std::optional<RegularExpression> RegularExpression::parse(std::u16string_view pattern,
                                                          std::int32_t flags) {
    RegularExpression made;
    try {
        Construction(made).make(Parser(pattern, flags, made).parse());
    } catch (const NotSupported&) {
        return std::nullopt;
    }
    return made;
}

std::optional<std::uint32_t> RegularExpression::lengthMax(bool isUtf16) const {
    std::vector<std::optional<std::uint32_t>> behind(
        states.size()); // the most that can be read from there on
    std::vector<bool> isBegun(states.size());
    const auto visit = [&](const auto& self, std::uint32_t state) -> bool {
        if (behind[state]) return true;
        if (isBegun[state]) return false; // a cycle
        isBegun[state] = true;
        std::uint32_t most = 0;
        for (const std::uint32_t next : states[state].next) {
            if (!self(self, next)) return false;
            const std::uint32_t read =
                isUtf16 && classes[states[next].characterClass].hasSupplementary ? 2 : 1;
            most = std::max(most, *behind[next] + read);
        }
        behind[state] = most;
        return true;
    };
    if (!visit(visit, 0)) return std::nullopt;
    return behind[0];
}

std::vector<char16_t> RegularExpression::requiredChars() const {
    const auto canDoWithout = [&](std::uint32_t characterClass) {
        std::vector<bool> isReached(states.size());
        std::vector<std::uint32_t> open{0};
        while (!open.empty()) {
            const State& state = states[open.back()];
            open.pop_back();
            if (state.accepts) return true;
            for (const std::uint32_t next : state.next) {
                if (isReached[next] || states[next].characterClass == characterClass) continue;
                isReached[next] = true;
                open.push_back(next);
            }
        }
        return false;
    };
    std::vector<char16_t> chars;
    for (std::uint32_t i = 0; i < classes.size(); ++i) {
        const bool isOneChar = !classes[i].hasSupplementary && classes[i].ranges.size() == 1 &&
                               classes[i].ranges[0].first == classes[i].ranges[0].last;
        if (isOneChar && !canDoWithout(i))
            chars.push_back(static_cast<char16_t>(classes[i].ranges[0].first));
    }
    return chars;
}

bool RegularExpression::matches(std::u16string_view text) const {
    std::vector<std::uint32_t> current{0};
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::uint32_t codePoint = text[i];
        if (isHigh(codePoint) && i + 1 < text.size() && isLow(text[i + 1]))
            codePoint = 0x10000 + ((codePoint & 0x3ff) << 10) + (text[++i] & 0x3ffu);
        std::set<std::uint32_t> reached;
        for (const std::uint32_t state : current)
            for (const std::uint32_t next : states[state].next)
                if (classes[states[next].characterClass].contains(codePoint)) reached.insert(next);
        current.assign(reached.begin(), reached.end());
    }
    return std::ranges::any_of(current, [&](std::uint32_t state) { return states[state].accepts; });
}

} // namespace clew::vm::natives
