#include "listeners/ExceptionInjector.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "vm/interpreter/decode/Code.h"

namespace clew::listeners {

using namespace vm;

namespace {

// Of java.lang, as it names them without its package.
constexpr std::string_view kOfJavaLang[] = {"ArithmeticException",
                                            "ArrayIndexOutOfBoundsException",
                                            "ArrayStoreException",
                                            "AssertionError",
                                            "ClassCastException",
                                            "ClassNotFoundException",
                                            "CloneNotSupportedException",
                                            "Error",
                                            "Exception",
                                            "ExceptionInInitializerError",
                                            "IllegalArgumentException",
                                            "IllegalMonitorStateException",
                                            "IllegalStateException",
                                            "IndexOutOfBoundsException",
                                            "InternalError",
                                            "InterruptedException",
                                            "NegativeArraySizeException",
                                            "NoClassDefFoundError",
                                            "NullPointerException",
                                            "NumberFormatException",
                                            "OutOfMemoryError",
                                            "RuntimeException",
                                            "SecurityException",
                                            "StackOverflowError",
                                            "StringIndexOutOfBoundsException",
                                            "ThreadDeath",
                                            "Throwable",
                                            "UnsupportedOperationException",
                                            "VirtualMachineError"};

std::string_view trimmed(std::string_view text) {
    const std::size_t from = text.find_first_not_of(" \t");
    if (from == text.npos) return {};
    return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

std::optional<int> numberIn(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0) return std::nullopt;
    return number;
}

// At ';', but not within parentheses.
std::vector<std::string_view> partsOf(std::string_view text) {
    std::vector<std::string_view> parts;
    std::size_t start = 0;
    int depth = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] == '(') ++depth;
        if (i < text.size() && text[i] == ')') --depth;
        if (i < text.size() && (text[i] != ';' || depth > 0)) continue;
        if (const auto part = trimmed(text.substr(start, i - start)); !part.empty())
            parts.push_back(part);
        start = i + 1;
    }
    return parts;
}

bool isOrIsBelow(const types::Class& klass, std::string_view name) {
    for (const types::Class* at = &klass; at; at = at->super)
        if (at->externalName() == name) return true;
    return std::ranges::any_of(klass.allInterfaces, [&](const types::Class* interface) {
        return interface->externalName() == name;
    });
}

} // namespace

std::span<const search::ConfigKey> ExceptionInjector::keys() {
    using enum search::ValueType;
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "ei.exception",
         .type = string,
         .help = "what to throw where, separated by ';': TYPE(\"message\")@CLASS:LINE, or "
                 "@CLASS.METHOD(I) where the method is entered, or with :LINES behind it",
         .example = "java.io.IOException(\"disk\")@pkg.Store:42"},
        {.name = "ei.throw_first",
         .type = boolean,
         .defaultValue = "false",
         .help = "in place of the first instruction of a line, not of the last one"},
    };
    return kKeys;
}

std::optional<ExceptionInjector::Target> ExceptionInjector::parse(std::string_view text) {
    const std::size_t at = text.find('@');
    if (at == text.npos) return std::nullopt;
    std::string_view type = trimmed(text.substr(0, at)), place = trimmed(text.substr(at + 1));
    Target target;
    if (const std::size_t open = type.find('('); open != type.npos) {
        if (!type.ends_with(')')) return std::nullopt;
        std::string_view message = type.substr(open + 1, type.size() - open - 2);
        if (message.size() > 1 && message.front() == '"' && message.back() == '"')
            message = message.substr(1, message.size() - 2);
        target.exception.message = message;
        type = trimmed(type.substr(0, open));
    }
    if (type.empty()) return std::nullopt;
    target.exception.className = type;
    std::ranges::replace(target.exception.className, '.', '/');
    if (std::ranges::find(kOfJavaLang, type) != std::end(kOfJavaLang))
        target.exception.className.insert(0, "java/lang/");

    const std::size_t colon = place.rfind(':');
    if (colon != place.npos) {
        target.line = numberIn(trimmed(place.substr(colon + 1)));
        if (!target.line) return std::nullopt;
        place = trimmed(place.substr(0, colon));
    }
    const std::size_t open = place.find('(');
    if (open == place.npos) {
        if (!target.line || place.empty()) return std::nullopt;
        target.className = place;
        return target;
    }
    const std::size_t dot = place.rfind('.', open);
    if (dot == place.npos || dot == 0 || dot + 1 == open) return std::nullopt;
    target.className = place.substr(0, dot);
    target.method = place.substr(dot + 1);
    return target;
}

ExceptionInjector::ExceptionInjector(const search::Config& config)
    : throwsFirst_(config.boolean("ei.throw_first")) {
    const std::string text = config.string("ei.exception");
    for (const std::string_view part : partsOf(text)) {
        std::optional<Target> target = parse(part);
        if (!target)
            throw search::ConfigError(fmt::format(
                "{}: ei.exception: '{}' is not TYPE(\"message\")@CLASS:LINE or @CLASS.METHOD(I)",
                config.originOf("ei.exception"), part));
        targets_.push_back(std::move(*target));
    }
    if (targets_.empty())
        throw search::ConfigError(
            fmt::format("{}: listener ExceptionInjector: ei.exception says nothing to throw; as in "
                        "ei.exception = IllegalStateException@pkg.Main:42",
                        config.originOf("listener")));
}

void ExceptionInjector::classLoaded(const types::Class& klass) {
    for (const Target& target : targets_) {
        if (target.line || klass.externalName() != target.className) continue;
        for (const Method& method : klass.methods)
            if ((method.isNative() || method.peer) &&
                (method.name.str() + method.descriptor.str()).starts_with(target.method))
                approximated(fmt::format("ei.exception: {} is native, and nothing is thrown there",
                                         method.describe()));
    }
}

bool ExceptionInjector::isAt(const Target& target, const Method& method,
                             const Instruction* pc) const {
    if (!target.method.empty() &&
        !(method.name.str() + method.descriptor.str()).starts_with(target.method))
        return false;
    const interpreter::Code& code = interpreter::codeOf(method);
    if (!target.line) return code.indexOf(pc) == 0 && isOrIsBelow(*method.holder, target.className);
    if (method.holder->externalName() != target.className) return false;
    const int line =
        target.method.empty() ? *target.line : code.lineOf(code.instructions.data()) + *target.line;
    if (code.lineOf(pc) != line) return false;
    // The first instruction of the line, or the last one in a row with it.
    const auto isOfLine = [&](const Instruction& at) { return code.lineOf(&at) == line; };
    const auto first = std::ranges::find_if(code.instructions, isOfLine);
    if (throwsFirst_) return pc == &*first;
    const auto behind = std::find_if_not(first, code.instructions.end(), isOfLine);
    return pc == &*behind - 1;
}

std::optional<ExceptionInjector::Injected> ExceptionInjector::injected(const LiveState&,
                                                                       const Method& method,
                                                                       const Instruction* pc) {
    if (!method.info) return std::nullopt;
    for (const Target& target : targets_)
        if (isAt(target, method, pc)) return target.exception;
    return std::nullopt;
}

} // namespace clew::listeners
