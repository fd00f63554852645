#include "search/guidance/ProgramClasses.h"

#include <algorithm>
#include <stdexcept>

#include "vm/interpreter/decode/BytecodeReader.h"

namespace clew::search::guidance {

namespace access = classfile::access;
namespace op = classfile::op;
using classfile::ClassFile;
using classfile::MemberRef;
using classfile::MethodInfo;

ProgramClasses::ProgramClasses(const vm::classpath::ClassPath& classPath,
                               const vm::classpath::RuntimeImage& image) {
    read(classPath);
    findHierarchy(image);
    findFunctions();
}

std::uint32_t ProgramClasses::add(ProgramType type) {
    const auto number = static_cast<std::uint32_t>(types_.size());
    type.package = static_cast<std::uint32_t>(type.name.rfind('/') + 1);
    const ProgramType& added = types_.emplace_back(std::move(type));
    byName_.emplace(added.name, number);
    return number;
}

void ProgramClasses::read(const vm::classpath::ClassPath& classPath) {
    for (const auto& entry : classPath.entries()) {
        if (entry->location().ends_with("clew-api.jar")) continue;
        for (const std::string& path : entry->classFiles()) {
            if (path.starts_with("META-INF/")) continue; // find() knows of other releases
            try {
                const auto resource = entry->find(path);
                if (!resource) continue;
                ProgramType type;
                type.isOfProgram = true;
                type.bytesOwner = resource->owner;
                type.file = ClassFile::parse(resource->bytes, resource->location,
                                             classfile::Checks::Loading);
                type.name = type.file->name;
                // Of several files of one class the first counts.
                if (!byName_.contains(type.name)) add(std::move(type));
            } catch (const std::runtime_error&) { // it cannot be loaded either
            }
        }
    }
}

void ProgramClasses::findHierarchy(const vm::classpath::RuntimeImage& image) {
    const auto numberOf = [&](std::string_view name) {
        if (const std::uint32_t known = find(name); known != kNone) return known;
        ProgramType type;
        type.name = name;
        if (const auto resource = image.findClass(name)) {
            type.bytesOwner = resource->owner;
            type.file =
                ClassFile::parse(resource->bytes, resource->location, classfile::Checks::Structure);
        }
        return add(std::move(type));
    };
    for (std::uint32_t i = 0; i < types_.size(); ++i) { // they become more
        if (!types_[i].file) continue;
        std::vector<std::uint32_t> supers;
        if (const std::string_view super = types_[i].file->superName; !super.empty())
            supers.push_back(numberOf(super));
        for (const std::string_view name : types_[i].file->interfaces)
            supers.push_back(numberOf(name));
        for (const std::uint32_t super : supers) types_[super].subs.push_back(i);
        types_[i].supers = std::move(supers);
    }
}

void ProgramClasses::findFunctions() {
    for (std::uint32_t i = 0; i < types_.size(); ++i) {
        if (!types_[i].isOfProgram) continue;
        const ClassFile& file = *types_[i].file;
        for (std::uint16_t at = 1; at < file.constants.size(); ++at) {
            if (file.constants.kind(at) != classfile::ConstantKind::InvokeDynamic) continue;
            const classfile::DynamicConstant site = file.constants.dynamic(at);
            const std::string_view made =
                site.descriptor.substr(site.descriptor.find(')') + 1); // "Ljava/lang/Runnable;"
            if (made.size() < 2 || made[0] != 'L') continue;
            const std::vector<MethodPlace> bodies = functionsOf(i, site);
            if (bodies.empty()) continue;
            const std::string_view name = made.substr(1, made.size() - 2);
            std::uint32_t type = find(name);
            if (type == kNone) {
                ProgramType ofJdk;
                ofJdk.name = name;
                type = add(std::move(ofJdk));
            }
            for (const MethodPlace body : bodies)
                types_[type].functions.push_back({site.name, body});
        }
    }
}

std::uint32_t ProgramClasses::find(std::string_view name) const {
    const auto found = byName_.find(name);
    return found == byName_.end() ? kNone : found->second;
}

std::uint32_t ProgramClasses::declared(std::uint32_t type, std::string_view name,
                                       std::string_view descriptor) const {
    if (!types_[type].file) return kNone;
    const auto& methods = types_[type].file->methods;
    const auto found = std::ranges::find_if(methods, [&](const MethodInfo& each) {
        return each.name == name && each.descriptor == descriptor;
    });
    return found == methods.end() ? kNone : static_cast<std::uint32_t>(found - methods.begin());
}

template <class Visit>
void ProgramClasses::forEachSubtype(std::uint32_t type, Visit&& visit) const {
    std::vector<std::uint32_t> open{type};
    std::vector<bool> seen(types_.size());
    seen[type] = true;
    while (!open.empty()) {
        const std::uint32_t at = open.back();
        open.pop_back();
        visit(at);
        for (const std::uint32_t sub : types_[at].subs)
            if (!seen[sub]) {
                seen[sub] = true;
                open.push_back(sub);
            }
    }
}

std::optional<MethodPlace> ProgramClasses::select(std::uint32_t type, std::string_view name,
                                                  std::string_view descriptor) const {
    // Superclasses first, then what interfaces have by default. What cannot be loaded may be a
    // superclass of itself.
    std::uint32_t holder = type;
    for (std::size_t steps = 0; steps < types_.size(); ++steps) {
        const std::uint32_t found = declared(holder, name, descriptor);
        if (found != kNone && types_[holder].file->methods[found].code) {
            if (!types_[holder].isOfProgram) return std::nullopt;
            return MethodPlace{holder, found};
        }
        if (types_[holder].supers.empty() || types_[types_[holder].supers.front()].name.empty())
            break;
        holder = types_[holder].supers.front();
    }
    std::vector<std::uint32_t> open{type};
    for (std::size_t i = 0; i < open.size(); ++i) {
        const ProgramType& at = types_[open[i]];
        const bool isInterface = at.file && at.file->accessFlags & access::Interface;
        const std::uint32_t found = isInterface ? declared(open[i], name, descriptor) : kNone;
        if (found != kNone && at.isOfProgram && at.file->methods[found].code)
            return MethodPlace{open[i], found};
        for (const std::uint32_t super : at.supers)
            if (std::ranges::find(open, super) == open.end()) open.push_back(super);
    }
    return std::nullopt;
}

const ProgramClasses::Callees& ProgramClasses::callees(const MemberRef& member, bool isDispatched) {
    std::string key(member.className);
    key.append(isDispatched ? "." : "!").append(member.name).append(member.descriptor);
    const auto [at, isNew] = callees_.try_emplace(std::move(key));
    Callees& callees = at->second;
    if (!isNew) return callees;
    const std::uint32_t type = find(member.className);
    if (type == kNone) {
        callees.elsewhere = true;
        return callees;
    }
    const auto own = select(type, member.name, member.descriptor);
    callees.elsewhere = !own;
    if (own) callees.methods.push_back(*own);
    if (!isDispatched) return callees;
    const bool isAbstract = [&] {
        const std::uint32_t found = declared(type, member.name, member.descriptor);
        return found != kNone && types_[type].file->methods[found].accessFlags & access::Abstract;
    }();
    if (isAbstract && types_[type].isOfProgram) callees.elsewhere = false;
    forEachSubtype(type, [&](std::uint32_t sub) {
        for (const ProgramType::Function& function : types_[sub].functions)
            if (function.name == member.name) callees.methods.push_back(function.body);
        if (!types_[sub].isOfProgram) return;
        if (const auto found = select(sub, member.name, member.descriptor))
            callees.methods.push_back(*found);
    });
    std::ranges::sort(callees.methods);
    const auto repeated = std::ranges::unique(callees.methods);
    callees.methods.erase(repeated.begin(), repeated.end());
    return callees;
}

std::vector<MethodPlace> ProgramClasses::implementations(MethodPlace of) const {
    std::vector<MethodPlace> found;
    const MethodInfo& info = method(of);
    forEachSubtype(of.type, [&](std::uint32_t sub) {
        if (!types_[sub].isOfProgram) return;
        const std::uint32_t there = declared(sub, info.name, info.descriptor);
        if (there != kNone && types_[sub].file->methods[there].code) found.push_back({sub, there});
    });
    return found;
}

bool ProgramClasses::isCalledByJdk(MethodPlace place) const {
    const MethodInfo& info = method(place);
    if (info.accessFlags & (access::Static | access::Private) || info.name[0] == '<') return false;
    std::vector<std::uint32_t> open{place.type};
    for (std::size_t i = 0; i < open.size(); ++i) {
        const ProgramType& at = types_[open[i]];
        if (!at.isOfProgram && declared(open[i], info.name, info.descriptor) != kNone) return true;
        for (const std::uint32_t super : at.supers)
            if (std::ranges::find(open, super) == open.end()) open.push_back(super);
    }
    return false;
}

std::vector<MethodPlace> ProgramClasses::functionsOf(std::uint32_t type,
                                                     const classfile::DynamicConstant& site) const {
    std::vector<MethodPlace> found;
    const ClassFile& file = *types_[type].file;
    if (site.bootstrapIndex >= file.bootstrapMethods.size()) return found;
    for (const std::uint16_t argument : file.bootstrapMethods[site.bootstrapIndex].arguments) {
        if (file.constants.kind(argument) != classfile::ConstantKind::MethodHandle) continue;
        const classfile::MethodHandleConstant handle = file.constants.methodHandle(argument);
        if (handle.kind < classfile::ReferenceKind::InvokeVirtual) continue;
        const MemberRef member = file.constants.member(handle.memberIndex);
        const std::uint32_t holder = find(member.className);
        if (holder == kNone) continue;
        if (const auto body = select(holder, member.name, member.descriptor))
            found.push_back(*body);
    }
    return found;
}

} // namespace clew::search::guidance
