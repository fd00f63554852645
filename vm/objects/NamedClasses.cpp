#include "vm/objects/NamedClasses.h"

#include <algorithm>

#include "vm/classfile/ClassFile.h"
#include "vm/objects/InputTypes.h"
#include "vm/types/LinkageError.h"

namespace clew::vm::objects {

using classfile::ConstantKind;
using types::Class;

namespace {

// Null: it cannot be loaded, or only by a loader of the program's own.
const Class* loaded(Vm& vm, std::string_view name) {
    if (const Class* known = vm.linker->find(name)) return known;
    try {
        return &vm.linker->load(name);
    } catch (const types::LinkageError&) {
        return nullptr;
    } catch (const types::NeedsLoading&) {
        return nullptr;
    }
}

bool callsGetClass(const classfile::ConstantPool& constants) {
    for (std::uint16_t i = 1; i < constants.size(); ++i)
        if (constants.kind(i) == ConstantKind::Utf8 && constants.utf8(i) == "getClass") return true;
    return false;
}

} // namespace

std::vector<const Class*> classesNamedBy(Vm& vm, const Class& user) {
    std::vector<const Class*> named;
    if (!user.file) return named;
    const classfile::ConstantPool& constants = user.file->constants;
    for (std::uint16_t i = 1; i < constants.size(); ++i) {
        if (constants.kind(i) != ConstantKind::Class) continue;
        const std::string_view name = constants.className(i);
        if (name == "java/lang/Object" || name.starts_with("java/lang/invoke/")) continue;
        if (const Class* klass = loaded(vm, name)) named.push_back(klass);
    }
    std::ranges::stable_partition(named, [](const Class* klass) { return !klass->fromJdk; });
    return named;
}

const Class* classUnderWay(const state::LiveState& state) {
    const Class* user = nullptr;
    const auto visit = [&](const types::Method& method) {
        if (!user && !method.isHidden && !method.holder->fromJdk && method.holder->file)
            user = method.holder;
    };
    const state::Thread& thread = state.threads[state.current];
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller)
        visit(*frame->method);
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller)
        visit(*frame->method);
    return user;
}

std::vector<const Class*> classesComparedBy(Vm& vm, const Class& user) {
    constexpr std::size_t kMost = 6;
    std::vector<const Class*> compared;
    if (!user.file || !callsGetClass(user.file->constants)) return compared;
    for (const Class* klass : classesNamedBy(vm, user)) {
        const bool isMade = !klass->isArray() && !klass->isInterface() && !klass->isAbstract() &&
                            !isEnum(*klass) && (!klass->fromJdk || isValueLike(*klass));
        if (isMade && compared.size() < kMost) compared.push_back(klass);
    }
    return compared;
}

} // namespace clew::vm::objects
