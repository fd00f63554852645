#include "search/generate/JavaText.h"

#include "search/generate/GenericTypes.h"
#include "search/generate/MockText.h"
#include "search/generate/MockValues.h"
#include "search/generate/MockitoMocks.h"
#include "vm/interpreter/linking/ClassAssembler.h"

#include <algorithm>

#include <fmt/format.h>

#include <cmath>
#include <limits>
#include <stdexcept>

namespace clew::search::generate {
namespace {

constexpr std::size_t kLongestNestedName = 50;

constexpr std::string_view keywordOf(char descriptor) {
    switch (descriptor) {
        case 'Z':
            return "boolean";
        case 'B':
            return "byte";
        case 'C':
            return "char";
        case 'S':
            return "short";
        case 'I':
            return "int";
        case 'J':
            return "long";
        case 'F':
            return "float";
        case 'D':
            return "double";
        default:
            return "void";
    }
}

// Unicode escapes are translated before the text is split into tokens: none is written for what
// means something there, as \u000a would.
std::string escaped(char16_t unit, char quote) {
    switch (unit) {
        case '\n':
            return "\\n";
        case '\t':
            return "\\t";
        case '\r':
            return "\\r";
        case '\b':
            return "\\b";
        case '\f':
            return "\\f";
        case '\\':
            return "\\\\";
        default:
            break;
    }
    if (unit == static_cast<char16_t>(quote)) return std::string("\\") + quote;
    if (unit >= 0x20 && unit < 0x7F) return std::string(1, static_cast<char>(unit));
    return fmt::format("\\u{:04x}", static_cast<unsigned>(unit));
}

template <class Float>
std::string floatLiteral(Float value, std::string_view box, std::string_view suffix) {
    using limits = std::numeric_limits<Float>;
    if (std::isnan(value)) return fmt::format("{}.NaN", box);
    if (std::isinf(value))
        return fmt::format("{}.{}_INFINITY", box, value > 0 ? "POSITIVE" : "NEGATIVE");
    const std::string_view sign = std::signbit(value) ? "-" : "";
    const Float magnitude = std::fabs(value);
    if (magnitude == limits::max()) return fmt::format("{}{}.MAX_VALUE", sign, box);
    if (magnitude == limits::denorm_min()) return fmt::format("{}{}.MIN_VALUE", sign, box);
    std::string text = fmt::format("{}", magnitude); // the shortest that is read back as the same
    if (text.find_first_of(".e") == std::string::npos) text += ".0";
    if (const std::size_t plus = text.find('+'); plus != std::string::npos) text.erase(plus, 1);
    return fmt::format("{}{}{}", sign, text, suffix);
}

// Numbers so near to the smallest or largest of their type are told by their distance.
constexpr int kNearLimit = 10;

template <class Integer>
std::string integerLiteral(Integer value, std::string_view box, std::string_view before,
                           std::string_view after) {
    if (value == std::numeric_limits<Integer>::min()) return fmt::format("{}.MIN_VALUE", box);
    if (value == std::numeric_limits<Integer>::max()) return fmt::format("{}.MAX_VALUE", box);
    if constexpr (sizeof(Integer) >= sizeof(std::int32_t)) {
        const Integer fromMin = value - std::numeric_limits<Integer>::min();
        if (value < 0 && fromMin < kNearLimit)
            return fmt::format("{}.MIN_VALUE + {}", box, fromMin);
        const Integer toMax = std::numeric_limits<Integer>::max() - value;
        if (value > 0 && toMax < kNearLimit) return fmt::format("{}.MAX_VALUE - {}", box, toMax);
    }
    return fmt::format("{}{}{}", before, value, after);
}

std::string primitiveLiteral(BasicType basic, std::uint64_t bits) {
    using namespace vm::values;
    switch (basic) {
        case BasicType::Boolean:
            return bits ? "true" : "false";
        case BasicType::Byte:
            return integerLiteral(static_cast<std::int8_t>(toInt(bits)), "Byte", "(byte) ", "");
        case BasicType::Short:
            return integerLiteral(static_cast<std::int16_t>(toInt(bits)), "Short", "(short) ", "");
        case BasicType::Char:
            return "'" + escaped(static_cast<char16_t>(bits), '\'') + "'";
        case BasicType::Int:
            return integerLiteral(toInt(bits), "Integer", "", "");
        case BasicType::Long:
            return integerLiteral(toLong(bits), "Long", "", "L");
        case BasicType::Float:
            return floatLiteral(toFloat(bits), "Float", "f");
        case BasicType::Double:
            return floatLiteral(toDouble(bits), "Double", "");
        default:
            throw std::logic_error("a primitive value without a primitive type");
    }
}

// As an element between braces, where the type of the array is known.
std::string element(const JavaValue& value, std::string_view elementDescriptor, TypeText& types) {
    if (value.kind == JavaValue::Kind::Array && value.type == elementDescriptor) {
        std::string text = "{";
        for (const JavaValue& inner : value.elements)
            text +=
                (text.size() > 1 ? ", " : "") + element(inner, elementDescriptor.substr(1), types);
        return text + "}";
    }
    if (value.kind == JavaValue::Kind::Primitive &&
        (elementDescriptor == "B" || elementDescriptor == "S")) {
        const int number = vm::values::toInt(value.bits);
        if (number > std::numeric_limits<std::int8_t>::min() &&
            number < std::numeric_limits<std::int8_t>::max())
            return fmt::format("{}", number);
    }
    return literal(value, types);
}

} // namespace

SourceNames::Name SourceNames::nameOf(std::string_view internalName) const {
    const std::size_t slash = internalName.rfind('/');
    Name result;
    result.name = std::string(slash == std::string_view::npos ? internalName
                                                              : internalName.substr(slash + 1));
    if (slash != std::string_view::npos)
        result.package = std::string(internalName.substr(0, slash));
    for (char& c : result.package)
        if (c == '/') c = '.';
    for (std::size_t i = 1; i + 1 < result.name.size(); ++i)
        if (result.name[i] == '$') result.name[i] = '.';
    return result;
}

TypeText::TypeText(const SourceNames& names, std::string package, std::string fileClass)
    : names_(names), package_(std::move(package)) {
    qualifiedOfSimple_.emplace(fileClass, (package_.empty() ? "" : package_ + ".") + fileClass);
}

std::string TypeText::ofMock(const JavaValue& mock) {
    return named(mock, false);
}

std::string TypeText::making(const JavaValue& mock) {
    if (usesMockito_ && isForMockito(mock, names_)) return named(mock, true) + "()";
    return fmt::format("new {}()", named(mock, false));
}

bool TypeText::hasDefaults(const JavaValue& mock) const {
    return std::ranges::any_of(typesOfMock(mock),
                               [&](const std::string& type) { return names_.hasDefaults(type); });
}

bool TypeText::makingThrows(const JavaValue& value) const {
    if (value.kind == JavaValue::Kind::Mock)
        return usesMockito_ && isForMockito(value, names_) && throwsWhileMade(value);
    return std::ranges::any_of(value.elements,
                               [&](const JavaValue& inner) { return makingThrows(inner); });
}

std::string TypeText::named(const JavaValue& mock, bool isByMockito) {
    for (const NamedMock& known : mocks_)
        if (known.isByMockito == isByMockito && known.mock == mock) return known.name;
    std::string base = mockClassName(mock, *this);
    if (isByMockito) base = fmt::format("mock{}", base.substr(base.starts_with("Mock") ? 4 : 0));
    std::string name = base;
    for (unsigned number = 2; std::ranges::find(mocks_, name, &NamedMock::name) != mocks_.end() ||
                              qualifiedOfSimple_.contains(name);
         ++number)
        name = fmt::format("{}{}", base, number);
    mocks_.push_back({mock, name, isByMockito});
    return name;
}

std::string TypeText::ofClass(std::string_view internalName) {
    if (names_.isGeneric(internalName)) usesGenericTypes_ = true;
    const SourceNames::Name name = names_.nameOf(internalName);
    const std::string outermost = name.name.substr(0, name.name.find('.'));
    const std::string prefix = name.package.empty() ? "" : name.package + ".";
    const std::string qualified = prefix + outermost;
    const auto [entry, isNew] = qualifiedOfSimple_.emplace(outermost, qualified);
    if (entry->second != qualified) return prefix + name.name;
    // A long way through classes around it is imported.
    if (name.name.size() > kLongestNestedName && !name.package.empty()) {
        const std::size_t dot = name.name.rfind('.');
        std::string simple = name.name.substr(dot == std::string::npos ? 0 : dot + 1);
        const std::string whole = prefix + name.name;
        if (dot != std::string::npos && !names_.exists(package_, simple) &&
            !names_.exists("java.lang", simple) &&
            qualifiedOfSimple_.emplace(simple, whole).first->second == whole) {
            imports_.insert(whole);
            return simple;
        }
    }
    if (name.package == package_) return name.name;
    if (name.package == "java.lang") {
        if (!names_.exists(package_, outermost)) return name.name;
        if (isNew) qualifiedOfSimple_.erase(entry);
        return prefix + name.name;
    }
    if (!name.package.empty()) imports_.insert(qualified);
    return name.name;
}

std::string TypeText::ofQualifier(std::string_view internalName) {
    const bool before = usesGenericTypes_;
    std::string text = ofClass(internalName);
    usesGenericTypes_ = before;
    return text;
}

std::string TypeText::ofSignature(std::string_view signature) {
    if (signature[0] == '*') return "?";
    if (signature[0] == '+') return "? extends " + ofSignature(signature.substr(1));
    if (signature[0] == '-') return "? super " + ofSignature(signature.substr(1));
    if (signature[0] == '[') return ofSignature(signature.substr(1)) + "[]";
    const std::vector<std::string> arguments = argumentsOf(signature);
    const std::string type = erased(signature);
    if (arguments.empty()) return ofDescriptor(type);
    std::string text;
    for (const std::string& argument : arguments)
        text += (text.empty() ? "" : ", ") + ofSignature(argument);
    return fmt::format("{}<{}>", ofQualifier(type.substr(1, type.size() - 2)), text);
}

std::string TypeText::ofDescriptor(std::string_view descriptor) {
    const std::size_t dimensions = descriptor.find_first_not_of('[');
    std::string text;
    if (descriptor[dimensions] == 'L')
        text = ofClass(descriptor.substr(dimensions + 1, descriptor.size() - dimensions - 2));
    else
        text = keywordOf(descriptor[dimensions]);
    for (std::size_t i = 0; i < dimensions; ++i) text += "[]";
    return text;
}

void TypeText::import(std::string_view qualifiedName) {
    qualifiedOfSimple_.emplace(qualifiedName.substr(qualifiedName.rfind('.') + 1), qualifiedName);
    imports_.insert(std::string(qualifiedName));
}

std::string TypeText::ofConstant(const JavaValue& value) {
    const std::optional<SourceNames::Constant> constant = names_.constantOf(value);
    return constant ? ofClass(constant->holder) + "." + constant->name : "";
}

void TypeText::importStatic(std::string_view qualifiedName) {
    staticImports_.insert(std::string(qualifiedName));
}

std::string boxed(const JavaValue& value, std::string_view literal) {
    const std::string_view box = boxClassOf(value.basic);
    return fmt::format("{}.valueOf({})", box.substr(box.rfind('/') + 1), literal);
}

bool isDefault(const JavaValue& value) {
    return value.isNull() || (value.kind == JavaValue::Kind::Primitive && value.bits == 0);
}

std::string literal(std::u16string_view text) {
    std::string result = "\"";
    for (const char16_t unit : text) result += escaped(unit, '"');
    return result + "\"";
}

std::string literal(const JavaValue& value, TypeText& types) {
    switch (value.kind) {
        case JavaValue::Kind::Null:
            return "null";
        case JavaValue::Kind::Primitive:
        case JavaValue::Kind::Boxed:
            return primitiveLiteral(value.basic, value.bits);
        case JavaValue::Kind::String:
            return literal(value.text);
        case JavaValue::Kind::EnumConstant:
            return types.ofDescriptor(value.type) + "." + value.name;
        case JavaValue::Kind::ClassLiteral:
            if (value.isClassOfMock()) return types.ofMock(value.elements.front()) + ".class";
            return types.ofDescriptor(value.type) + ".class";
        case JavaValue::Kind::Array: {
            const std::string_view type = value.type;
            bool allDefault = true;
            for (const JavaValue& inner : value.elements)
                allDefault = allDefault && isDefault(inner);
            if (allDefault && (value.elements.empty() || value.elements.size() > 8)) {
                std::string text = types.ofDescriptor(type.substr(1));
                const std::size_t brackets = std::min(text.find('['), text.size());
                return fmt::format("new {}[{}]{}", text.substr(0, brackets), value.elements.size(),
                                   text.substr(brackets));
            }
            return fmt::format("new {} {}", types.ofDescriptor(type), element(value, type, types));
        }
        case JavaValue::Kind::Lambda:
        case JavaValue::Kind::Parameter:
            return value.name;
        case JavaValue::Kind::Mock:
            return value.isMockItself() ? "this" : types.making(value);
        case JavaValue::Kind::Annotation: {
            std::string elements;
            for (const JavaValue& given : value.elements) {
                const JavaValue& what = given.elements.front();
                const bool isArray = what.kind == JavaValue::Kind::Array;
                const bool isSmall =
                    what.kind == JavaValue::Kind::Primitive &&
                    (what.basic == BasicType::Byte || what.basic == BasicType::Short);
                elements += fmt::format("{}{} = {}", elements.empty() ? "" : ", ", given.name,
                                        isArray   ? element(what, what.type, types)
                                        : isSmall ? std::to_string(vm::values::toInt(what.bits))
                                                  : literal(what, types));
            }
            return fmt::format("@{}{}", types.ofDescriptor(value.type),
                               elements.empty() ? "" : "(" + elements + ")");
        }
        case JavaValue::Kind::Object: {
            if (!value.isMade()) break;
            const std::size_t open = value.name.find('(');
            const vm::interpreter::ParsedDescriptor descriptor(value.name.substr(open));
            std::string arguments;
            for (std::size_t i = 0; i < value.elements.size(); ++i) {
                const JavaValue& argument = value.elements[i];
                // Its class may have another one with as many parameters.
                const std::string cast =
                    argument.isNull() ? "(" + types.ofDescriptor(descriptor.parameters[i]) + ") "
                                      : "";
                arguments += (i ? ", " : "") + cast + literal(argument, types);
            }
            const std::string type = types.ofDescriptor(value.type);
            return open == 0
                       ? fmt::format("new {}({})", type, arguments)
                       : fmt::format("{}.{}({})", type, value.name.substr(0, open), arguments);
        }
        case JavaValue::Kind::SameArgument:
        case JavaValue::Kind::Member:
        case JavaValue::Kind::Thrown:
        case JavaValue::Kind::Changing:
            break;
    }
    throw std::logic_error("no literal stands for an object of " + value.type);
}

} // namespace clew::search::generate
