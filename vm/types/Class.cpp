#include "vm/types/Class.h"

#include <algorithm>
#include <bit>

namespace clew::vm::types {
namespace {

// Below this many members a scan beats the index.
constexpr std::size_t kScanned = 8;

std::size_t hashOf(Symbol name, Symbol descriptor) {
    const auto a = reinterpret_cast<std::uintptr_t>(name.id()),
               b = reinterpret_cast<std::uintptr_t>(descriptor.id());
    return (a * 0x9E3779B97F4A7C15u ^ b * 0xC2B2AE3D27D4EB4Fu) >> 24;
}

template <class Member>
std::vector<std::uint16_t> indexOf(std::span<Member> members) {
    if (members.size() <= kScanned) return {};
    std::vector<std::uint16_t> index(std::bit_ceil(members.size() * 2));
    const std::size_t mask = index.size() - 1;
    for (std::size_t i = 0; i < members.size(); ++i) {
        std::size_t at = hashOf(members[i].name, members[i].descriptor) & mask;
        while (index[at]) at = (at + 1) & mask;
        index[at] = static_cast<std::uint16_t>(i + 1);
    }
    return index;
}

template <class Member>
const Member* lookUp(std::span<Member> members, const std::vector<std::uint16_t>& index,
                     Symbol name, Symbol descriptor) {
    if (index.empty()) {
        for (const Member& member : members)
            if (member.name == name && member.descriptor == descriptor) return &member;
        return nullptr;
    }
    const std::size_t mask = index.size() - 1;
    for (std::size_t at = hashOf(name, descriptor) & mask; index[at]; at = (at + 1) & mask) {
        const Member& member = members[index[at] - 1];
        if (member.name == name && member.descriptor == descriptor) return &member;
    }
    return nullptr;
}

} // namespace

Class::~Class() {
    delete interfaceTable_.load(std::memory_order_acquire);
}

void Class::allocateMembers(std::size_t fieldCount, std::size_t methodCount) {
    fieldStorage_ = std::make_unique<Field[]>(fieldCount);
    methodStorage_ = std::make_unique<Method[]>(methodCount);
    fields = {fieldStorage_.get(), fieldCount};
    methods = {methodStorage_.get(), methodCount};
}

void Class::indexMembers() {
    fieldIndex_ = indexOf(fields);
    methodIndex_ = indexOf(methods);
}

bool Class::isAssignableSlow(const Class& other) const {
    if (other.isArray()) return isArray() && element->isAssignableTo(*other.element);
    return std::find(allInterfaces.begin(), allInterfaces.end(), &other) != allInterfaces.end();
}

const Field* Class::findDeclaredField(Symbol fieldName, Symbol descriptor) const {
    return lookUp(fields, fieldIndex_, fieldName, descriptor);
}

const Method* Class::findDeclaredMethod(Symbol methodName, Symbol descriptor) const {
    return lookUp(methods, methodIndex_, methodName, descriptor);
}

// JVMS 5.4.3.2: the class itself, then its superinterfaces, then its superclass.
const Field* Class::findField(Symbol fieldName, Symbol descriptor) const {
    for (const Class* at = this; at; at = at->super) {
        if (const Field* found = at->findDeclaredField(fieldName, descriptor)) return found;
        for (const Class* interface : at->interfaces)
            if (const Field* found = interface->findField(fieldName, descriptor)) return found;
    }
    return nullptr;
}

// JVMS 5.4.3.3.
const Method* Class::findMethod(Symbol methodName, Symbol descriptor) const {
    static const Symbol methodHandle = Symbol::of("java/lang/invoke/MethodHandle");
    static const Symbol varHandle = Symbol::of("java/lang/invoke/VarHandle");
    for (const Class* at = this; at; at = at->super) {
        if (at->name == methodHandle || at->name == varHandle)
            for (const Method& method : at->methods)
                if (method.isSignaturePolymorphic && method.name == methodName) return &method;
        if (const Method* found = at->findDeclaredMethod(methodName, descriptor)) return found;
    }
    return findInSuperinterfaces(methodName, descriptor);
}

// JVMS 5.4.3.4.
const Method* Class::findInterfaceMethod(Symbol methodName, Symbol descriptor) const {
    if (const Method* found = findDeclaredMethod(methodName, descriptor)) return found;
    if (super) { // Object
        const Method* found = super->findDeclaredMethod(methodName, descriptor);
        if (found && found->isPublic() && !found->isStatic()) return found;
    }
    return findInSuperinterfaces(methodName, descriptor);
}

const Method* Class::findInSuperinterfaces(Symbol methodName, Symbol descriptor) const {
    const Method* any = nullptr;
    unsigned defaults = 0;
    for (const Class* interface : allInterfaces) {
        const Method* found = interface->findDeclaredMethod(methodName, descriptor);
        if (!found || found->isPrivate() || found->isStatic()) continue;
        if (!any) any = found;
        if (!found->isAbstract()) ++defaults;
    }
    if (defaults > 0)
        if (const auto best = maximallySpecificDefaults(methodName, descriptor); best.size() == 1)
            return best[0];
    return any;
}

// The maximally-specific superinterface methods (JVMS 5.4.3.3) that are not abstract.
std::vector<const Method*> Class::maximallySpecificDefaults(Symbol methodName,
                                                            Symbol descriptor) const {
    std::vector<const Method*> candidates;
    for (const Class* interface : allInterfaces) {
        const Method* found = interface->findDeclaredMethod(methodName, descriptor);
        if (found && !found->isPrivate() && !found->isStatic()) candidates.push_back(found);
    }
    std::vector<const Method*> best;
    for (const Method* candidate : candidates) {
        if (candidate->isAbstract()) continue;
        const bool overridden =
            std::any_of(candidates.begin(), candidates.end(), [&](const Method* other) {
                return other != candidate && other->holder->isAssignableTo(*candidate->holder);
            });
        if (!overridden) best.push_back(candidate);
    }
    return best;
}

// Peers ask for the same fields over and over, by literals.
const Field* Class::fieldAt(std::size_t offset, bool isStatic) const {
    for (const Class* klass = this; klass; klass = isStatic ? nullptr : klass->super)
        for (const Field& field : klass->fields)
            if (field.isStatic() == isStatic && field.offset == offset) return &field;
    return nullptr;
}

const Field* Class::fieldNamed(std::string_view fieldName) const {
    const std::uint64_t hash =
        reinterpret_cast<std::uintptr_t>(fieldName.data()) * 0x9E3779B97F4A7C15u;
    std::atomic<const Field*>& known = namedFields_[hash >> 61];
    if (const Field* field = known.load(std::memory_order_acquire);
        field && field->name.view() == fieldName)
        return field;
    for (const Class* at = this; at; at = at->super)
        for (const Field& field : at->fields)
            if (field.name.view() == fieldName) {
                known.store(&field, std::memory_order_release);
                return &field;
            }
    return nullptr;
}

const Method* Class::methodNamed(std::string_view methodName, std::string_view descriptor) const {
    const Symbol wantedName = Symbol::existing(methodName),
                 wantedDescriptor = Symbol::existing(descriptor);
    if (!wantedName || !wantedDescriptor) return nullptr;
    return isInterface() ? findInterfaceMethod(wantedName, wantedDescriptor)
                         : findMethod(wantedName, wantedDescriptor);
}

std::uint16_t Class::modifiers() const {
    namespace access = classfile::access;
    if (isPrimitive()) return access::Public | access::Final | access::Abstract;
    if (isArray()) {
        const Class* innermost = this;
        while (innermost->element) innermost = innermost->element;
        constexpr std::uint16_t kKept =
            access::Public | access::Private | access::Protected | access::Static;
        return (innermost->modifiers() & kKept) | access::Final | access::Abstract;
    }
    std::uint16_t flags = accessFlags;
    if (file) {
        const auto own =
            std::ranges::find(file->innerClasses, file->name, &classfile::InnerClass::inner);
        if (own != file->innerClasses.end()) flags = own->accessFlags;
    }
    return flags & ~access::Super & 0x7FFF;
}

} // namespace clew::vm::types
