#include "vm/objects/MemberInputs.h"

#include <fmt/format.h>

#include <set>

#include "vm/objects/MockTypes.h"
#include "vm/objects/NamedClasses.h"
#include "vm/objects/ReflectedMembers.h"
#include "vm/types/LinkageError.h"

namespace clew::vm::objects {

using state::Binding;
namespace access = classfile::access;

namespace {

// What everybody has: with methods that are static or not, return nothing or something, take
// nothing or something.
constexpr std::string_view kUsual[] = {"java/lang/Object", "java/lang/String", "java/lang/Runtime",
                                       "java/lang/Thread", "java/lang/Integer"};
constexpr std::string_view kReflected[] = {"java/lang/Class", "java/lang/reflect/Method",
                                           "java/lang/reflect/Field"};
// What is said of members, as code asks for it.
constexpr std::uint16_t kSeenOfMethods = access::Static | access::Private;
constexpr std::uint16_t kSeenOfFields =
    access::Public | access::Private | access::Static | access::Final | access::Volatile;

// Texts that the code may compare names with.
std::vector<std::string> textsOf(const Class& klass) {
    std::vector<std::string> texts;
    const auto& constants = klass.file->constants;
    for (std::uint16_t i = 1; i < constants.size(); ++i)
        if (constants.kind(i) == classfile::ConstantKind::String && !constants.string(i).empty())
            texts.emplace_back(constants.string(i));
    return texts;
}

// How the name is like each of the texts. A single char says nothing.
std::string likeness(const std::vector<std::string>& texts, std::string_view name) {
    std::string like;
    for (const std::string& text : texts)
        like += name == text                                ? '='
                : text.size() < 2                           ? ' '
                : name.starts_with(text)                    ? '<'
                : name.ends_with(text)                      ? '>'
                : name.find(text) != std::string_view::npos ? '~'
                                                            : ' ';
    return like;
}

// Other versions of the JDK need not have it.
bool isOfOneJdk(unsigned flags, const Class& holder) {
    return holder.fromJdk && !(flags & (access::Public | access::Protected));
}

std::vector<const Class*> holdersFor(Vm& vm, const Class& user, const CanUse& canUse) {
    std::vector<const Class*> holders;
    for (const Class* named : classesNamedBy(vm, user))
        if (!named->fromJdk && !named->isArray() && canUse(*named)) holders.push_back(named);
    for (const std::string_view name : kUsual) holders.push_back(&vm.linker->load(name));
    return holders;
}

bool canUseAll(Vm& vm, const Method& method, const CanUse& canUse) {
    try {
        for (const types::Symbol& type : method.signature->parameterDescriptors)
            if (const Class& named = vm.linker->fromDescriptor(type.view(), *method.holder);
                !named.isPrimitive() && !canUse(named))
                return false;
        return true;
    } catch (const types::LinkageError&) {
        return false;
    }
}

// Which members have been chosen: one of each kind.
class Chosen {
  public:
    Chosen(const Class& user, std::size_t most) : texts_(textsOf(user)), most_(most) {}
    bool takes(std::string_view name, const std::string& kind, bool likeOnes) {
        const std::string like = likeness(texts_, name);
        return (like.find_first_not_of(' ') != std::string::npos) == likeOnes &&
               kinds_.size() < most_ && kinds_.insert(kind + like).second;
    }

  private:
    std::vector<std::string> texts_;
    std::size_t most_;
    std::set<std::string> kinds_;
};

std::string kindOf(const Method& method) {
    const bool isAnnotated = method.info && !method.info->annotations.visible.empty();
    return fmt::format("{}{}{}{}", method.accessFlags & kSeenOfMethods, isAnnotated ? "@" : "",
                       method.result == BasicType::Void ? "V" : "",
                       method.signature->parameters.empty() ? "" : "(");
}

} // namespace

bool isMethodClass(const Class& klass) {
    return klass.name.view() == kReflected[1];
}
bool isFieldClass(const Class& klass) {
    return klass.name.view() == kReflected[2];
}

std::vector<const Class*> reflectedTypesBelow(Vm& vm, const Class& declared) {
    std::vector<const Class*> types;
    if (!declared.name.view().starts_with("java/lang/reflect/")) return types;
    for (const std::string_view name : kReflected)
        if (const Class& type = vm.linker->load(name); type.isAssignableTo(declared))
            types.push_back(&type);
    return types;
}

std::vector<const Method*> methodsOfEachKind(Vm& vm, const Class& user, std::size_t most,
                                             const CanUse& canUse) {
    std::vector<const Method*> methods;
    Chosen chosen(user, most);
    for (const bool likeOnes : {true, false})
        for (const Class* holder : holdersFor(vm, user, canUse))
            for (const Method& method : holder->methods) {
                if (!method.info || method.isInitializer || method.isClassInitializer ||
                    isOfOneJdk(method.accessFlags, *holder) ||
                    method.accessFlags & (access::Synthetic | access::Bridge) ||
                    !canUseAll(vm, method, canUse))
                    continue;
                if (chosen.takes(method.name.view(), kindOf(method), likeOnes))
                    methods.push_back(&method);
            }
    return methods;
}

std::vector<const Field*> fieldsOfEachKind(Vm& vm, const Class& user, std::size_t most,
                                           const CanUse& canUse) {
    std::vector<const Field*> fields;
    Chosen chosen(user, most);
    for (const bool likeOnes : {true, false})
        for (const Class* holder : holdersFor(vm, user, canUse))
            for (const Field& field : holder->fields) {
                if (field.accessFlags & access::Synthetic || !field.info ||
                    isOfOneJdk(field.accessFlags, *holder))
                    continue;
                const std::string kind = std::to_string(field.accessFlags & kSeenOfFields);
                if (chosen.takes(field.name.view(), kind + field.descriptor.str(), likeOnes))
                    fields.push_back(&field);
            }
    return fields;
}

Ref newMember(Vm& vm, LiveState& state, const Binding& member) {
    ObjectAccess objects(vm, state);
    return member.kind == Binding::Kind::Method
               ? newReflectedMethod(objects, member.made->methods[member.constant])
               : newReflectedField(objects, member.made->fields[member.constant]);
}

std::string describeMember(const Binding& member) {
    const bool isMade = standsWithHost(*member.made);
    std::string text = isMade ? "" : member.made->externalName() + ".";
    if (member.kind == Binding::Kind::Field) {
        text += member.made->fields[member.constant].name.view();
    } else {
        const Method& method = member.made->methods[member.constant];
        std::string types;
        for (const types::Symbol& type : method.signature->parameterDescriptors)
            types += (types.empty() ? "" : ",") + types::externalType(type.view());
        text += fmt::format("{}({})", method.name.view(), types);
    }
    return isMade ? fmt::format("{} with @{}", text, member.made->host->externalName()) : text;
}

} // namespace clew::vm::objects
