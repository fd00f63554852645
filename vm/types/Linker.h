#pragma once

// Finds, loads and links classes: from the JDK's runtime image and from the program's class path.
// One Linker serves all states and workers. Loading is not part of a state: whether a class has
// been loaded cannot be observed by a program, only whether it has been initialized, and that is in
// the state.
//
// Thread-safe.

#include <functional>
#include <memory>
#include <mutex>
#include <unordered_map>

#include "vm/classpath/ClassPath.h"
#include "vm/classpath/RuntimeImage.h"
#include "vm/types/Class.h"

namespace clew::vm::types {

class Linker {
  public:
    // Told about each new class, under the lock, before anybody else can see the class; gives it
    // its mirror and statics references.
    using ClassListener = std::function<void(Class&)>;

    // Fields that a class gets beside those of its file: what is kept about its objects.
    struct AddedField {
        std::string name, descriptor;
        bool isStatic = false;
    };
    // Asked once for each class with a file, under the lock, when its supertypes are known and its
    // members are about to be made. Empty: nobody.
    std::function<std::vector<AddedField>(const Class&)> addedFields;

    // `jdkFeature`: the release that the image is of; errors are worded as its HotSpot words them.
    Linker(std::unique_ptr<classpath::RuntimeImage> image, classpath::ClassPath classPath,
           ClassListener onNewClass, int jdkFeature = 17);

    // By internal name or array descriptor ("java/lang/String", "[Ljava/lang/String;", "[I").
    // Throws LinkageError (NoClassDefFoundError; ClassFormatError, ClassCircularityError,
    // IncompatibleClassChangeError, …).
    Class& load(std::string_view name);
    Class& load(Symbol name);
    Class* find(std::string_view name); // null where the class does not exist; other errors throw
    Class* loaded(Symbol name);         // null where it has not been loaded
    // As load(name) from the constant pool of `from`. Throws NeedsLoading as well. What the VM
    // itself has made finds the JDK's classes without asking a loader.
    Class& load(std::string_view name, const Class& from);
    Class& fromDescriptor(std::string_view fieldDescriptor, const Class& from);

    // What a loader of the program has said, which holds from then on; null: it has not been asked.
    Class* initiated(std::uint32_t nameSpace, Symbol name);
    void initiate(std::uint32_t nameSpace, Symbol name, Class& klass);
    // All classes of this name that were defined in the name space, on whatever path.
    std::vector<Class*> definedIn(std::uint32_t nameSpace, Symbol name);

    // A class from bytes that a program made (Lookup.defineClass, Proxy, ClassLoader.defineClass).
    // `host`, when given, is the nest host of a hidden class and lends its module. A hidden class
    // is found by no name; it is called "pkg/Name+n" internally and "pkg.Name/n" externally, and
    // where its own constant pool says file->name it means itself. Defining a name a second time is
    // a java.lang.LinkageError unless the bytes are the same, which gives the class that there is:
    // the other definition may have been made on another path of the exploration. In a name space
    // other than 0 a name may be defined more than once; the last one is what it means.
    Class& define(std::vector<std::uint8_t> bytes, std::string location, const Class* host,
                  bool hidden, std::uint32_t nameSpace = 0);

    Class& arrayOf(Class& element);
    Class& primitive(BasicType type);
    Class& fromDescriptor(std::string_view fieldDescriptor); // "I", "Ljava/lang/String;", "[J"

    const Signature* signature(
        Symbol methodDescriptor); // one for each descriptor, lives as long as the Linker

    // JVMS 5.4.4: the host of the nest that the class belongs to; itself when the host that it
    // names is not one.
    Class& nestHost(Class& member);

    // Writes the ConstantValues of primitive type into a zeroed statics payload. (Those of type
    // String are assigned when the class is initialized.)
    void prepareStatics(const Class& of, std::byte* payload) const;

    const std::vector<Class*>& classes() const {
        return classes_;
    } // by id; stable pointers. Take `mutex` to iterate.
    std::recursive_mutex& mutex() { return mutex_; }
    classpath::RuntimeImage& image() { return *image_; }
    const classpath::ClassPath& classPath() const { return classPath_; }

    // The classes that the VM itself names; loaded at construction of the Vm.
    struct WellKnown {
        Class *object, *string, *klass, *thread, *threadGroup, *throwable, *cloneable,
            *serializable, *system;
        Class *stackTraceElement, *methodHandle, *methodType, *varHandle;
        Class *booleanArray, *byteArray, *charArray, *shortArray, *intArray, *longArray,
            *floatArray, *doubleArray;
        Class *objectArray, *stringArray, *classArray;
    } known{};
    void loadWellKnown();

  private:
    Class* findLocked(Symbol name);
    Class& parse(std::unique_ptr<Class> made, classfile::Bytes bytes, Symbol expectedName,
                 classfile::Checks checks);
    Class& link(std::unique_ptr<Class> made);
    void checkSupertypes(const Class& made);
    void buildHierarchy(Class& made);
    void buildMembers(Class& made);
    void completeMember(Class& made, Field& field);
    void completeMember(Class& made, Method& method);
    void layOut(Class& made);
    void buildVtable(Class& made);
    void findInitializationEffect(Class& made);
    Class& makeArray(Class& element);
    Class& resolve(std::string_view name, const Class* from, std::uint32_t nameSpace);

    std::recursive_mutex mutex_;
    std::unique_ptr<classpath::RuntimeImage> image_;
    classpath::ClassPath classPath_;
    ClassListener onNewClass_;
    const int jdkFeature_;
    std::unordered_map<Symbol, std::unique_ptr<Class>> byName_;
    std::vector<std::unique_ptr<Class>> hidden_; // and those of other name spaces
    struct NameSpace {
        std::unordered_map<Symbol, Class*> initiated;
        std::unordered_map<Symbol, std::vector<Class*>> defined;
    };
    std::unordered_map<std::uint32_t, NameSpace> nameSpaces_; // of the program's loaders
    std::vector<Symbol> loading_;                             // for ClassCircularityError
    std::vector<Class*> classes_;
    std::unordered_map<Symbol, std::unique_ptr<const Signature>> signatures_;
    Class* primitives_[10] = {};
    std::int32_t nextInterfaceId_ = 0;
};

} // namespace clew::vm::types
