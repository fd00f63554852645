#include "listeners/OOMEInjector.h"

#include <fmt/format.h>
#include <fnmatch.h>

#include <algorithm>
#include <charconv>
#include <climits>

#include "vm/classfile/Opcodes.h"
#include "vm/interpreter/decode/Code.h"

namespace clew::listeners {

using namespace vm;

namespace {

// Reads a number at the beginning of the text, which is shortened by it.
bool takeNumber(std::string_view& text, int& number) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return true;
}

} // namespace

std::span<const search::ConfigKey> OOMEInjector::keys() {
    using enum search::ValueType;
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "oome.locations",
         .type = list,
         .help = "lines where, and from where, nothing can be allocated: FILE:LINE, FILE:FROM-TO, "
                 "FILE:FROM+",
         .example = "Store.java:40-50"},
        {.name = "oome.types",
         .type = list,
         .help = "classes whose objects cannot be allocated, * for any text",
         .example = "pkg.Node"},
    };
    return kKeys;
}

OOMEInjector::OOMEInjector(const search::Config& config) : types_(config.list("oome.types")) {
    for (const std::string& text : config.list("oome.locations")) {
        const std::size_t colon = text.rfind(':');
        Location location{text.substr(0, colon), 0, 0};
        std::string_view lines = colon == std::string::npos
                                     ? std::string_view()
                                     : std::string_view(text).substr(colon + 1);
        bool isRight = takeNumber(lines, location.from);
        location.to = location.from;
        if (lines == "+") {
            location.to = INT_MAX;
        } else if (lines.starts_with('-')) {
            lines.remove_prefix(1);
            isRight = isRight && takeNumber(lines, location.to) && lines.empty();
        } else {
            isRight = isRight && lines.empty();
        }
        if (!isRight || location.file.empty())
            throw search::ConfigError(
                fmt::format("{}: oome.locations: '{}' is not FILE:LINE, FILE:FROM-TO or FILE:FROM+",
                            config.originOf("oome.locations"), text));
        locations_.push_back(std::move(location));
    }
    if (locations_.empty() && types_.empty())
        throw search::ConfigError(
            fmt::format("{}: listener OOMEInjector: neither oome.locations nor oome.types is set",
                        config.originOf("listener")));
}

bool OOMEInjector::isIn(const Method& method, const Instruction* pc) const {
    if (!method.info || !method.holder->file || !pc) return false;
    const int line = interpreter::codeOf(method).lineOf(pc);
    std::string path(method.holder->name.view());
    path = path.substr(0, path.rfind('/') + 1) + std::string(method.holder->file->sourceFile);
    return std::ranges::any_of(locations_, [&](const Location& location) {
        return location.from <= line && line <= location.to &&
               (path == location.file || path.ends_with("/" + location.file));
    });
}

bool OOMEInjector::isCalledFromLocation(const LiveState& state) const {
    const state::Thread& thread = state.threads[state.current];
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller)
        if (isIn(*frame->method, frame->pc)) return true;
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        if (isIn(*frame->method, frame->pc)) return true;
    return false;
}

std::optional<OOMEInjector::Injected> OOMEInjector::injected(const LiveState& state,
                                                             const Method& method,
                                                             const Instruction* pc) {
    if (!method.info || !method.info->code) return std::nullopt;
    const int at = interpreter::codeOf(method).bytecodeIndexOf(pc);
    if (at < 0) return std::nullopt;
    const auto& bytecode = method.info->code->bytecode;
    const auto index = static_cast<std::size_t>(at);
    using namespace classfile;
    const auto opcode = bytecode[index];
    if (opcode != op::new_ && opcode != op::newarray && opcode != op::anewarray &&
        opcode != op::multianewarray)
        return std::nullopt;
    const Injected outOfMemory{"java/lang/OutOfMemoryError", "Java heap space"};
    if (!locations_.empty() && isCalledFromLocation(state)) return outOfMemory;
    if (types_.empty() || opcode != op::new_) return std::nullopt;
    const std::string made = types::externalName(method.holder->file->constants.className(
        static_cast<std::uint16_t>(bytecode[index + 1] << 8 | bytecode[index + 2])));
    if (std::ranges::any_of(types_, [&](const std::string& pattern) {
            return fnmatch(pattern.c_str(), made.c_str(), 0) == 0;
        }))
        return outOfMemory;
    return std::nullopt;
}

} // namespace clew::listeners
