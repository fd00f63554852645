#pragma once

// What the peers keep for all states of a Vm. None of it can be observed to change: it is made when
// it is first needed and stays as it is. Thread-safe.

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "vm/Vm.h"
#include "vm/classpath/ClassPathIndex.h"
#include "vm/objects/ConstructorCode.h"
#include "vm/objects/OuterFiles.h"

namespace clew::vm::objects {

struct ModuleInfo {
    Ref object = 0; // its java.lang.Module, a global object
    std::string name;
    bool open = false;
    // Package ("java/lang") -> the modules it is exported or opened to; none: to all.
    std::unordered_map<std::string, std::vector<std::string>> exports, opens;
    // Service -> the classes that provide it, internal names.
    std::unordered_map<std::string, std::vector<std::string>> provides;
    bool allows(const std::string& package, std::string_view other, bool toOpen) const;
};

class Shared {
  public:
    static Shared& of(Vm& vm);

    explicit Shared(Vm& vm) : vm_(vm) {}

    // The interned external name, and package name ("java.util") of a class.
    Ref classNameOf(const types::Class& klass);

    // By name; the empty name is that of the program's unnamed module. Made when first asked for.
    ModuleInfo& module(std::string_view name);
    ModuleInfo* moduleOfObject(Ref object); // null: not one of ours
    ModuleInfo& moduleOf(const types::Class& klass);
    // The modules of the JDK that provide the service, sorted by name.
    std::vector<ModuleInfo*> providersOf(const std::string& service);

    OuterFiles outerFiles;
    // The class that holds what programs have written (natives/io/FileTree.h). Null: not made yet.
    std::atomic<const types::Class*> writtenFiles{nullptr};

    // Names of the classes of the class path that extend or implement the named class directly.
    // Nothing is linked for it.
    const std::vector<std::string>& directlyBelow(const std::string& className);

    // The types of the fields of its objects, and of its constructors' parameters, can be loaded.
    bool isComplete(const types::Class& klass);

    // The fields of Thread that it forgets when it ends, as Thread.exit says.
    const std::vector<const types::Field*>& forgottenAtEnd();

    // Where the JDK and the entries of the class path are: as they are given, and with links
    // followed.
    const std::vector<std::string>& placesOfProgram();

    // What inputTypesOf() has found so far. Guarded by the linker's mutex.
    struct FoundInputTypes {
        std::unordered_map<const types::Class*, std::vector<const types::Class*>>
            below;                                        // by a class that they are below
        std::size_t classes = 0;                          // of the linker's: looked at
        std::unordered_set<const types::Class*> isLoaded; // with all that is below
    } inputTypes;

    // Enums that were initialized since an input can refer to them.
    void noteEnumOfInput(const types::Class& klass);
    bool isEnumOfInput(const types::Class& klass);

    // Of ConstructorCode.h, looked up once for each constructor and field.
    const StaticsUse& staticsUsedBy(const types::Method& constructor);
    std::optional<FinalConstant> finalConstantOf(const types::Field& field);

    // A zeroed object that all states share, with a new Ref. The caller writes its fields before it
    // publishes it.
    Ref makeGlobal(const types::Class& klass);

    // LongTexts.h: up to how many chars texts of any length are followed, and whether there was a
    // longer one.
    std::atomic<std::uint32_t> followedUnits{10};
    std::atomic<bool> hasLongText{false};

  private:
    Vm& vm_;
    std::mutex mutex_;
    std::vector<Ref> classNames_; // by class id
    std::unordered_map<std::string, std::unique_ptr<ModuleInfo>> modules_;
    std::unordered_map<Ref, ModuleInfo*> moduleObjects_;
    std::once_flag readAllModules_;
    std::vector<ModuleInfo*> allModules_;
    std::once_flag readIndex_;
    std::shared_ptr<const classpath::ClassPathIndex> index_;
    std::unordered_map<const types::Method*, StaticsUse> staticsUse_;
    std::unordered_map<const types::Field*, std::optional<FinalConstant>> finalConstants_;
    std::unordered_map<const types::Class*, bool> complete_;
    std::unordered_set<const types::Class*> enumsOfInputs_;
    std::once_flag readForgotten_;
    std::vector<const types::Field*> forgotten_;
    std::once_flag findPlaces_;
    std::vector<std::string> places_;
};

} // namespace clew::vm::objects
