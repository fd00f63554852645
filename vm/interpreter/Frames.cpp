#include "vm/interpreter/Frames.h"

#include <algorithm>

#include "vm/interpreter/decode/Operations.h"

namespace clew::vm::interpreter {

void pushFirstFrame(Vm&, state::LiveState& state, std::size_t index, const types::Method& method,
                    std::span<const values::Slot> arguments) {
    state::Thread& thread = state.threads[index];
    std::copy(arguments.begin(), arguments.end(), thread.region);
    thread.changed = true;
    thread.top = nullptr;
    pushFrame(thread, method, codeOf(method), thread.region);
}

namespace adapters {
namespace {

const types::Method& make(const char* name, std::uint16_t maxLocals, Operation then, bool catches,
                          Operation caught) {
    auto* method = new types::Method; // lives as long as the process
    method->name = types::Symbol::of(name);
    method->descriptor = types::Symbol::of("()V");
    method->accessFlags = classfile::access::Static | classfile::access::Synthetic;
    method->isHidden = true;
    method->maxLocals = maxLocals;
    method->maxStack = 4;
    static types::Class* holder = [] {
        auto* made = new types::Class;
        made->name = types::Symbol::of("VM");
        made->fromJdk = true;
        return made;
    }();
    method->holder = holder;
    auto* code = new Code;
    code->method = method;
    auto emit = [&](Operation op) {
        code->instructions.push_back({static_cast<std::uint16_t>(op), 0, 0, {nullptr}});
    };
    emit(Operation::Nop); // the call under way
    emit(then);
    emit(caught);
    if (catches) code->handlers.emplace_back(0, 1, 2, 0);
    method->code.store(code);
    return *method;
}

} // namespace

const types::Method& callBoundary() {
    static const auto& made =
        make("call", 0, Operation::EndOfCall, true, Operation::EndOfCallThrown);
    return made;
}
const types::Method& reflectiveCall() {
    static const auto& made =
        make("reflectiveCall", 2, Operation::BoxResult, false, Operation::WrapThrown);
    return made;
}
const types::Method& reflectiveWrapped() {
    static const auto& made =
        make("reflectiveCallWrapped", 2, Operation::BoxResult, true, Operation::WrapThrown);
    return made;
}
const types::Method& dropResult() {
    static const auto& made =
        make("dropResult", 0, Operation::ReturnVoid, false, Operation::ReturnVoid);
    return made;
}
const types::Method& classInitialization() {
    static const auto& made = []() -> const types::Method& {
        auto& method = const_cast<types::Method&>(
            make("initialization", 1, Operation::Nop, true, Operation::FailInitialization));
        const_cast<Code*>(method.code.load())->instructions.front().op =
            static_cast<std::uint16_t>(Operation::InitializeClass);
        method.isPreparation = true;
        return method;
    }();
    return made;
}

} // namespace adapters
} // namespace clew::vm::interpreter
