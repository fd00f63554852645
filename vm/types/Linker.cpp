#include "vm/types/Linker.h"

#include <algorithm>

#include "vm/classfile/Descriptors.h"

namespace clew::vm::types {
namespace {

constexpr std::string_view kNoClassDefFound = "java/lang/NoClassDefFoundError";

// "jrt:/java.base/java/lang/Object.class" -> "java.base"
Symbol moduleOf(std::string_view location) {
    constexpr std::string_view scheme = "jrt:/";
    if (!location.starts_with(scheme)) return {};
    location.remove_prefix(scheme.size());
    return Symbol::of(location.substr(0, location.find('/')));
}

Symbol packageOf(std::string_view internalName) {
    const auto slash = internalName.rfind('/');
    return slash == std::string_view::npos ? Symbol() : Symbol::of(internalName.substr(0, slash));
}

LinkageError duplicate(const Class& known) {
    return {"java/lang/LinkageError",
            "loader 'app' attempted duplicate class definition for " + known.externalName() + "."};
}

std::string packagePrefix(std::string_view internalName) {
    const auto slash = internalName.rfind('/');
    return std::string(internalName.substr(0, slash == std::string_view::npos ? 0 : slash));
}

} // namespace

Linker::Linker(std::unique_ptr<classpath::RuntimeImage> image, classpath::ClassPath classPath,
               ClassListener onNewClass, int jdkFeature)
    : image_(std::move(image)),
      classPath_(std::move(classPath)),
      onNewClass_(std::move(onNewClass)),
      jdkFeature_(jdkFeature) {
    byName_.reserve(2048);
    signatures_.reserve(4096);
}

// So many superclasses, one above the other, can java load by its class loaders, which are written
// in Java, on a stack of its default size.
constexpr std::size_t kDeepestLoading = 160;

Class& Linker::load(std::string_view name) {
    return load(Symbol::of(name));
}

Class& Linker::load(Symbol name) {
    std::lock_guard lock(mutex_);
    if (Class* found = findLocked(name)) return *found;
    throw LinkageError(std::string(kNoClassDefFound), name.str());
}

Class* Linker::find(std::string_view name) {
    std::lock_guard lock(mutex_);
    return findLocked(Symbol::of(name));
}

Class* Linker::loaded(Symbol name) {
    std::lock_guard lock(mutex_);
    auto found = byName_.find(name);
    return found == byName_.end() ? nullptr : found->second.get();
}

Class* Linker::findLocked(Symbol name) {
    if (auto found = byName_.find(name); found != byName_.end()) return found->second.get();
    const std::string_view text = name.view();
    if (text.starts_with('[')) {
        if (!classfile::isFieldDescriptor(text)) return nullptr;
        const std::string_view component = text.substr(1);
        if (!component.starts_with('L')) {
            Class* element = component.starts_with('[') ? findLocked(Symbol::of(component))
                                                        : &fromDescriptor(component);
            return element ? &arrayOf(*element) : nullptr;
        }
        Class* element = findLocked(Symbol::of(component.substr(1, component.size() - 2)));
        return element ? &arrayOf(*element) : nullptr;
    }

    if (std::find(loading_.begin(), loading_.end(), name) != loading_.end())
        throw LinkageError("java/lang/ClassCircularityError", name.str());
    if (loading_.size() >= kDeepestLoading) throw LinkageError("java/lang/StackOverflowError", "");

    // A package belongs to the module that has it: the class path is not asked for what is missing
    // there.
    std::optional<classpath::Resource> resource = image_->findClass(text);
    const bool fromJdk = resource.has_value();
    if (!resource && !image_->moduleOfPackage(packagePrefix(text)))
        resource = classPath_.find(name.str() + ".class");
    if (!resource) return nullptr;

    auto made = std::make_unique<Class>();
    made->bytesOwner = std::move(resource->owner);
    made->location = std::move(resource->location);
    made->fromJdk = fromJdk;
    if (fromJdk) made->module = moduleOf(made->location);

    struct Loading {
        std::vector<Symbol>& names;
        ~Loading() { names.pop_back(); }
    };
    loading_.push_back(name);
    Loading guard{loading_};
    return &parse(std::move(made), resource->bytes, name,
                  fromJdk ? classfile::Checks::Structure : classfile::Checks::Loading);
}

// `expectedName` may be empty: any name will do. A hidden class gets its own name here.
Class& Linker::parse(std::unique_ptr<Class> made, classfile::Bytes bytes, Symbol expectedName,
                     classfile::Checks checks) {
    try {
        made->file = std::make_unique<classfile::ClassFile>(
            classfile::ClassFile::parse(bytes, made->location, checks));
    } catch (const classfile::VersionError& error) {
        throw LinkageError("java/lang/UnsupportedClassVersionError", error.what());
    } catch (const classfile::FormatError& error) {
        throw LinkageError("java/lang/ClassFormatError", error.what());
    }
    const classfile::ClassFile& file = *made->file;
    if (expectedName && file.name != expectedName.view())
        throw LinkageError(std::string(kNoClassDefFound),
                           expectedName.str() + " (wrong name: " + std::string(file.name) + ")");
    if (made->isHiddenClass)
        made->name = Symbol::of(std::string(file.name) + "+" + std::to_string(hidden_.size()));
    else
        made->name = expectedName ? expectedName : Symbol::of(file.name);
    made->accessFlags = file.accessFlags;
    const auto supertype = [&](std::string_view name) -> Class& {
        return made->nameSpace == 0 ? load(name) : resolve(name, made->host, made->nameSpace);
    };
    if (!file.superName.empty()) made->super = &supertype(file.superName);
    made->interfaces.reserve(file.interfaces.size());
    for (std::string_view interface : file.interfaces)
        made->interfaces.push_back(&supertype(interface));
    return link(std::move(made));
}

Class& Linker::link(std::unique_ptr<Class> made) {
    Class& result = *made;
    // Loading the supertypes of a class that a program defines can bring in another class of the
    // same name.
    const bool isNamed = !result.isHiddenClass && result.nameSpace == 0;
    if (isNamed && byName_.contains(result.name)) throw duplicate(result);
    if (!result.isArray()) result.package = packageOf(result.name.view());
    if (!result.fromJdk) checkSupertypes(result);
    buildHierarchy(result);
    buildMembers(result);
    layOut(result);
    buildVtable(result);
    findInitializationEffect(result);

    result.id = static_cast<std::uint32_t>(classes_.size());
    if (onNewClass_) onNewClass_(result);
    classes_.push_back(&result);
    if (isNamed) {
        byName_.emplace(result.name, std::move(made));
    } else {
        hidden_.push_back(std::move(made));
        if (!result.isHiddenClass && !result.isArray()) {
            NameSpace& space = nameSpaces_[result.nameSpace];
            space.defined[result.name].push_back(&result);
            space.initiated[result.name] = &result;
        }
    }
    return result;
}

Class& Linker::define(std::vector<std::uint8_t> bytes, std::string location, const Class* host,
                      bool hidden, std::uint32_t nameSpace) {
    std::lock_guard lock(mutex_);
    auto owner = std::make_shared<const std::vector<std::uint8_t>>(std::move(bytes));
    auto made = std::make_unique<Class>();
    made->location = std::move(location);
    made->isHiddenClass = hidden;
    made->bytesOwner = owner;
    made->nameSpace = nameSpace;
    if (host) {
        made->module = host->module;
        made->nameSpace = host->nameSpace;
        made->host = host;
    }
    if (!hidden && made->nameSpace == 0) {
        // Only the name is wanted here; whatever is wrong with the bytes is reported below.
        Class* before = nullptr;
        try {
            const auto name =
                classfile::ClassFile::parse(*owner, made->location, classfile::Checks::Structure)
                    .name;
            before = loaded(Symbol::of(name));
        } catch (const classfile::FormatError&) {}
        if (before && before->file && std::ranges::equal(before->file->bytes, *owner))
            return *before;
        if (before) throw duplicate(*before);
    }
    return parse(std::move(made), *owner, Symbol(), classfile::Checks::Loading);
}

Class& Linker::arrayOf(Class& element) {
    if (Class* array = element.arrayOf.load(std::memory_order_acquire)) return *array;
    std::lock_guard lock(mutex_);
    if (Class* array = element.arrayOf.load(std::memory_order_acquire)) return *array;
    return makeArray(element);
}

Class& Linker::makeArray(Class& element) {
    using namespace classfile;
    auto made = std::make_unique<Class>();
    constexpr std::string_view primitiveDescriptors = "ZBCSIJFD";
    if (element.isPrimitive()) {
        made->elementType = element.primitive;
        made->name = Symbol::of(std::string("[") +
                                primitiveDescriptors[static_cast<unsigned>(element.primitive)]);
    } else {
        made->elementType = BasicType::Reference;
        made->name = Symbol::of(element.isArray() ? "[" + element.name.str()
                                                  : "[L" + element.name.str() + ";");
    }
    made->elementShift =
        static_cast<std::uint8_t>(std::countr_zero(values::sizeOf(made->elementType)));
    made->element = &element;
    made->accessFlags = static_cast<std::uint16_t>((element.accessFlags & access::Public) |
                                                   access::Final | access::Abstract);
    made->super = &load("java/lang/Object");
    made->interfaces = {&load("java/lang/Cloneable"), &load("java/io/Serializable")};
    made->fromJdk = element.fromJdk;
    made->module = element.module;
    made->package = element.package;
    // Found through its element, not by a name that another class could take.
    made->isHiddenClass = element.isHiddenClass;
    made->nameSpace = element.nameSpace;
    Class& result = link(std::move(made));
    element.arrayOf.store(&result, std::memory_order_release);
    return result;
}

Class& Linker::primitive(BasicType type) {
    constexpr std::string_view names[] = {"boolean", "byte",  "char",   "short", "int",
                                          "long",    "float", "double", "",      "void"};
    std::lock_guard lock(mutex_);
    Class*& primitive = primitives_[static_cast<unsigned>(type)];
    if (!primitive) {
        using namespace classfile;
        auto made = std::make_unique<Class>();
        made->name = Symbol::of(names[static_cast<unsigned>(type)]);
        made->accessFlags = access::Public | access::Final | access::Abstract;
        made->primitive = type;
        made->fromJdk = true;
        made->module = Symbol::of("java.base");
        made->superChain = {made.get()};
        made->hasNoInitializationEffect = true;
        made->id = static_cast<std::uint32_t>(classes_.size());
        if (onNewClass_) onNewClass_(*made);
        classes_.push_back(made.get());
        primitive = made.get();
        hidden_.push_back(std::move(made));
    }
    return *primitive;
}

Class& Linker::fromDescriptor(std::string_view descriptor) {
    switch (descriptor.empty() ? '\0' : descriptor[0]) {
        case 'L':
            return load(descriptor.substr(1, descriptor.size() - 2));
        case '[':
            return load(descriptor);
        default:
            return primitive(values::basicType(descriptor[0]));
    }
}

Class& Linker::fromDescriptor(std::string_view descriptor, const Class& from) {
    switch (descriptor.empty() ? '\0' : descriptor[0]) {
        case 'L':
            return load(descriptor.substr(1, descriptor.size() - 2), from);
        case '[':
            return load(descriptor, from);
        default:
            return primitive(values::basicType(descriptor[0]));
    }
}

// ---- the name spaces of a program's class loaders

Class& Linker::load(std::string_view name, const Class& from) {
    return from.nameSpace == 0 ? load(name) : resolve(name, &from, from.nameSpace);
}

Class& Linker::resolve(std::string_view name, const Class* from, std::uint32_t nameSpace) {
    if (name.starts_with('[')) {
        if (!classfile::isFieldDescriptor(name))
            throw LinkageError(std::string(kNoClassDefFound), std::string(name));
        const std::string_view component = name.substr(1);
        if (component[0] == '[') return arrayOf(resolve(component, from, nameSpace));
        if (component[0] != 'L') return arrayOf(fromDescriptor(component));
        return arrayOf(resolve(component.substr(1, component.size() - 2), from, nameSpace));
    }
    const Symbol symbol = Symbol::of(name);
    if (Class* klass = initiated(nameSpace, symbol)) return *klass;
    const bool byVm = from && from->location == "VM";
    if (byVm && image_->moduleOfPackage(packagePrefix(name))) return load(symbol);
    throw NeedsLoading{from, nameSpace, symbol};
}

Class* Linker::initiated(std::uint32_t nameSpace, Symbol name) {
    std::lock_guard lock(mutex_);
    const auto& classes = nameSpaces_[nameSpace].initiated;
    const auto found = classes.find(name);
    return found == classes.end() ? nullptr : found->second;
}

void Linker::initiate(std::uint32_t nameSpace, Symbol name, Class& klass) {
    std::lock_guard lock(mutex_);
    nameSpaces_[nameSpace].initiated[name] = &klass;
}

std::vector<Class*> Linker::definedIn(std::uint32_t nameSpace, Symbol name) {
    std::lock_guard lock(mutex_);
    return nameSpaces_[nameSpace].defined[name];
}

const Signature* Linker::signature(Symbol descriptor) {
    std::lock_guard lock(mutex_);
    std::unique_ptr<const Signature>& signature = signatures_[descriptor];
    if (signature) return signature.get();
    auto made = std::make_unique<Signature>();
    const std::string_view text = descriptor.view();
    std::size_t at = 1;
    while (text[at] != ')') {
        const std::size_t end = classfile::fieldDescriptorEnd(text, at);
        if (end == std::string_view::npos)
            break; // the reader of class files lets no such descriptor through
        const BasicType type = values::basicType(text[at]);
        made->parameters.push_back(type);
        made->parameterDescriptors.push_back(Symbol::of(text.substr(at, end - at)));
        made->parameterSlots =
            static_cast<std::uint16_t>(made->parameterSlots + values::slotsOf(type));
        at = end;
    }
    made->result = values::basicType(text[at + 1]);
    made->resultDescriptor = Symbol::of(text.substr(at + 1));
    signature = std::move(made);
    return signature.get();
}

Class& Linker::nestHost(Class& member) {
    if (Class* host = member.nestHost_.load(std::memory_order_acquire)) return *host;
    std::lock_guard lock(mutex_);
    Class* host = &member;
    // Not before it is asked for: the host of the host may be for a loader of the program to find.
    if (member.isHiddenClass && member.host) {
        host = &nestHost(const_cast<Class&>(*member.host));
    } else if (member.file && !member.file->nestHost.empty()) {
        try {
            Class* named = member.nameSpace == 0 ? find(member.file->nestHost)
                                                 : &load(member.file->nestHost, member);
            if (named && named->file && named->samePackage(member)) {
                const auto& members = named->file->nestMembers;
                if (std::find(members.begin(), members.end(), member.name.view()) != members.end())
                    host = named;
            }
        } catch (const LinkageError&) {
            // A host that cannot be loaded is no host; the class is alone in its nest.
        }
    }
    member.nestHost_.store(host, std::memory_order_release);
    return *host;
}

void Linker::loadWellKnown() {
    std::lock_guard lock(mutex_);
    known.object = &load("java/lang/Object");
    known.klass = &load("java/lang/Class");
    known.string = &load("java/lang/String");
    known.thread = &load("java/lang/Thread");
    known.threadGroup = &load("java/lang/ThreadGroup");
    known.throwable = &load("java/lang/Throwable");
    known.cloneable = &load("java/lang/Cloneable");
    known.serializable = &load("java/io/Serializable");
    known.system = &load("java/lang/System");
    known.stackTraceElement = &load("java/lang/StackTraceElement");
    known.methodHandle = &load("java/lang/invoke/MethodHandle");
    known.methodType = &load("java/lang/invoke/MethodType");
    known.varHandle = &load("java/lang/invoke/VarHandle");
    known.booleanArray = &load("[Z");
    known.byteArray = &load("[B");
    known.charArray = &load("[C");
    known.shortArray = &load("[S");
    known.intArray = &load("[I");
    known.longArray = &load("[J");
    known.floatArray = &load("[F");
    known.doubleArray = &load("[D");
    known.objectArray = &arrayOf(*known.object);
    known.stringArray = &arrayOf(*known.string);
    known.classArray = &arrayOf(*known.klass);
}

} // namespace clew::vm::types
