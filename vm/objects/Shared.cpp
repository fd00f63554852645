#include "vm/objects/Shared.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <new>

#include "vm/objects/JavaObjects.h"
#include "vm/objects/ModuleDeclaration.h"
#include "vm/objects/Strings.h"

namespace clew::vm::objects {

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
    const std::lock_guard lock(vm.nativesDataMutex);
    if (!vm.nativesData) vm.nativesData = std::make_shared<Shared>(vm);
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

int Shared::openFile(const std::string& path) {
    const std::lock_guard lock(mutex_);
    if (const auto found = descriptors_.find(path); found != descriptors_.end())
        return found->second;
    auto made = std::make_unique<FileSnapshot>();
    made->path = path;
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (descriptor < 0) {
        made->error = errno;
    } else if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) {
        made->error = EISDIR;
    } else if (descriptor >= 0 && !S_ISREG(status.st_mode)) {
        // A device has no contents to look at once and for all, except that random numbers may be
        // any: always the same.
        if (path == "/dev/random" || path == "/dev/urandom") {
            std::uint64_t bits = 0x9E3779B97F4A7C15ull;
            for (int i = 0; i < 1 << 17; ++i) {
                bits ^= bits << 13;
                bits ^= bits >> 7;
                bits ^= bits << 17;
                made->bytes.append(reinterpret_cast<const char*>(&bits), sizeof bits);
            }
        }
    } else {
        char buffer[65536];
        for (;;) {
            const ssize_t count = read(descriptor, buffer, sizeof buffer);
            if (count < 0) made->error = errno;
            if (count <= 0) break;
            made->bytes.append(buffer, static_cast<std::size_t>(count));
        }
    }
    if (descriptor >= 0) close(descriptor);
    files_.push_back(std::move(made));
    return descriptors_[path] = kFirstDescriptor + static_cast<int>(files_.size()) - 1;
}

const FileSnapshot* Shared::file(int descriptor) {
    const std::lock_guard lock(mutex_);
    const int index = descriptor - kFirstDescriptor;
    if (index < 0 || index >= static_cast<int>(files_.size())) return nullptr;
    return files_[static_cast<std::size_t>(index)].get();
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

const std::vector<std::string>& Shared::directlyBelow(const std::string& className) {
    std::call_once(readBelow_, [&] {
        for (const auto& entry : vm_.linker->classPath().entries())
            for (const std::string& path : entry->classFiles()) {
                try {
                    const auto resource = entry->find(path);
                    if (!resource) continue;
                    const auto file = classfile::ClassFile::parse(
                        resource->bytes, resource->location, classfile::Checks::Structure);
                    below_[std::string(file.superName)].emplace_back(file.name);
                    for (const std::string_view name : file.interfaces)
                        below_[std::string(name)].emplace_back(file.name);
                } catch (const std::runtime_error&) { // no class that anything could be of
                }
            }
    });
    static const std::vector<std::string> none;
    const auto found = below_.find(className);
    return found == below_.end() ? none : found->second;
}

} // namespace clew::vm::objects
