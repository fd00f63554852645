#include "listeners/NumericValueChecker.h"

#include <fmt/format.h>

#include <charconv>

#include "listeners/Positions.h"
#include "listeners/Variables.h"
#include "vm/state/Symbolic.h"

namespace clew::listeners {

using namespace vm;
using search::Config;
using search::ConfigError;

namespace {

using Number = NumericValueChecker::Number;

std::optional<Number> numberOf(const Config& config, const std::string& key) {
    if (!config.isSet(key)) return std::nullopt;
    const std::string text = config.string(key);
    Number number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        throw ConfigError(
            fmt::format("{}: {}={}: a number is expected", config.originOf(key), key, text));
    return number;
}

// The bits of a field's or a variable's value; `type` is a descriptor.
std::optional<Number> numberIn(char type, std::uint64_t bits) {
    switch (type) {
        case 'B':
            return static_cast<std::int8_t>(bits);
        case 'C':
            return static_cast<std::uint16_t>(bits);
        case 'S':
            return static_cast<std::int16_t>(bits);
        case 'I':
            return static_cast<std::int32_t>(bits);
        case 'J':
            return static_cast<std::int64_t>(bits);
        case 'F':
            return values::toFloat(bits);
        case 'D':
            return values::toDouble(bits);
        default:
            return std::nullopt;
    }
}

bool isMethod(const types::Method& method, std::string_view wanted) {
    const std::string name = method.describe();
    return std::string_view(name).substr(
               0, wanted.ends_with(')') ? std::string::npos : name.find('(')) == wanted;
}

} // namespace

NumericValueChecker::NumericValueChecker(const Config& config)
    : fields_(rangesOf(config, "range.fields", "field", '.')),
      variables_(rangesOf(config, "range.vars", "var", ':')) {}

std::vector<NumericValueChecker::Range> NumericValueChecker::rangesOf(const Config& config,
                                                                      std::string_view list,
                                                                      std::string_view kind,
                                                                      char separator) {
    std::vector<Range> ranges;
    if (!config.isSet(list)) return ranges;
    for (const std::string& id : config.list(list)) {
        const std::string prefix = fmt::format("range.{}.", id);
        const std::string key = prefix + std::string(kind);
        const std::string what = config.isSet(key) ? config.string(key) : "";
        const std::size_t end = what.rfind(separator);
        if (end == std::string::npos)
            throw ConfigError(fmt::format(
                "{}: {} names {}, and {} must say which {} that is, as {}", config.originOf(list),
                list, id, key, kind, kind == "var" ? "a.Type.method(int):name" : "a.Type.name"));
        ranges.push_back({what.substr(0, end), what.substr(end + 1),
                          numberOf(config, prefix + "min"), numberOf(config, prefix + "max")});
    }
    return ranges;
}

void NumericValueChecker::fieldAccess(const LiveState&, const Field& field, Ref object,
                                      bool write) {
    if (write) written_ = Written{&field, object};
}

void NumericValueChecker::instructionExecuted(const LiveState& state, const Method& method,
                                              const Instruction* pc) {
    if (!variables_.empty()) checkVariable(state, method, pc);
    if (!written_) return;
    const auto [field, object] = *std::exchange(written_, std::nullopt);
    for (const Range& range : fields_) {
        if (field->name.view() != range.name || field->holder->externalName() != range.holder)
            continue;
        const state::Object& holder = *state.object(object);
        const auto name = fmt::format("field {}.{}", range.holder, range.name);
        if (holder.isSymbolic() && holder.shadowAtOffset(field->offset).what())
            approximated(
                fmt::format("{}: of a value that depends on inputs, range.fields checks "
                            "the present one only",
                            name));
        const char type = field->descriptor.view()[0];
        std::uint64_t bits = 0;
        switch (type) {
            case 'B':
                bits = holder.at<std::uint8_t>(field->offset);
                break;
            case 'C':
            case 'S':
                bits = holder.at<std::uint16_t>(field->offset);
                break;
            case 'J':
            case 'D':
                bits = holder.at<std::uint64_t>(field->offset);
                break;
            case 'I':
            case 'F':
                bits = holder.at<std::uint32_t>(field->offset);
                break;
            default:
                continue;
        }
        check(range, *numberIn(type, bits), name, method, pc);
    }
}

void NumericValueChecker::checkVariable(const LiveState& state, const Method& method,
                                        const Instruction* pc) {
    if (!method.info || !method.info->code || method.holder->fromJdk) return;
    const int at = interpreter::codeOf(method).bytecodeIndexOf(pc);
    if (at < 0) return;
    const auto store = localAccessAt(method.info->code->bytecode, static_cast<std::size_t>(at));
    const state::Frame* frame = state.threads[state.current].top;
    if (!store || !store->isStore || !frame || frame->method != &method) return;
    const classfile::LocalVariable* variable =
        variableAt(method, static_cast<std::size_t>(at), *store);
    if (!variable) return;
    const char type = variable->descriptor[0];
    const bool isWide = type == 'J' || type == 'D';
    const auto number = numberIn(type, frame->locals[store->local]);
    if (!number) return;
    for (const Range& range : variables_) {
        if (variable->name != range.name || !isMethod(method, range.holder)) continue;
        const auto name = fmt::format("variable {} of {}", range.name, method.describe());
        if (state.carriesExpressions && (isWide ? frame->locals[store->local + 1]
                                                : state::expressionIn(frame->locals[store->local])))
            approximated(fmt::format(
                "{}: of a value that depends on inputs, range.vars checks the present one only",
                name));
        check(range, *number, name, method, pc);
    }
}

void NumericValueChecker::check(const Range& range, Number value, std::string_view what,
                                const Method& method, const Instruction* pc) {
    const bool isSmall = range.min && value < *range.min, isLarge = range.max && value > *range.max;
    if (!isSmall && !isLarge && value == value) return;
    const std::string where = positionOf(&method, pc);
    report("range",
           isSmall || isLarge ? fmt::format("{} is out of range: {} {} {}", what, value,
                                            isSmall ? '<' : '>', isSmall ? *range.min : *range.max)
                              : fmt::format("{} is out of range: NaN", what),
           {where});
}

} // namespace clew::listeners
