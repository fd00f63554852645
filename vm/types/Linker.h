#pragma once

// Finds, loads and links classes: from the JDK's runtime image and from the program's class path. One Linker serves all
// states and workers. Loading is not part of a state: whether a class has been loaded cannot be observed by a program,
// only whether it has been initialized, and that is in the state.
//
// Thread-safe.

#include <functional>
#include <memory>
#include <mutex>
#include <stdexcept>

#include "vm/classpath/ClassPath.h"
#include "vm/classpath/RuntimeImage.h"
#include "vm/types/Class.h"

namespace clew::vm::types {

// A linking error that the program sees as a Java exception of the class `exceptionClass` (internal name).
class LinkageError : public std::runtime_error {
  public:
    LinkageError(std::string exceptionClass, const std::string& message)
        : std::runtime_error(message), exceptionClass(std::move(exceptionClass)) {}
    std::string exceptionClass;
};

class Linker {
  public:
    // Told about each new class, under the lock, before anybody else can see the class; gives it its mirror and
    // statics references.
    using ClassListener = std::function<void(Class&)>;

    Linker(std::unique_ptr<classpath::RuntimeImage> image, classpath::ClassPath classPath, ClassListener onNewClass);

    // By internal name or array descriptor ("java/lang/String", "[Ljava/lang/String;", "[I"). Throws LinkageError
    // (NoClassDefFoundError; ClassFormatError, ClassCircularityError, IncompatibleClassChangeError, …).
    Class& load(std::string_view name);
    Class& load(Symbol name);
    Class* find(std::string_view name); // null where the class does not exist; other errors throw
    Class* loaded(Symbol name);         // null where it has not been loaded

    // A class from bytes that a program made (Lookup.defineClass, Proxy, ClassLoader.defineClass).
    Class& define(std::vector<std::uint8_t> bytes, std::string location, const Class* host, bool hidden);
    // A class that the VM itself makes (lambdas); `shape` has name, super, interfaces, fields, methods set.
    Class& defineSynthetic(std::unique_ptr<Class> shape);

    Class& arrayOf(Class& element);
    Class& primitive(BasicType type);
    Class& fromDescriptor(std::string_view fieldDescriptor); // "I", "Ljava/lang/String;", "[J"

    std::shared_ptr<const Signature> signature(Symbol descriptor); // shared, cached

    const std::vector<Class*>& classes() const { return classes_; } // by id; stable pointers. Take `mutex` to iterate.
    std::recursive_mutex& mutex() { return mutex_; }
    classpath::RuntimeImage& image() { return *image_; }
    const classpath::ClassPath& classPath() const { return classPath_; }

    // The classes that the VM itself names; loaded at construction of the Vm.
    struct WellKnown {
        Class *object, *string, *klass, *thread, *threadGroup, *throwable, *cloneable, *serializable, *system;
        Class *stackTraceElement, *methodHandle, *methodType, *varHandle;
        Class *booleanArray, *byteArray, *charArray, *shortArray, *intArray, *longArray, *floatArray, *doubleArray;
        Class *objectArray, *stringArray, *classArray;
    } known{};
    void loadWellKnown();

  private:
    Class& loadLocked(Symbol name);
    Class& link(std::unique_ptr<Class> made);
    void layOut(Class& made);
    void buildMembers(Class& made);
    void buildTables(Class& made);
    Class* findLocked(Symbol name);

    std::recursive_mutex mutex_;
    std::unique_ptr<classpath::RuntimeImage> image_;
    classpath::ClassPath classPath_;
    ClassListener onNewClass_;
    std::unordered_map<Symbol, std::unique_ptr<Class>> byName_;
    std::vector<std::unique_ptr<Class>> hidden_;
    std::vector<Symbol> loading_; // for ClassCircularityError
    std::vector<Class*> classes_;
    std::unordered_map<Symbol, std::shared_ptr<const Signature>> signatures_;
    Class* primitives_[10] = {};
    std::int32_t nextInterfaceId_ = 0;
};

} // namespace clew::vm::types
