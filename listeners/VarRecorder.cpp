#include "listeners/VarRecorder.h"

#include <fmt/format.h>

#include "listeners/Positions.h"
#include "listeners/Variables.h"
#include "vm/objects/JavaObjects.h"

namespace clew::listeners {

using namespace vm;
using search::ValueType;

namespace {

constexpr std::size_t kMostLines = 1'000'000;

// "Foo.java:12"
std::string lineOf(const types::Method& method, const interpreter::Instruction* pc) {
    const std::string position = positionOf(&method, pc);
    const std::size_t open = position.rfind('(');
    return position.substr(open + 1, position.size() - open - 2);
}

} // namespace

std::span<const search::ConfigKey> VarRecorder::keys() {
    static constexpr search::ConfigKey kKeys[] = {
        {.name = "var_recorder.include",
         .type = ValueType::list,
         .help = "classes in whose code variables are looked at, * for any text; all but the JDK's "
                 "if unset",
         .example = "org.example.*"},
        {.name = "var_recorder.exclude",
         .type = ValueType::list,
         .help = "classes in whose code variables are not looked at",
         .example = "org.example.Test*"},
        {.name = "var_recorder.fields",
         .type = ValueType::boolean,
         .defaultValue = "true",
         .help = "the values of fields"},
        {.name = "var_recorder.locals",
         .type = ValueType::boolean,
         .defaultValue = "true",
         .help = "the values of local variables"},
        {.name = "var_recorder.arrays",
         .type = ValueType::boolean,
         .defaultValue = "true",
         .help = "the values of array elements"},
    };
    return kKeys;
}

VarRecorder::VarRecorder(const search::Config& config)
    : filter_{patternsOf(config, "var_recorder.include"),
              patternsOf(config, "var_recorder.exclude")},
      fields_(config.boolean("var_recorder.fields")),
      locals_(config.boolean("var_recorder.locals")),
      arrays_(config.boolean("var_recorder.arrays")),
      log_(kMostLines) {}

void VarRecorder::restore(const std::shared_ptr<const void>&) {
    log_.clear();
    transition_ = 0;
    access_.reset();
}

void VarRecorder::executeInstruction(const LiveState&, const Method& method, const Instruction*) {
    access_.reset();
    isWanted_ = method.info && method.info->code &&
                (isOfProgram(*method.holder) || !filter_.include.empty()) &&
                filter_.admits(method.holder->externalName());
}

void VarRecorder::fieldAccess(const LiveState&, const types::Field& field, Ref object, bool write) {
    const bool isAdded = field.accessFlags & classfile::access::Synthetic;
    if (isWanted_ && fields_ && !isAdded) access_ = Access{&field, object, 0, write};
}

void VarRecorder::arrayAccess(const LiveState&, Ref array, std::uint32_t index, bool write) {
    if (isWanted_ && arrays_) access_ = Access{nullptr, array, index, write};
}

void VarRecorder::instructionExecuted(const LiveState& state, const Method& method,
                                      const Instruction* pc) {
    if (!isWanted_) return;
    if (locals_) addLocal(state, method, pc);
    if (!access_) return;
    const auto [field, holder, index, isWrite] = *std::exchange(access_, std::nullopt);
    const state::Object& object = *state.object(holder);
    if (field) {
        add(state, method, pc, field->name.view(), isWrite,
            valueText(state, field->descriptor.view(),
                      objects::readSlot(object.payload() + field->offset, field->type)));
        return;
    }
    const std::size_t size = std::size_t(1) << object.klass->elementShift;
    add(state, method, pc, fmt::format("{}[{}]", log_.nameOf(state, holder), index), isWrite,
        valueText(state, object.klass->name.view().substr(1),
                  objects::readSlot(object.payload() + index * size, object.klass->elementType)));
}

void VarRecorder::addLocal(const LiveState& state, const Method& method, const Instruction* pc) {
    const int at = interpreter::codeOf(method).bytecodeIndexOf(pc);
    const state::Frame* frame = state.threads[state.current].top;
    if (at < 0 || !frame || frame->method != &method) return;
    const auto place = static_cast<std::size_t>(at);
    const auto access = localAccessAt(method.info->code->bytecode, place);
    if (!access) return;
    const classfile::LocalVariable* variable = variableAt(method, place, *access);
    if (!variable || variable->name == "this") return;
    add(state, method, pc, variable->name, access->isStore,
        valueText(state, variable->descriptor, frame->locals[access->local]));
}

void VarRecorder::add(const LiveState& state, const Method& method, const Instruction* pc,
                      std::string_view name, bool isWrite, const std::string& value) {
    log_.add(state.current, transition_,
             fmt::format("{}  {} {} {}", lineOf(method, pc), name, isWrite ? "<-" : "->", value));
}

search::Section VarRecorder::explain() {
    return {"values of variables", log_.lines(true)};
}

} // namespace clew::listeners
