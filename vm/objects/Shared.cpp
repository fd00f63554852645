#include "vm/objects/Shared.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <new>
#include <sstream>

#include "vm/objects/InputConstructors.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/ModuleDeclaration.h"
#include "vm/objects/Strings.h"
#include "vm/types/LinkageError.h"

namespace clew::vm::objects {

namespace {

// What the option adds of this module: MODULE/PACKAGE=TARGET, separated by commas.
void addTargets(const Options& options, const char* key, const std::string& module,
                std::unordered_map<std::string, std::vector<std::string>>& packages) {
    const auto added = options.configuration.find(key);
    if (added == options.configuration.end()) return;
    std::istringstream items(added->second);
    for (std::string item; std::getline(items, item, ',');) {
        const std::size_t slash = item.find('/'), equals = item.find('=');
        if (slash == item.npos || equals == item.npos || item.substr(0, slash) != module) continue;
        std::string package = item.substr(slash + 1, equals - slash - 1);
        std::ranges::replace(package, '.', '/');
        const auto [known, isNew] = packages.try_emplace(package);
        if (!isNew && known->second.empty()) continue; // to all
        const std::string target = item.substr(equals + 1);
        known->second.push_back(target == "ALL-UNNAMED" ? "" : target);
    }
}

} // namespace

bool ModuleInfo::allows(const std::string& package, std::string_view other, bool toOpen) const {
    if (name.empty() || other == name || open) return true;
    const auto permits = [&](const auto& packages) {
        const auto found = packages.find(package);
        if (found == packages.end()) return false;
        if (found->second.empty()) return true;
        for (const std::string& target : found->second) {
            if (target == other) return true;
        }
        return false;
    };
    return permits(opens) || (!toOpen && permits(exports));
}

Shared& Shared::of(Vm& vm) {
    std::call_once(vm.makeNativesData, [&] { vm.nativesData = std::make_shared<Shared>(vm); });
    return *static_cast<Shared*>(vm.nativesData.get());
}

Ref Shared::classNameOf(const types::Class& klass) {
    {
        const std::lock_guard lock(mutex_);
        if (klass.id < classNames_.size() && classNames_[klass.id] != 0)
            return classNames_[klass.id];
    }
    const Ref name = vm_.intern(utf16(fromModifiedUtf8(klass.externalName())));
    const std::lock_guard lock(mutex_);
    if (klass.id >= classNames_.size()) classNames_.resize(klass.id + 64);
    return classNames_[klass.id] = name;
}

const StaticsUse& Shared::staticsUsedBy(const types::Method& constructor) {
    {
        const std::lock_guard lock(mutex_);
        const auto known = staticsUse_.find(&constructor);
        if (known != staticsUse_.end()) return known->second;
    }
    StaticsUse use = objects::staticsUsedBy(vm_, constructor); // may load classes
    const std::lock_guard lock(mutex_);
    return staticsUse_.emplace(&constructor, std::move(use)).first->second;
}

std::optional<FinalConstant> Shared::finalConstantOf(const types::Field& field) {
    const std::lock_guard lock(mutex_);
    const auto [known, isNew] = finalConstants_.try_emplace(&field);
    if (isNew) known->second = objects::finalConstantOf(field);
    return known->second;
}

Ref Shared::makeGlobal(const types::Class& klass) {
    const std::size_t size = sizeof(state::Object) + ((klass.instanceSize + 7u) & ~7u);
    void* memory = std::aligned_alloc(16, (size + 15) & ~std::size_t(15));
    if (!memory) throw std::bad_alloc();
    std::memset(memory, 0, size);
    auto* object = static_cast<state::Object*>(memory);
    object->klass = &klass;
    object->flags = state::Object::SharedObject;
    return vm_.globals.add(object);
}

ModuleInfo& Shared::module(std::string_view name) {
    const std::string key(name);
    {
        const std::lock_guard lock(mutex_);
        if (const auto found = modules_.find(key); found != modules_.end()) return *found->second;
    }
    auto made = std::make_unique<ModuleInfo>();
    made->name = key;
    if (!key.empty()) {
        if (const auto declaration = vm_.linker->image().findResource(key, "module-info.class")) {
            readModuleDeclaration(declaration->bytes, *made);
        }
        addTargets(vm_.options, "vm.add_opens", key, made->opens);
        addTargets(vm_.options, "vm.add_exports", key, made->exports);
    }
    const types::Class& klass = vm_.linker->load("java/lang/Module");
    const Ref nameString = key.empty() ? 0 : vm_.intern(utf16(key));
    const std::lock_guard lock(mutex_);
    std::unique_ptr<ModuleInfo>& entry = modules_[key];
    if (!entry) {
        made->object = makeGlobal(klass);
        vm_.globals.pristine(made->object)->at<Ref>(klass.fieldNamed("name")->offset) = nameString;
        moduleObjects_[made->object] = made.get();
        entry = std::move(made);
    }
    return *entry;
}

ModuleInfo* Shared::moduleOfObject(Ref object) {
    const std::lock_guard lock(mutex_);
    const auto found = moduleObjects_.find(object);
    return found == moduleObjects_.end() ? nullptr : found->second;
}

ModuleInfo& Shared::moduleOf(const types::Class& klass) {
    const types::Class* of = &klass;
    while (of->element) of = of->element;
    if (of->isPrimitive()) return module("java.base");
    return module(of->module.view());
}

std::vector<ModuleInfo*> Shared::providersOf(const std::string& service) {
    std::call_once(readAllModules_, [this] {
        for (const std::string_view name : vm_.linker->image().modules())
            allModules_.push_back(&module(name));
    });
    std::vector<ModuleInfo*> result;
    for (ModuleInfo* module : allModules_) {
        if (module->provides.contains(service)) result.push_back(module);
    }
    return result;
}

bool Shared::isComplete(const types::Class& klass) {
    {
        const std::lock_guard lock(mutex_);
        if (const auto known = complete_.find(&klass); known != complete_.end())
            return known->second;
    }
    bool isComplete = true;
    try {
        for (const types::Class* at = &klass; at && !at->fromJdk; at = at->super)
            for (const types::Field& field : at->fields)
                if (!field.isStatic() && field.type == values::BasicType::Reference)
                    vm_.linker->fromDescriptor(field.descriptor.view(), *at);
        for (const types::Method* constructor : inputConstructorsOf(klass))
            for (const types::Symbol& parameter : constructor->signature->parameterDescriptors)
                vm_.linker->fromDescriptor(parameter.view(), klass);
    } catch (const types::LinkageError&) {
        isComplete = false;
    } catch (const types::NeedsLoading&) { // it says so where it is used
        return true;
    }
    const std::lock_guard lock(mutex_);
    complete_[&klass] = isComplete;
    return isComplete;
}

void Shared::noteEnumOfInput(const types::Class& klass) {
    const std::lock_guard lock(mutex_);
    enumsOfInputs_.insert(&klass);
}

bool Shared::isEnumOfInput(const types::Class& klass) {
    const std::lock_guard lock(mutex_);
    return enumsOfInputs_.contains(&klass);
}

const std::vector<const types::Field*>& Shared::forgottenAtEnd() {
    std::call_once(readForgotten_, [&] {
        for (const std::string_view name :
             {"group", "target", "threadLocals", "inheritableThreadLocals",
              "inheritedAccessControlContext", "blocker", "uncaughtExceptionHandler"})
            if (const types::Field* field = vm_.linker->known.thread->fieldNamed(name))
                forgotten_.push_back(field);
    });
    return forgotten_;
}

const std::vector<std::string>& Shared::placesOfProgram() {
    std::call_once(findPlaces_, [&] {
        const auto add = [&](const std::filesystem::path& place) {
            std::error_code error;
            const auto real = std::filesystem::weakly_canonical(place, error);
            if (error) return;
            places_.push_back(place.native());
            if (real != place) places_.push_back(real.native());
        };
        add(vm_.options.jdkHome);
        for (const std::string& entry : vm_.options.classPath) add(entry);
    });
    return places_;
}

const std::vector<std::string>& Shared::directlyBelow(const std::string& className) {
    std::call_once(readIndex_,
                   [&] { index_ = classpath::ClassPathIndex::of(vm_.linker->classPath()); });
    return index_->directlyBelow(className);
}

} // namespace clew::vm::objects
