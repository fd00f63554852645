#include "search/generate/TypeKnowledge.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

#include "search/generate/GenericTypes.h"
#include "search/generate/TestNames.h"
#include "vm/interpreter/symbolic/InputInitializers.h"
#include "vm/objects/Strings.h"

namespace clew::search::generate {

namespace access = vm::classfile::access;
using vm::classfile::InnerClass;

namespace {

const InnerClass* innerClassEntry(const Class& type) {
    if (!type.file) return nullptr;
    for (const InnerClass& entry : type.file->innerClasses)
        if (entry.inner == type.name.view()) return &entry;
    return nullptr;
}

const Class* loadedOrNull(vm::types::Linker& linker, std::string_view internalName) {
    try {
        return linker.find(internalName);
    } catch (const vm::types::LinkageError&) {
        return nullptr;
    }
}

// After the type, for a parameter whose name the class file does not tell.
std::string inventedName(std::string_view descriptor) {
    switch (descriptor[0]) {
        case 'Z':
            return "flag";
        case 'B':
            return "octet";
        case 'C':
            return "character";
        case 'S':
        case 'I':
        case 'J':
        case 'F':
        case 'D':
            return "number";
        case '[':
            return "array";
        default:
            break;
    }
    if (descriptor == "Ljava/lang/String;" || descriptor == "Ljava/lang/CharSequence;")
        return "text";
    if (descriptor == "Ljava/lang/Object;") return "object";
    const std::size_t start = descriptor.find_last_of("/$");
    return search::generate::decapitalized(
        descriptor.substr(start == std::string_view::npos ? 1 : start + 1,
                          descriptor.size() - 2 - (start == std::string_view::npos ? 0 : start)));
}

std::vector<std::string> parameterNames(const Method& method) {
    const auto& descriptors = method.signature->parameterDescriptors;
    std::vector<std::string> names(descriptors.size());
    const auto& given = method.info->parameters;
    if (given.size() == names.size())
        for (std::size_t i = 0; i < names.size(); ++i) names[i] = given[i].name;
    unsigned slot = method.isStatic() ? 0 : 1;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].empty() && method.info->code)
            for (const auto& local : method.info->code->localVariables)
                if (local.index == slot && local.startPc == 0) names[i] = local.name;
        slot += vm::values::slotsOf(method.signature->parameters[i]);
    }
    std::set<std::string> taken;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i].empty() || names[i].starts_with("this$"))
            names[i] = inventedName(descriptors[i].view());
        std::string name = names[i];
        for (unsigned number = 2; !taken.insert(name).second; ++number)
            name = fmt::format("{}{}", names[i], number);
        names[i] = name;
    }
    return names;
}

std::size_t parameterCount(const Method& method) {
    return method.signature->parameters.size();
}

std::string_view parametersOf(const Method& method) {
    const std::string_view descriptor = method.descriptor.view();
    return descriptor.substr(0, descriptor.find(')') + 1);
}

// A value of this type, null among them, is none that a primitive type takes.
bool isNoNumber(std::string_view descriptor) {
    return descriptor[0] == '[' || descriptor == "Ljava/lang/String;" ||
           descriptor == "Ljava/lang/CharSequence;" || descriptor == "Ljava/lang/Class;";
}

// Whether some arguments for the one could be meant for the other one.
bool takesTheSame(const Method& method, const Method& other) {
    const auto& ours = method.signature->parameterDescriptors;
    const auto& others = other.signature->parameterDescriptors;
    for (std::size_t i = 0; i < ours.size(); ++i)
        if (isNoNumber(ours[i].view()) && others[i].view().size() == 1) return false;
    return true;
}

} // namespace

bool isOverloaded(const Method& method, const Class& receiver) {
    const auto hides = [&](const Class& type) {
        for (const Method& other : type.methods) {
            if (other.name != method.name || parametersOf(other) == parametersOf(method) ||
                other.accessFlags & access::Synthetic)
                continue;
            const bool isVarargs = other.accessFlags & access::Varargs;
            if (isVarargs ||
                (parameterCount(other) == parameterCount(method) && takesTheSame(method, other)))
                return true;
        }
        return false;
    };
    if (method.isInitializer) return hides(receiver);
    for (const Class* type = &receiver; type; type = type->super)
        if (hides(*type)) return true;
    return std::ranges::any_of(receiver.allInterfaces,
                               [&](const Class* interface) { return hides(*interface); });
}

search::generate::SourceNames::Name TypeKnowledge::nameOf(std::string_view internalName) const {
    const Class* type = loadedOrNull(linker_, internalName);
    const InnerClass* entry = type ? innerClassEntry(*type) : nullptr;
    if (entry && !entry->outer.empty()) {
        Name name = nameOf(entry->outer);
        name.name += "." + std::string(entry->innerName);
        return name;
    }
    const std::size_t slash = internalName.rfind('/');
    Name name;
    name.name = std::string(internalName.substr(slash == std::string_view::npos ? 0 : slash + 1));
    if (slash != std::string_view::npos) name.package = std::string(internalName.substr(0, slash));
    std::ranges::replace(name.package, '/', '.');
    return name;
}

bool TypeKnowledge::isGeneric(std::string_view internalName) const {
    const Class* type = loadedOrNull(linker_, internalName);
    return type && type->file && type->file->signature.starts_with('<');
}

bool TypeKnowledge::hasDefaults(std::string_view internalName) const {
    const Class* type = loadedOrNull(linker_, internalName);
    const auto isImplemented = [](const Method& method) {
        return !method.isAbstract() && !method.isStatic();
    };
    return type && type->isInterface() &&
           (std::ranges::any_of(type->methods, isImplemented) ||
            std::ranges::any_of(type->allInterfaces, [&](const Class* above) {
                return std::ranges::any_of(above->methods, isImplemented);
            }));
}

bool TypeKnowledge::isForMockito(std::string_view internalName) const {
    const Class* type = loadedOrNull(linker_, internalName);
    if (!type || !(type->accessFlags & access::Public) || !isStatic(*type)) return false;
    const Method* constructor =
        type->findDeclaredMethod(vm::types::Symbol::of("<init>"), vm::types::Symbol::of("()V"));
    return constructor && (constructor->accessFlags & access::Public);
}

namespace {

// So small that it may be the same by chance.
bool isCommon(const JavaValue& value) {
    constexpr std::int64_t kLeast = 100;
    constexpr std::size_t kLeastChars = 3;
    double number = 0;
    switch (value.kind == JavaValue::Kind::Primitive ? value.basic : BasicType::Void) {
        case BasicType::Int:
            return std::abs(std::int64_t(vm::values::toInt(value.bits))) < kLeast;
        case BasicType::Long: {
            const std::int64_t integer = vm::values::toLong(value.bits);
            return integer > -kLeast && integer < kLeast;
        }
        case BasicType::Float:
            number = vm::values::toFloat(value.bits);
            break;
        case BasicType::Double:
            number = vm::values::toDouble(value.bits);
            break;
        default:
            return value.kind != JavaValue::Kind::String || value.text.size() < kLeastChars;
    }
    return number == std::rint(number) && std::fabs(number) < kLeast;
}

JavaValue constantIn(const vm::types::Field& field) {
    const vm::classfile::ConstantPool& constants = field.holder->file->constants;
    const std::uint16_t index = field.info->constantValue;
    switch (field.type) {
        case BasicType::Int:
            return JavaValue::ofInt(constants.integer(index));
        case BasicType::Long:
            return JavaValue::ofLong(constants.longInteger(index));
        case BasicType::Float:
            return JavaValue::ofFloat(std::bit_cast<float>(constants.floatBits(index)));
        case BasicType::Double:
            return JavaValue::ofDouble(std::bit_cast<double>(constants.doubleBits(index)));
        case BasicType::Reference:
            return JavaValue::string(
                vm::objects::utf16(vm::objects::fromModifiedUtf8(constants.string(index))));
        default:
            return {};
    }
}

} // namespace

std::optional<SourceNames::Constant> TypeKnowledge::constantOf(const JavaValue& value) const {
    if (isCommon(value)) return std::nullopt;
    std::optional<Constant> found;
    for (const vm::types::Field& field : underTest_.fields) {
        if (!field.isStatic() || !field.isFinal() || !field.info ||
            field.info->constantValue == 0 || !canRead(field) || constantIn(field) != value)
            continue;
        if (found) return std::nullopt; // it has two names
        found = Constant{underTest_.name.str(), field.name.str()};
    }
    return found;
}

bool TypeKnowledge::exists(std::string_view package, std::string_view simpleName) const {
    std::string name(package);
    std::ranges::replace(name, '.', '/');
    if (!name.empty()) name += '/';
    return loadedOrNull(linker_, name + std::string(simpleName)) != nullptr;
}

bool TypeKnowledge::canName(const Class& type) const {
    if (type.isArray()) return canName(*type.element);
    if (type.isPrimitive()) return true;
    if (type.accessFlags & access::Synthetic) return false;
    const bool samePackage = type.package ? type.package.view() == package_ : package_.empty();
    const InnerClass* entry = innerClassEntry(type);
    if (!entry) return samePackage || type.accessFlags & access::Public;
    if (entry->outer.empty() || entry->innerName.empty() || entry->accessFlags & access::Private)
        return false;
    const Class* outer = loadedOrNull(linker_, entry->outer);
    return outer && (samePackage || entry->accessFlags & access::Public) && canName(*outer);
}

const Class& TypeKnowledge::nameable(const Class& type) const {
    const Class* result = &type;
    while (result->super && !canName(*result)) result = result->super;
    return *result;
}

bool TypeKnowledge::isStatic(const Class& type) {
    const InnerClass* entry = innerClassEntry(type);
    return !entry || entry->outer.empty() || entry->accessFlags & access::Static ||
           type.isInterface();
}

const Class* TypeKnowledge::classOf(std::string_view fieldDescriptor) const {
    try {
        return &linker_.fromDescriptor(fieldDescriptor);
    } catch (const vm::types::LinkageError&) {
        return nullptr;
    }
}

bool TypeKnowledge::canCall(const Method& method) const {
    if (method.isPrivate() || method.accessFlags & access::Synthetic || method.isClassInitializer ||
        !method.info || vm::interpreter::isInputInitializer(method))
        return false;
    const bool samePackage =
        method.holder->package ? method.holder->package.view() == package_ : package_.empty();
    if (!method.isPublic() && !samePackage) return false;
    for (const auto& descriptor : method.signature->parameterDescriptors) {
        const Class* type = classOf(descriptor.view());
        if (!type || !canName(*type)) return false;
    }
    // The compiler looks at it as well.
    return classOf(method.signature->resultDescriptor.view()) != nullptr;
}

bool TypeKnowledge::canRead(const vm::types::Field& field) const {
    const Class& holder = *field.holder;
    if (field.accessFlags & access::Private || !canName(holder)) return false;
    const bool samePackage = holder.package ? holder.package.view() == package_ : package_.empty();
    const Class* type = classOf(field.descriptor.view());
    return (samePackage || field.accessFlags & access::Public) && type && canName(*type);
}

bool TypeKnowledge::canAssign(const vm::types::Field& field) const {
    return !field.isFinal() && canRead(field);
}

std::vector<const Method*> TypeKnowledge::constructors(const Class& type) const {
    std::vector<const Method*> result;
    if (type.isAbstract() || type.isInterface() || type.isEnum() || !canName(type)) return result;
    for (const Method& method : type.methods)
        if (method.isInitializer && canCall(method)) result.push_back(&method);
    return result;
}

std::vector<const Method*> TypeKnowledge::methods(const Class& type) const {
    std::vector<const Method*> result;
    std::set<std::pair<std::string, std::string>> seen;
    const auto add = [&](const Class& from) {
        for (const Method& method : from.methods) {
            if (method.isInitializer || method.isAbstract() || !canCall(method)) continue;
            if (from.isInterface() && method.isStatic() && &from != &type) continue;
            if (seen.emplace(method.name.str(), method.descriptor.str()).second)
                result.push_back(&method);
        }
    };
    add(type);
    for (const Class* super = type.super; super && !super->fromJdk; super = super->super)
        add(*super);
    for (const Class* interface : type.allInterfaces)
        if (!interface->fromJdk) add(*interface);
    return result;
}

std::vector<const Method*> TypeKnowledge::callable(const Class& type) const {
    if (!type.isInterface()) {
        std::vector<const Method*> result = methods(type);
        std::erase_if(result, [](const Method* method) { return method->isStatic(); });
        return result;
    }
    std::vector<const Method*> result;
    std::set<std::pair<std::string, std::string>> seen;
    // What an interface declares for a type parameter (Object, as far as the class file says) is
    // for the compiler what a narrower one has made of it: Spliterator.OfInt's tryAdvance takes an
    // IntConsumer.
    const auto isNarrowed = [&](const Method& method) {
        const auto& wide = method.signature->parameterDescriptors;
        return std::ranges::any_of(result, [&](const Method* other) {
            const auto& narrow = other->signature->parameterDescriptors;
            if (other->holder == method.holder || other->name != method.name ||
                narrow.size() != wide.size())
                return false;
            for (std::size_t i = 0; i < wide.size(); ++i) {
                const Class *from = classOf(narrow[i].view()), *to = classOf(wide[i].view());
                if (!from || !to ||
                    (from != to && (from->isPrimitive() || !from->isAssignableTo(*to))))
                    return false;
            }
            return true;
        });
    };
    const auto add = [&](const Class& from) {
        for (const Method& method : from.methods)
            if (!method.isStatic() && canCall(method) && !isNarrowed(method) &&
                seen.emplace(method.name.str(), parametersOf(method)).second)
                result.push_back(&method);
    };
    add(type);
    for (const Class* interface : type.allInterfaces) add(*interface);
    return result;
}

Executable TypeKnowledge::executable(const Method& method) const {
    Executable result;
    result.holder = method.holder->name.str();
    result.name = method.name.str();
    result.descriptor = method.descriptor.str();
    result.accessFlags = method.accessFlags;
    result.isOverloaded =
        isOverloaded(method, !method.isInitializer && underTest_.isAssignableTo(*method.holder)
                                 ? underTest_
                                 : *method.holder);
    result.isOfInnerClass = method.isInitializer && !isStatic(*method.holder);
    result.isGeneric = method.info->signature.starts_with('<');
    result.parameterNames = parameterNames(method);
    for (const auto& descriptor : method.signature->parameterDescriptors)
        result.parameterTypes.push_back(descriptor.str());
    const std::vector<std::string> generic =
        parseMethodSignature(method.info->signature).parameters;
    // The object of the class around it is none of the parameters that the source has.
    const std::size_t first = result.isOfInnerClass ? 1 : 0;
    const bool areAll = generic.size() + first == result.parameterTypes.size();
    for (std::size_t i = 0; areAll && i < generic.size(); ++i)
        if (std::string& type = result.parameterTypes[i + first]; erased(generic[i]) == type)
            type = generic[i];
    for (const std::string_view exception : method.info->exceptions) {
        const Class* type = loadedOrNull(linker_, exception);
        const bool isUnchecked =
            type && (type->isSubclassOf(linker_.load("java/lang/RuntimeException")) ||
                     type->isSubclassOf(linker_.load("java/lang/Error")));
        if (!isUnchecked) result.exceptions.emplace_back(exception);
    }
    return result;
}

} // namespace clew::search::generate
