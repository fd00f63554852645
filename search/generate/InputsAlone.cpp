#include "search/generate/InputsAlone.h"

#include <algorithm>
#include <array>
#include <mutex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "search/generate/GenericTypes.h"
#include "search/generate/JavaValue.h"
#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/decode/Code.h"

namespace clew::search::generate {

namespace {

using namespace vm::classfile;
using vm::interpreter::BytecodeReader;
using vm::types::Class;
using vm::types::Linker;
using vm::types::Method;

// Classes of the JDK that ask for nothing but what they are given, with the exceptions below.
constexpr std::string_view kPure[] = {"java/lang/AssertionError", "java/lang/Boolean",
                                      "java/lang/Byte",           "java/lang/CharSequence",
                                      "java/lang/Character",      "java/lang/Comparable",
                                      "java/lang/Double",         "java/lang/Enum",
                                      "java/lang/Float",          "java/lang/Integer",
                                      "java/lang/Iterable",       "java/lang/Long",
                                      "java/lang/Math",           "java/lang/Number",
                                      "java/lang/Short",          "java/lang/StrictMath",
                                      "java/lang/String",         "java/lang/StringBuffer",
                                      "java/lang/StringBuilder",  "java/math/BigDecimal",
                                      "java/math/BigInteger",     "java/util/ArrayDeque",
                                      "java/util/ArrayList",      "java/util/Arrays",
                                      "java/util/BitSet",         "java/util/Collection",
                                      "java/util/Comparator",     "java/util/Deque",
                                      "java/util/Iterator",       "java/util/LinkedList",
                                      "java/util/List",           "java/util/ListIterator",
                                      "java/util/Objects",        "java/util/Optional",
                                      "java/util/OptionalInt",    "java/util/Queue",
                                      "java/util/StringJoiner",   "java/util/function/Function"};

// What asks all the same: for properties, the default locale or character set, random numbers,
// processors.
struct Member {
    std::string_view owner, name;
};
constexpr Member kAsking[] = {
    {"java/lang/Boolean", "getBoolean"},  {"java/lang/Integer", "getInteger"},
    {"java/lang/Long", "getLong"},        {"java/lang/Math", "random"},
    {"java/lang/StrictMath", "random"},   {"java/lang/String", "format"},
    {"java/lang/String", "formatted"},    {"java/lang/String", "getBytes"},
    {"java/lang/String", "toLowerCase"},  {"java/lang/String", "toUpperCase"},
    {"java/lang/Enum", "hashCode"},       {"java/math/BigInteger", "probablePrime"},
    {"java/math/BigInteger", "<init>"},   {"java/util/Collection", "parallelStream"},
    {"java/util/List", "parallelStream"},
};
// Of any other class.
constexpr Member kAllowed[] = {
    {"java/lang/Object", "<init>"},
    {"java/lang/Record", "<init>"},
    {"java/lang/Object", "equals"},
    {"java/lang/Object", "getClass"},
    {"java/lang/Class", "desiredAssertionStatus"},
    {"java/lang/Class", "getName"},
    {"java/lang/Class", "getSimpleName"},
    {"java/lang/Class", "isInstance"},
};
constexpr std::string_view kOfThrowables[] = {"<init>", "getMessage", "getCause", "addSuppressed"};

bool isAmong(std::span<const Member> members, const MemberRef& member) {
    return std::ranges::any_of(members, [&](const Member& each) {
        return each.owner == member.className && each.name == member.name;
    });
}

bool has(const MemberRef& member, std::string_view type) {
    return member.descriptor.find(type) != std::string_view::npos;
}

// It may say what Object.toString or Object.hashCode do: where the object is.
bool tellsOfObjects(const MemberRef& member) {
    if (member.className.starts_with("java/util/"))
        return member.name == "toString" || member.name == "hashCode" || member.name == "hash" ||
               member.name.starts_with("deep") || member.name.starts_with("parallel");
    const bool writes =
        member.name == "append" || member.name == "insert" || member.name == "valueOf";
    return writes && has(member, "Ljava/lang/Object;");
}

// Texts of bytes, without an encoding that is said.
bool decodes(const MemberRef& member) {
    return member.className == "java/lang/String" && member.name == "<init>" &&
           member.descriptor.starts_with("([B");
}

bool isPure(const MemberRef& member) {
    if (member.className[0] == '[') return member.name == "clone";
    if (isAmong(kAllowed, member)) return true;
    const bool isThrowable = member.className == "java/lang/Throwable" ||
                             member.className.ends_with("Exception") ||
                             member.className.ends_with("Error");
    if (isThrowable && std::ranges::find(kOfThrowables, member.name) != std::end(kOfThrowables))
        return true;
    return std::ranges::find(kPure, member.className) != std::end(kPure) &&
           !isAmong(kAsking, member) && !tellsOfObjects(member) && !decodes(member);
}

// It may call a method of the program's by a type of the JDK's.
bool callsBack(const MemberRef& member) {
    return member.className.starts_with("java/util/") || has(member, "Ljava/lang/Object;") ||
           has(member, "Ljava/lang/CharSequence;") || has(member, "Ljava/lang/Comparable;") ||
           has(member, "Ljava/lang/Iterable;");
}

// They say what has failed, in some locale or other.
constexpr std::string_view kOfTests[] = {"org/junit/",  "junit/framework/", "org/opentest4j/",
                                         "org/testng/", "org/clew/api/",    "gov/nasa/jpf/"};

bool isText(const std::string& descriptor) {
    return descriptor.size() == 1 || descriptor == "Ljava/lang/String;" ||
           boxedBy(descriptor) != BasicType::Void;
}

bool takesObjects(const MemberRef& member) {
    return !std::ranges::all_of(parseMethodSignature(member.descriptor).parameters, isText);
}

// What may be executed, from one method on.
class Reached {
  public:
    Reached(Linker& linker, bool isTest) : linker_(linker), isTest_(isTest) {
        const std::lock_guard lock(linker_.mutex());
        for (const Class* type : linker_.classes())
            if (!type->fromJdk && type->file && type->location != "VM" &&
                !isOfTests(type->name.view()))
                addClass(*type);
    }

    // What the first instruction that is not known names, or its method; empty: there is none.
    std::string asks(std::span<const Method* const> from) {
        for (const Method* method : from) add(*method);
        while (!pending_.empty()) {
            const Method& method = *pending_.back();
            pending_.pop_back();
            asked_ = vm::types::externalName(method.holder->name.view()) + "." +
                     std::string(method.name.view());
            if (!isKnown(method)) return asked_;
        }
        return {};
    }

  private:
    bool isOfTests(std::string_view name) const {
        return isTest_ && std::ranges::any_of(kOfTests, [&](std::string_view package) {
                   return name.starts_with(package);
               });
    }

    void add(const Method& method) {
        if (seen_.insert(&method).second) pending_.push_back(&method);
    }

    void addClass(const Class& type) {
        program_.push_back(&type);
        for (const Method& method : type.methods)
            if (method.isClassInitializer) add(method);
        for (const Method* called : called_) addOverriding(*called, type);
        if (hasCallbacks_) addCallbacksOf(type);
    }

    // Of the program, with what overrides it.
    void addCalled(const Method& called) {
        add(called);
        if (called.isStatic() || called.isInitializer || called.accessFlags & access::Private)
            return;
        if (!called_.insert(&called).second) return;
        for (const Class* type : program_) addOverriding(called, *type);
    }

    void addOverriding(const Method& called, const Class& type) {
        if (const Method* other = type.findDeclaredMethod(called.name, called.descriptor))
            add(*other);
    }

    // What the JDK may call, or a library of tests.
    void addCallbacks() {
        if (std::exchange(hasCallbacks_, true)) return;
        for (const Class* type : program_) addCallbacksOf(*type);
    }

    // Methods that are declared by a type of theirs.
    void addCallbacksOf(const Class& type) {
        for (const Method& method : type.methods) {
            const auto declares = [&](const Class* above) {
                return (above->fromJdk || isOfTests(above->name.view())) &&
                       above->findDeclaredMethod(method.name, method.descriptor);
            };
            if (!method.isStatic() && !method.isInitializer &&
                (std::ranges::any_of(type.superChain, declares) ||
                 std::ranges::any_of(type.allInterfaces, declares)))
                add(method);
        }
    }

    bool isKnown(const Method& method) {
        if (method.isAbstract()) return true; // those that implement it count
        if (!method.info || !method.info->code) return false;
        const BytecodeReader reader(method.info->code->bytecode);
        const ConstantPool& constants = method.holder->file->constants;
        return std::ranges::all_of(
            vm::interpreter::codeOf(method).bytecodeIndex, [&](std::uint16_t at) {
                switch (reader.opcode(at)) {
                    case op::invokevirtual:
                    case op::invokespecial:
                    case op::invokestatic:
                    case op::invokeinterface:
                        return isKnownCall(constants.member(reader.index(at)));
                    case op::getstatic:
                    case op::putstatic:
                        return isKnownField(constants.member(reader.index(at)));
                    case op::invokedynamic: {
                        const MethodSignature concat =
                            parseMethodSignature(constants.dynamic(reader.index(at)).descriptor);
                        return concat.result == "Ljava/lang/String;" &&
                               std::ranges::all_of(concat.parameters, isText);
                    }
                    case op::ldc:
                    case op::ldc_w:
                    case op::ldc2_w:
                        return constants.kind(reader.loadedConstant(at)) != ConstantKind::Dynamic;
                    default:
                        return true;
                }
            });
    }

    const Class* ofProgram(std::string_view name) {
        const auto found = std::ranges::find_if(
            program_, [&](const Class* type) { return type->name.view() == name; });
        if (found != program_.end()) return *found;
        if (isOfTests(name)) return nullptr;
        if (name[0] == '[' || name.starts_with("java/")) return nullptr;
        try {
            const Class& type = linker_.load(name); // nothing has needed it until now
            if (type.fromJdk) return nullptr;
            addClass(type);
            return &type;
        } catch (const vm::types::LinkageError&) {
            return nullptr;
        }
    }

    bool isKnownCall(const MemberRef& member) {
        if (const Class* owner = ofProgram(member.className)) {
            const Method* called = owner->methodNamed(member.name, member.descriptor);
            if (!called) return false;
            if (!called->holder->fromJdk) {
                addCalled(*called);
                return true;
            }
            // It is inherited: enums' and exceptions' methods, and those of Object.
            return isKnownCall({called->holder->name.view(), member.name, member.descriptor});
        }
        if (!isOfTests(member.className) && !isPure(member)) {
            asked_ = vm::types::externalName(member.className) + "." + std::string(member.name);
            return false;
        }
        const bool isOfTest = isOfTests(member.className);
        if (isOfTest ? takesObjects(member) : callsBack(member)) addCallbacks();
        return true;
    }

    bool isKnownField(const MemberRef& member) {
        return ofProgram(member.className) || isOfTests(member.className) ||
               std::ranges::find(kPure, member.className) != std::end(kPure);
    }

    Linker& linker_;
    const bool isTest_;
    std::string asked_;
    std::vector<const Class*> program_;
    std::set<const Method*> called_; // that can be overridden
    std::set<const Method*> seen_;
    std::vector<const Method*> pending_;
    bool hasCallbacks_ = false;
};

} // namespace

bool dependsOnInputsAlone(const Method& method, Linker& linker) {
    return Reached(linker, false).asks(std::array{&method}).empty();
}

std::string askedByTest(const std::vector<const Method*>& methods, Linker& linker) {
    return Reached(linker, true).asks(methods);
}

} // namespace clew::search::generate
