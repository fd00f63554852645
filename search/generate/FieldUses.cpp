#include "search/generate/FieldUses.h"

#include <algorithm>
#include <string>

#include "vm/interpreter/decode/BytecodeReader.h"

namespace clew::search::generate {

namespace op = vm::classfile::op;
using vm::interpreter::BytecodeReader;

namespace {

// How names begin of methods that change an object of another class: a collection, a builder.
constexpr std::string_view kChanging[] = {
    "add", "append", "clear", "compute",  "insert", "merge",   "offer", "poll",
    "pop", "push",   "put",   "register", "remove", "replace", "set",   "write"};

bool changesItsObject(std::string_view method) {
    return std::ranges::any_of(kChanging,
                               [&](std::string_view start) { return method.starts_with(start); });
}

bool isArrayStore(std::uint8_t opcode) {
    return opcode >= op::iastore && opcode <= op::sastore;
}

// What can change though the field does not.
bool isOfContents(std::string_view descriptor) {
    return descriptor[0] == '[' || (descriptor[0] == 'L' && descriptor != "Ljava/lang/String;");
}

void addWithSupers(std::vector<const Class*>& classes, const Class& type) {
    for (const Class* each = &type; each && !each->fromJdk; each = each->super)
        if (std::ranges::find(classes, each) == classes.end()) classes.push_back(each);
}

} // namespace

FieldUses::FieldUses(const std::vector<const Class*>& covered) {
    for (const Class* type : covered) addWithSupers(known_, *type);
}

const Method* FieldUses::calledBy(const vm::classfile::MemberRef& call, const Class& object) const {
    std::vector<const Class*> known = known_;
    addWithSupers(known, object);
    const auto holder = std::ranges::find_if(
        known, [&](const Class* type) { return type->name.view() == call.className; });
    const Method* found = nullptr;
    if (holder == known.end()) return found;
    for (const Class* type = *holder; type && !found; type = type->super)
        found = type->methodNamed(call.name, call.descriptor);
    const bool isOverridable =
        found && !found->isStatic() && !found->isPrivate() && !found->isInitializer;
    if (isOverridable && object.isAssignableTo(*found->holder)) found = object.select(*found);
    return found;
}

void FieldUses::follow(const Method& method, const Class& object, OfMethod& uses,
                       Methods& followed) const {
    if (method.holder->fromJdk || !method.info || !method.info->code ||
        !followed.insert(&method).second)
        return;
    const auto& constants = method.holder->file->constants;
    const BytecodeReader reader(method.info->code->bytecode);
    std::set<Name> contents; // that the method may change
    bool isChanging = false;
    for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at)) {
        const std::uint8_t opcode = reader.opcode(at);
        if (isArrayStore(opcode)) isChanging = true;
        if (opcode >= op::getstatic && opcode <= op::putfield) {
            const vm::classfile::MemberRef field = constants.member(reader.index(at));
            const Name name{field.name, field.descriptor};
            if (opcode == op::putstatic || opcode == op::putfield) {
                uses.writes.insert(name);
                continue;
            }
            if (!uses.doesRead(name)) uses.reads.push_back(name);
            if (isOfContents(field.descriptor)) contents.insert(name);
        } else if (opcode == op::invokedynamic) {
            // The bodies of its lambdas have its name.
            const std::string start = "lambda$" + method.name.str() + "$";
            for (const Method& other : method.holder->methods)
                if (other.name.view().starts_with(start)) follow(other, object, uses, followed);
        } else if (opcode >= op::invokevirtual && opcode <= op::invokeinterface) {
            const vm::classfile::MemberRef call = constants.member(reader.index(at));
            if (const Method* called = calledBy(call, object))
                follow(*called, object, uses, followed);
            else
                isChanging |= changesItsObject(call.name);
        }
    }
    if (isChanging) uses.writes.insert(contents.begin(), contents.end());
}

bool FieldUses::OfMethod::doesRead(const Name& field) const {
    return std::ranges::find(reads, field) != reads.end();
}

const FieldUses::OfMethod& FieldUses::of(const Method& method, const Class& object) {
    const auto [found, isNew] = uses_.try_emplace({&method, &object});
    Methods followed;
    if (isNew) follow(method, object, found->second, followed);
    return found->second;
}

} // namespace clew::search::generate
