#include "search/checkpoint/GlobalsAgain.h"

#include <fmt/format.h>
#include <xxhash.h>

#include "vm/interpreter/decode/Code.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/linking/MethodHandleObjects.h"
#include "vm/objects/Loaders.h"
#include "vm/objects/Shared.h"

namespace clew::search {

using namespace vm;
using nlohmann::json;
using state::Object;
using types::Class;
using values::Ref;

namespace {

constexpr const char *kHole = "hole", *kClass = "class", *kSite = "site", *kText = "text",
                     *kModule = "module", *kPart = "part", *kMethodType = "method type",
                     *kMethod = "method", *kAdapter = "adapter";

std::u16string textOf(Vm& vm, const Object& string) {
    const Class& klass = *vm.linker->known.string;
    const Object& bytes = *vm.globals.pristine(string.at<Ref>(klass.fieldNamed("value")->offset));
    const bool isLatin1 = string.at<std::uint8_t>(klass.fieldNamed("coder")->offset) == 0;
    std::u16string text;
    for (std::uint32_t i = 0; i < bytes.length / (isLatin1 ? 1 : 2); ++i)
        text += isLatin1 ? bytes.elements<std::uint8_t>()[i] : bytes.elements<char16_t>()[i];
    return text;
}

// Describes each in a few words that say how to make it.
class Describer {
  public:
    explicit Describer(Vm& vm)
        : vm_(vm), sites_(vm.callSites->linkedSites()), adapters_(vm.callSites->adapters()) {}

    // Nothing: it comes with the one before it or after it.
    std::optional<json> describe(Ref ref, Ref end) {
        const Object* object = vm_.globals.pristine(ref);
        if (!object) return json{kHole};
        const Class& klass = *object->klass;
        if (object->isStatics()) {
            if (klass.statics == klass.mirror + 1) return std::nullopt;
            throw GlobalsDiffer("two threads have loaded classes at the same time");
        }
        if (const Class* described = vm_.classOfMirror(ref)) return describe(*described);
        const Object* next = ref + 1 < end ? vm_.globals.pristine(ref + 1) : nullptr;
        if (next && &klass == vm_.linker->known.byteArray && isString(*next) &&
            valueOf(*next) == ref)
            return std::nullopt;
        if (isString(*object) && valueOf(*object) + 1 == ref) {
            const std::u16string text = textOf(vm_, *object);
            return json{kText, std::vector<std::uint16_t>(text.begin(), text.end())};
        }
        if (const objects::ModuleInfo* module = objects::Shared::of(vm_).moduleOfObject(ref))
            return json{kModule, module->name};
        if (sites_.contains(&klass)) return json{kPart, klass.host->externalName()};
        if (next && isMethodType(*next) && parametersOf(*next) == ref) return std::nullopt;
        if (isMethodType(*object) && parametersOf(*object) + 1 == ref)
            return describeMethodType(*object);
        if (klass.name.view() == "java/lang/invoke/ResolvedMethodName") {
            const types::Method& method = interpreter::methodOfResolvedName(*object);
            if (isForm(*method.holder) && ref == method.holder->mirror + 2) return std::nullopt;
            return json{kMethod, namedAgain(*method.holder), method.indexInHolder};
        }
        // That of a form comes behind the name of its method.
        const Class* const before = ref > 3 ? vm_.classOfMirror(ref - 3) : nullptr;
        if (before && isForm(*before) && klass.name.view() == "java/lang/invoke/MemberName")
            return std::nullopt;
        throw GlobalsDiffer(fmt::format("it makes a {}", klass.externalName()));
    }

  private:
    json describe(const Class& klass) const {
        if (hasNameOfItsOwn(klass)) return {kClass, interpreter::descriptorOfClass(klass)};
        if (const auto adapter = adapters_.find(&klass); adapter != adapters_.end()) {
            const auto& [key, method, isForm] = adapter->second;
            const classfile::Bytes bytes = klass.file->bytes;
            return {kAdapter,
                    key,
                    method,
                    isForm,
                    namedAgain(*klass.host),
                    std::vector<std::uint8_t>(bytes.begin(), bytes.end())};
        }
        const auto site = sites_.find(&klass);
        if (site == sites_.end())
            throw GlobalsDiffer(
                fmt::format("the class {} is made while it runs", klass.externalName()));
        const types::Method& caller = *site->second.caller;
        return {kSite, caller.holder->name.str(), caller.indexInHolder, site->second.instruction};
    }
    // A descriptor.
    static std::string namedAgain(const Class& klass) {
        if (!hasNameOfItsOwn(klass))
            throw GlobalsDiffer(
                fmt::format("it asks for methods of {}, a class that is made while "
                            "it runs",
                            klass.externalName()));
        return interpreter::descriptorOfClass(klass);
    }
    static bool isMethodType(const Object& object) {
        return object.klass->name.view() == "java/lang/invoke/MethodType" && !object.isStatics();
    }
    Ref parametersOf(const Object& methodType) const {
        return methodType.at<Ref>(interpreter::invokeLayout(vm_).typeParameters);
    }
    json describeMethodType(const Object& type) const {
        json all{kMethodType, namedAgain(*vm_.classOfMirror(
                                  type.at<Ref>(interpreter::invokeLayout(vm_).typeResult)))};
        const Object& parameters = *vm_.globals.pristine(parametersOf(type));
        for (std::uint32_t i = 0; i < parameters.length; ++i)
            all.push_back(namedAgain(*vm_.classOfMirror(parameters.elements<Ref>()[i])));
        return all;
    }
    bool isForm(const Class& klass) const {
        const auto adapter = adapters_.find(&klass);
        return adapter != adapters_.end() && adapter->second.isForm;
    }
    bool isString(const Object& object) const {
        return object.klass == vm_.linker->known.string && !object.isStatics();
    }
    Ref valueOf(const Object& string) const {
        return string.at<Ref>(vm_.linker->known.string->fieldNamed("value")->offset);
    }

    Vm& vm_;
    const std::unordered_map<const Class*, interpreter::CallSites::Site> sites_;
    const std::unordered_map<const Class*, interpreter::CallSites::Adapter> adapters_;
};

void linkSite(Vm& vm, const json& site) {
    const Class& holder = vm.linker->load(site.at(1).get<std::string>());
    const auto index = site.at(2).get<std::size_t>();
    const auto instruction = site.at(3).get<std::uint32_t>();
    if (index >= holder.methods.size() || !holder.methods[index].info ||
        !holder.methods[index].info->code)
        throw GlobalsDiffer("its classes are others");
    const types::Method& caller = holder.methods[index];
    const interpreter::Code& code = interpreter::codeOf(caller);
    const classfile::Bytes bytecode = caller.info->code->bytecode;
    constexpr std::uint8_t kInvokeDynamic = 0xBA;
    if (instruction >= code.bytecodeIndex.size() ||
        bytecode[code.bytecodeIndex[instruction]] != kInvokeDynamic)
        throw GlobalsDiffer("its classes are others");
    const std::size_t at = code.bytecodeIndex[instruction];
    vm.callSites->link(caller, instruction,
                       static_cast<std::uint16_t>(bytecode[at + 1] << 8 | bytecode[at + 2]));
}

void make(Vm& vm, const json& one) {
    const auto kind = one.at(0).get<std::string>();
    if (kind == kHole) {
        vm.globals.reserve();
    } else if (kind == kClass) {
        vm.linker->fromDescriptor(one.at(1).get<std::string>());
    } else if (kind == kSite) {
        linkSite(vm, one);
    } else if (kind == kModule) {
        objects::Shared::of(vm).module(one.at(1).get<std::string>());
    } else if (kind == kMethodType) {
        std::vector<Ref> mirrors;
        for (std::size_t i = 1; i < one.size(); ++i)
            mirrors.push_back(vm.linker->fromDescriptor(one.at(i).get<std::string>()).mirror);
        if (mirrors.empty()) throw GlobalsDiffer("its types are others");
        interpreter::globalMethodType(vm, mirrors[0], std::span(mirrors).subspan(1));
    } else if (kind == kMethod) {
        const Class& holder = vm.linker->fromDescriptor(one.at(1).get<std::string>());
        const auto index = one.at(2).get<std::size_t>();
        if (index >= holder.methods.size()) throw GlobalsDiffer("its classes are others");
        interpreter::resolvedNameOf(vm, holder.methods[index]);
    } else if (kind == kAdapter) {
        const Class& host = vm.linker->fromDescriptor(one.at(4).get<std::string>());
        vm.callSites->makeAgain(
            {one.at(1).get<std::string>(), one.at(2).get<std::string>(), one.at(3).get<bool>()},
            host, one.at(5).get<std::vector<std::uint8_t>>());
    } else if (kind == kText) {
        const auto units = one.at(1).get<std::vector<std::uint16_t>>();
        vm.intern(std::u16string(units.begin(), units.end()));
    }
}

} // namespace

bool hasNameOfItsOwn(const Class& klass) {
    const Class* element = &klass;
    while (element->element) element = element->element;
    return !element->isHiddenClass && element->nameSpace == 0 && element->location != "VM" &&
           element->location != objects::kDefinedByProgram &&
           element->location != "Unsafe.defineClass";
}

Ref markGlobals(Vm& vm) {
    return vm.globals.reserve();
}

json describeGlobals(Vm& vm, Ref begin, Ref end) {
    Describer describer(vm);
    json all = json::array();
    for (Ref ref = begin; ref < end; ++ref)
        if (std::optional<json> one = describer.describe(ref, end)) all.push_back(std::move(*one));
    return all;
}

std::string checksumOfGlobals(Vm& vm, Ref end) {
    Describer describer(vm);
    std::string text;
    for (Ref ref = 1; ref < end; ++ref) {
        try {
            if (const std::optional<json> one = describer.describe(ref, end)) text += one->dump();
        } catch (const GlobalsDiffer& other) {
            text += other.what();
        }
    }
    const XXH128_hash_t hash = XXH3_128bits(text.data(), text.size());
    return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
}

void makeGlobals(Vm& vm, Ref begin, Ref end, const json& described) {
    try {
        for (const json& one : described) make(vm, one);
    } catch (const types::LinkageError& error) {
        throw GlobalsDiffer(fmt::format("a class cannot be loaded any more: {}", error.what()));
    } catch (const classfile::FormatError& error) {
        throw GlobalsDiffer(fmt::format("a class is none: {}", error.what()));
    }
    if (markGlobals(vm) != end || describeGlobals(vm, begin, end) != described)
        throw GlobalsDiffer("its classes are not loaded as they were");
}

} // namespace clew::search
