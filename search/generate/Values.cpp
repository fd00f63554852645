#include "search/generate/Values.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "search/generate/RegexSamples.h"
#include "search/generate/TextGrammars.h"
#include "vm/interpreter/decode/Code.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

using namespace vm::values;
using vm::classfile::ConstantKind;
using vm::interpreter::Operation;

namespace {

constexpr std::u16string_view kCharsets[] = {u"UTF-8",    u"UTF-16",   u"UTF-16BE",
                                             u"UTF-16LE", u"US-ASCII", u"ISO-8859-1"};

// Of the class library: what code loads by its name, and calls by its name, with and without
// result.
constexpr std::u16string_view kClasses[] = {u"java.lang.String", u"java.lang.Object",
                                            u"java.util.ArrayList", u"java.lang.Runnable"};
constexpr std::u16string_view kMethods[] = {u"toString", u"isEmpty", u"size", u"clear"};

constexpr std::u16string_view kUnits =
    u" 0123456789+-.,eExXlLfFdDaAbBcCzZ_/\\\"'\t\n#%&()[]{}<>=!?*@$:;\u00e9\u00df\u0130\U0001F600";

// Words in a file.
constexpr std::u16string_view kBetween[] = {u"\n", u"\n", u" ", u" ", u"=", u",", u": "};

// What is no greater is as a rule the index of something, and no byte of it.
constexpr std::int64_t kLastIndex = 5;

void addUnique(auto& values, auto value) {
    if (std::ranges::find(values, value) == values.end()) values.push_back(std::move(value));
}

void addNames(std::vector<std::u16string>& texts, std::span<const std::u16string_view> names) {
    for (const std::u16string_view name : names) addUnique(texts, std::u16string(name));
}

} // namespace

Values::Values(const std::vector<const vm::types::Class*>& classes, const InputRanges& ranges,
               std::uint64_t seed)
    : ranges_(ranges), random_(seed) {
    integers_ = {0, 1, -1, 2, 3, 5, 10, 16, 31, 32, 33, 63, 64, 100, 127, -128, 255, 1000, 65535};
    for (const std::int64_t limit : {std::int64_t(std::numeric_limits<std::int32_t>::max()),
                                     std::numeric_limits<std::int64_t>::max()})
        for (const std::int64_t value : {limit, limit - 1, -limit, -limit - 1})
            integers_.push_back(value);
    floatings_ = {0.0,
                  -0.0,
                  1.0,
                  -1.0,
                  0.5,
                  1.5,
                  2.0,
                  -3.25,
                  100.0,
                  1e10,
                  -1e300,
                  5e-324,
                  std::numeric_limits<double>::max(),
                  std::numeric_limits<float>::max(),
                  std::numeric_limits<double>::quiet_NaN(),
                  std::numeric_limits<double>::infinity(),
                  -std::numeric_limits<double>::infinity()};
    texts_ = {u"",  u" ",  u"a",  u"A",   u"ab",     u"abc",  u"abcabc", u"Abc Def", u"0",
              u"1", u"-1", u"12", u"1.5", u"-1.5e3", u"0x1F", u"true",   u"false"};
    std::vector<std::u16string> all; // long ones, too
    std::vector<std::string> calls, used;
    for (const vm::types::Class* type : classes) {
        const vm::classfile::ConstantPool& pool = type->file->constants;
        for (std::uint16_t i = 1; i < pool.size(); ++i) switch (pool.kind(i)) {
                case ConstantKind::Integer:
                    addUnique(integers_, std::int64_t(pool.integer(i)));
                    break;
                case ConstantKind::Long:
                    addUnique(integers_, pool.longInteger(i));
                    break;
                case ConstantKind::Methodref: {
                    const vm::classfile::MemberRef called = pool.member(i);
                    used.push_back(std::string(called.className) + "." + std::string(called.name));
                    // Of what is given a text, which its own constants may be.
                    if (called.descriptor.starts_with("(Ljava/lang/String;") ||
                        called.descriptor.starts_with("(Ljava/lang/CharSequence;"))
                        calls.push_back(used.back());
                    break;
                }
                case ConstantKind::Class:
                    if (pool.className(i) == "java/nio/charset/Charset")
                        addNames(texts_, kCharsets);
                    break;
                case ConstantKind::Float:
                    addUnique(floatings_, double(std::bit_cast<float>(pool.floatBits(i))));
                    break;
                case ConstantKind::Double:
                    addUnique(floatings_, std::bit_cast<double>(pool.doubleBits(i)));
                    break;
                case ConstantKind::String: {
                    std::u16string text =
                        vm::objects::utf16(vm::objects::fromModifiedUtf8(pool.string(i)));
                    for (std::u16string& sample : samplesOf(text))
                        addUnique(texts_, std::move(sample));
                    if (text.size() <= 40) addUnique(texts_, text);
                    all.push_back(std::move(text));
                    break;
                }
                default:
                    break;
            }
        const auto addCase = [&](std::int64_t value) {
            addUnique(integers_, value);
            if (value > ' ' && value <= '~') addUnique(cases_, static_cast<char16_t>(value));
        };
        for (const vm::types::Method& method : type->methods) {
            if (!method.info || !method.info->code) continue;
            for (const auto& instruction : vm::interpreter::codeOf(method).instructions)
                switch (static_cast<Operation>(instruction.op)) {
                    case Operation::Const: {
                        const std::int64_t value = toInt(static_cast<Slot>(instruction.bits));
                        addUnique(integers_, value);
                        if (value >= -128 && value < 256 && (value < 0 || value > kLastIndex))
                            bytes_.push_back(value);
                        break;
                    }
                    case Operation::LookupSwitch: {
                        const auto& pairs =
                            *static_cast<const std::vector<std::int32_t>*>(instruction.pointer);
                        for (std::size_t i = 1; i < pairs.size(); i += 2) addCase(pairs[i]);
                        break;
                    }
                    case Operation::TableSwitch: {
                        const auto& table =
                            *static_cast<const std::vector<std::int32_t>*>(instruction.pointer);
                        for (std::size_t i = 2; i < table.size() && i < 40; ++i)
                            addCase(std::int64_t(table[0]) + std::int64_t(i) - 2);
                        break;
                    }
                    default:
                        break;
                }
        }
    }
    const auto isCalled = [&](std::initializer_list<std::string_view> names) {
        return std::ranges::any_of(names, [&](std::string_view name) {
            return std::ranges::find(calls, name) != calls.end();
        });
    };
    if (isCalled({"java/lang/Class.forName", "java/lang/ClassLoader.loadClass"})) {
        addNames(texts_, kClasses);
        const std::string name = classes.front()->externalName();
        addUnique(texts_, std::u16string(name.begin(), name.end()));
    }
    if (isCalled({"java/lang/Class.getMethod", "java/lang/Class.getDeclaredMethod"}))
        addNames(texts_, kMethods);
    grammars_ = grammarsFor(integers_, all, calls, used);
    words_ = wordsIn(all);
}

std::int64_t Values::integer() {
    std::int64_t value =
        integers_[below(oneIn(2) ? std::min<std::size_t>(8, integers_.size()) : integers_.size())];
    if (oneIn(4))
        value = static_cast<std::int64_t>(static_cast<std::uint64_t>(value) + below(5) - 2);
    if (oneIn(8)) value = static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(value));
    if (oneIn(16)) value = static_cast<std::int64_t>(random_());
    return value;
}

double Values::floating() {
    if (oneIn(4)) return static_cast<double>(integer());
    const double value = floatings_[below(floatings_.size())];
    return oneIn(8) ? value * 1.5 + 1 : oneIn(8) ? -value : value;
}

char16_t Values::unit() {
    if (!cases_.empty() && oneIn(2)) return cases_[below(cases_.size())];
    return kUnits[below(kUnits.size())];
}

std::u16string Values::text() {
    if (!grammars_.empty() && oneIn(4))
        return drawFrom(grammars_[below(grammars_.size())], random_, words_);
    std::u16string text = texts_[below(texts_.size())];
    if (oneIn(4)) text += texts_[below(texts_.size())];
    return oneIn(3) ? changed(std::move(text)) : text;
}

std::u16string Values::word() {
    if (!oneIn(3)) return texts_[below(texts_.size())];
    const std::string number = std::to_string(integers_[below(integers_.size())]);
    return {number.begin(), number.end()};
}

std::u16string Values::contents() {
    if (oneIn(4)) return text();
    if (!grammars_.empty() && oneIn(2))
        return drawFrom(grammars_[below(grammars_.size())], random_, words_);
    std::u16string all;
    for (std::size_t count = below(4) * (1 + below(2)); count > 0; --count)
        all += (all.empty() ? u"" : std::u16string(kBetween[below(std::size(kBetween))])) + word();
    return all;
}

// As a rule, they are compared in their order.
std::u16string Values::knownBytes() {
    std::u16string all;
    if (bytes_.empty()) return all;
    std::size_t at = below(bytes_.size());
    for (std::size_t count = 1 + below(4); count > 0; --count, ++at) {
        if (at == bytes_.size() || oneIn(8)) at = below(bytes_.size());
        all += static_cast<char16_t>(bytes_[at] & 0xff);
    }
    return all;
}

std::u16string Values::nearContents(const std::u16string& contents) {
    if (oneIn(4)) return this->contents();
    if (oneIn(2)) return changed(contents);
    const std::u16string between(kBetween[below(std::size(kBetween))]);
    return oneIn(2) ? contents + between + word() : word() + between + contents;
}

std::u16string Values::changed(std::u16string text) {
    const std::size_t at = below(text.size() + 1);
    switch (below(7)) {
        case 0:
            text.insert(at, 1, unit());
            break;
        case 1:
            if (at < text.size()) text.erase(at, 1);
            break;
        case 2:
            if (at < text.size()) text[at] = unit();
            break;
        case 3:
            text.insert(at, texts_[below(texts_.size())]);
            break;
        case 4:
            if (text.size() < 40) text += text;
            break;
        case 5:
            text.resize(at);
            break;
        default:
            if (at < text.size()) text.insert(at, 1, text[at]);
    }
    if (text.size() > 120) text.resize(120);
    return text;
}

JavaValue Values::primitive(BasicType basic) {
    JavaValue value = anyPrimitive(basic);
    value.bits = ranges_.admitted(basic, value.bits);
    return value;
}

JavaValue Values::anyPrimitive(BasicType basic) {
    switch (basic) {
        case BasicType::Boolean:
            return JavaValue::ofBoolean(oneIn(2));
        case BasicType::Byte:
            return JavaValue::primitive(basic, fromInt(static_cast<std::int8_t>(integer())));
        case BasicType::Short:
            return JavaValue::primitive(basic, fromInt(static_cast<std::int16_t>(integer())));
        case BasicType::Char:
            return JavaValue::primitive(basic,
                                        oneIn(2) ? unit() : static_cast<std::uint16_t>(integer()));
        case BasicType::Long:
            return JavaValue::ofLong(integer());
        case BasicType::Float:
            return JavaValue::ofFloat(static_cast<float>(floating()));
        case BasicType::Double:
            return JavaValue::ofDouble(floating());
        default:
            return JavaValue::ofInt(static_cast<std::int32_t>(integer()));
    }
}

JavaValue Values::constant(std::string_view descriptor) {
    if (descriptor == "I")
        return JavaValue::ofInt(static_cast<std::int32_t>(integers_[below(integers_.size())]));
    if (descriptor == "J") return JavaValue::ofLong(integers_[below(integers_.size())]);
    if (descriptor == "D") return JavaValue::ofDouble(floatings_[below(floatings_.size())]);
    return JavaValue::string(texts_[below(texts_.size())]);
}

JavaValue Values::any(std::string_view descriptor, unsigned depth) {
    const BasicType basic = basicType(descriptor[0]);
    if (basic != BasicType::Reference) return primitive(basic);
    if (oneIn(12)) return JavaValue::null();
    if (descriptor == "Ljava/lang/String;" || descriptor == "Ljava/lang/CharSequence;")
        return JavaValue::string(text());
    if (const BasicType box = boxedBy(descriptor); box != BasicType::Void) {
        JavaValue value = primitive(box);
        value.kind = JavaValue::Kind::Boxed;
        return value;
    }
    if (descriptor == "Ljava/lang/Object;") {
        // Mostly numbers, which can be compared with each other and repeat.
        if (!oneIn(6))
            return JavaValue::boxed(
                BasicType::Int,
                oneIn(6) ? constant("I").bits : fromInt(static_cast<std::int32_t>(below(8))));
        static constexpr std::string_view boxes[] = {"Ljava/lang/Double;", "Ljava/lang/Double;",
                                                     "Ljava/lang/Float;", "Ljava/lang/Long;",
                                                     "Ljava/lang/Boolean;"};
        return oneIn(2) ? JavaValue::string(text()) : any(boxes[below(std::size(boxes))]);
    }
    if (descriptor[0] != '[') return JavaValue::null(); // of a type that only paths make objects of
    static constexpr std::size_t lengths[] = {0, 1, 2, 3, 3, 4, 5, 8};
    JavaValue array = JavaValue::array(std::string(descriptor), {});
    const std::size_t length = lengths[below(depth == 0 ? std::size(lengths) : 4)];
    for (std::size_t i = 0; i < length; ++i)
        array.elements.push_back(any(descriptor.substr(1), depth + 1));
    return array;
}

JavaValue Values::near(const JavaValue& value, std::string_view descriptor) {
    JavaValue result = value;
    if (oneIn(4)) return any(descriptor);
    switch (value.kind) {
        case JavaValue::Kind::String:
            result.text = changed(value.text);
            return result;
        case JavaValue::Kind::Primitive:
        case JavaValue::Kind::Boxed: {
            const std::uint64_t step = below(4) + 1, sign = oneIn(2) ? 1 : ~std::uint64_t(0);
            switch (value.basic) {
                case BasicType::Int:
                    result.bits = fromInt(static_cast<std::int32_t>(value.bits + sign * step));
                    return result;
                case BasicType::Long:
                    result.bits = value.bits + sign * step;
                    return result;
                case BasicType::Float:
                    result.bits = fromFloat(toFloat(value.bits) + (oneIn(2) ? 1.0f : -0.5f));
                    return result;
                case BasicType::Double:
                    result.bits = fromDouble(toDouble(value.bits) + (oneIn(2) ? 1.0 : -0.5));
                    return result;
                default:
                    break;
            }
            result.bits = primitive(value.basic).bits;
            return result;
        }
        case JavaValue::Kind::Array: {
            const std::string_view element = std::string_view(value.type).substr(1);
            const std::size_t at = below(result.elements.size() + 1);
            const auto where = result.elements.begin() + static_cast<std::ptrdiff_t>(at);
            if (at == result.elements.size() || oneIn(3))
                result.elements.insert(
                    where, at > 0 && oneIn(2) ? result.elements[at - 1] : any(element, 1));
            else if (oneIn(2))
                result.elements.erase(where);
            else
                *where = near(*where, element);
            return result;
        }
        default:
            return any(descriptor);
    }
}

std::u16string Values::partOf(std::u16string text) {
    const std::size_t at = below(text.size() + 1);
    switch (below(4)) {
        case 0:
            text.resize(at);
            break;
        case 1:
            text.erase(0, at);
            break;
        case 2:
            text = text.substr(at, 1 + below(3));
            break;
        default:
            for (char16_t& unit : text)
                if ((unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z')) unit ^= 0x20;
    }
    return text;
}

std::optional<JavaValue> Values::related(const JavaValue& other, std::string_view descriptor) {
    using Kind = JavaValue::Kind;
    const bool isText = other.kind == Kind::String, isArray = other.kind == Kind::Array;
    if (descriptor == "I" && (isText || isArray)) {
        const std::size_t size = isText ? other.text.size() : other.elements.size();
        return JavaValue::ofInt(static_cast<std::int32_t>(below(size + 3)) - 1);
    }
    if (descriptor == "C" && isText && !other.text.empty())
        return JavaValue::primitive(BasicType::Char, other.text[below(other.text.size())]);
    if (isText &&
        (descriptor == "Ljava/lang/String;" || descriptor == "Ljava/lang/CharSequence;")) {
        JavaValue value = other;
        if (oneIn(4)) return value;
        value.text = oneIn(3)   ? changed(other.text)
                     : oneIn(3) ? texts_[below(texts_.size())] + other.text
                                : partOf(other.text);
        return value;
    }
    if (isText && descriptor == "[Ljava/lang/String;") {
        JavaValue value = JavaValue::array(std::string(descriptor), {});
        for (std::size_t count = 1 + below(2); count > 0; --count)
            value.elements.push_back(*related(other, descriptor.substr(1)));
        return value;
    }
    if (isText && descriptor == "[C" && !other.text.empty()) {
        JavaValue value = JavaValue::array("[C", {});
        for (std::size_t count = 1 + below(2); count > 0; --count)
            value.elements.push_back(
                JavaValue::primitive(BasicType::Char, other.text[below(other.text.size())]));
        return value;
    }
    if (isArray && !other.elements.empty() && std::string_view(other.type).substr(1) == descriptor)
        return other.elements[below(other.elements.size())];
    if (isArray && other.type == descriptor) return oneIn(2) ? other : near(other, descriptor);
    const bool isSame = other.kind == Kind::Primitive ? basicType(descriptor[0]) == other.basic
                        : other.kind == Kind::Boxed   ? boxedBy(descriptor) == other.basic
                                                      : false;
    if (!isSame) return std::nullopt;
    return oneIn(2) ? other : near(other, descriptor);
}

} // namespace clew::search::generate
