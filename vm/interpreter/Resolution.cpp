// The first execution of an instruction that refers to the constant pool: resolution (JVMS 5.4.3),
// access checks, and the replacement by the quick form.

#include <algorithm>
#include <boost/container/small_vector.hpp>
#include <span>

#include "vm/Vm.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Sharing.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/interpreter/linking/CallSites.h"

namespace clew::vm::interpreter {

using types::Class;
using types::Field;
using types::LinkageError;
using values::BasicType;
using enum Operation;

namespace {

constexpr Operation kUnresolved[] = {
    LdcUnresolved,           GetStaticUnresolved,    PutStaticUnresolved,
    GetFieldUnresolved,      PutFieldUnresolved,     InvokeVirtualUnresolved,
    InvokeSpecialUnresolved, InvokeStaticUnresolved, InvokeInterfaceUnresolved,
    InvokeDynamicUnresolved, NewUnresolved,          NewReferenceArrayUnresolved,
    NewMultiArrayUnresolved, CheckCastUnresolved,    InstanceOfUnresolved};

bool isUnresolved(Operation op) {
    return std::ranges::find(kUnresolved, op) != std::end(kUnresolved);
}

// Once: another worker may have done so in the meantime, and others execute the quick form by now.
template <class SetOperands>
void quickenOnce(types::Linker& linker, Instruction& at, Operation op, SetOperands&& setOperands) {
    const std::lock_guard lock(linker.mutex());
    if (!isUnresolved(static_cast<Operation>(operationOf(at)))) return;
    setOperands();
    std::atomic_ref(at.op).store(static_cast<std::uint16_t>(op), std::memory_order_release);
}

void quicken(types::Linker& linker, Instruction& at, Operation op, const void* pointer,
             std::uint16_t a = 0) {
    quickenOnce(linker, at, op, [&] {
        std::atomic_ref(at.pointer).store(pointer, std::memory_order_relaxed);
        std::atomic_ref(at.a).store(a, std::memory_order_relaxed);
    });
}

void quickenConstant(types::Linker& linker, Instruction& at, Operation op, Slot value) {
    quickenOnce(linker, at, op, [&] {
        std::atomic_ref(at.bits).store(static_cast<std::int64_t>(value), std::memory_order_relaxed);
    });
}

bool isPrivileged(const Class& accessor) {
    return accessor.fromJdk && accessor.location == "VM";
}

bool mayAccessClass(const Class& from, const Class& to) {
    const Class* base = &to;
    while (base->isArray()) base = base->element;
    return base->isPrimitive() || base->accessFlags & classfile::access::Public ||
           from.samePackage(*base) || isPrivileged(from);
}

template <class Member>
bool mayAccessMember(types::Linker& linker, Class& from, const Member& member, const Class& named) {
    if (member.accessFlags & classfile::access::Public || isPrivileged(from)) return true;
    if (member.accessFlags & classfile::access::Private)
        return member.holder == &from || (from.isHiddenClass && from.host == member.holder) ||
               &linker.nestHost(from) == &linker.nestHost(*member.holder);
    if (from.samePackage(*member.holder)) return true;
    if (!(member.accessFlags & classfile::access::Protected)) return false;
    if (named.isArray()) return true; // clone() of an array
    return from.isSubclassOf(*member.holder);
}

// Where two classes are, in HotSpot's words at the end of access errors.
std::string place(const Class& klass) {
    if (klass.module.view().empty()) return "unnamed module of loader 'app'";
    return "module " + klass.module.str() + " of loader " +
           (klass.module.view() == "java.base" ? "'bootstrap'" : "'platform'");
}
std::string places(const Class& first, const Class& second) {
    if (place(first) == place(second))
        return " (" + first.externalName() + " and " + second.externalName() + " are in " +
               place(first) + ")";
    return " (" + first.externalName() + " is in " + place(first) + "; " + second.externalName() +
           " is in " + place(second) + ")";
}

// A class of clew's own API, as far as it has it.
bool isOfApi(std::string_view className) {
    static constexpr std::string_view kPackages[] = {"gov/nasa/jpf/", "org/sosy_lab/sv_benchmarks/",
                                                     "fi/hut/ics/lime/tester/"};
    return std::ranges::any_of(
        kPackages, [&](std::string_view package) { return className.starts_with(package); });
}

// What `safe` rests on once the program itself has called this: methods whose names begin so.
struct Assuming {
    std::string_view className, method;
    Approximation assumed;
};
constexpr Assuming kAssuming[] = {
    {"java/lang/Runtime", "availableProcessors", Approximation::Processors},
};

void noteAssumption(Vm& vm, const Class& from, const Method& called) {
    if (from.fromJdk || !called.holder->fromJdk) return;
    for (const Assuming& row : kAssuming)
        if (called.holder->name.view() == row.className &&
            called.name.view().starts_with(row.method))
            vm.approximated(row.assumed, rowOf(row.assumed).hasDetail()
                                             ? std::to_string(vm.options.processors)
                                             : std::string());
}

// The program itself makes a reference that a JVM may clear.
void noteReference(Vm& vm, const Class& from, const Class& made) {
    if (from.fromJdk) return;
    if (made.isSubclassOf(vm.linker->load("java/lang/ref/Reference")) ||
        made.name.view() == "java/util/WeakHashMap")
        vm.approximated(Approximation::ReferencesKept);
}

Class& resolveClass(types::Linker& linker, Class& from, std::string_view name) {
    if (from.isHiddenClass && from.file && name == from.file->name) return from;
    Class& found = linker.load(name, from);
    if (!mayAccessClass(from, found))
        throw LinkageError("java/lang/IllegalAccessError",
                           "failed to access class " + found.externalName() + " from class " +
                               from.externalName() + places(found, from));
    return found;
}

} // namespace

void Interpreter::resolveField(Frame& frame, Instruction& at) {
    Class& from = *frame.method->holder;
    const auto ref = from.file->constants.member(static_cast<std::uint16_t>(at.b));
    Class& named = resolveClass(*vm_.linker, from, ref.className);
    const Field* field =
        named.findField(types::Symbol::of(ref.name), types::Symbol::of(ref.descriptor));
    if (!field) {
        if (isOfApi(ref.className))
            vm_.approximated(Approximation::MissingInApi,
                             "field " + named.externalName() + "." + std::string(ref.name));
        throw LinkageError("java/lang/NoSuchFieldError",
                           vm_.jdkFeature < 21
                               ? std::string(ref.name)
                               : "Class " + named.externalName() + " does not have member field '" +
                                     types::externalType(ref.descriptor) + " " +
                                     std::string(ref.name) + "'");
    }
    const auto op = static_cast<Operation>(operationOf(at));
    if (!isUnresolved(op)) return; // another worker has resolved it
    const bool wantsStatic = op == GetStaticUnresolved || op == PutStaticUnresolved;
    const bool isWrite = op == PutStaticUnresolved || op == PutFieldUnresolved;
    if (!mayAccessMember(*vm_.linker, from, *field, named)) {
        const char* kind = field->accessFlags & classfile::access::Private     ? "private "
                           : field->accessFlags & classfile::access::Protected ? "protected "
                                                                               : "";
        throw LinkageError("java/lang/IllegalAccessError",
                           "class " + from.externalName() + " tried to access " + kind + "field " +
                               field->holder->externalName() + "." +
                               std::string(field->name.view()) + places(from, *field->holder));
    }
    if (field->isStatic() != wantsStatic)
        throw LinkageError("java/lang/IncompatibleClassChangeError",
                           std::string("Expected ") + (wantsStatic ? "static" : "non-static") +
                               " field " + field->holder->externalName() + "." +
                               std::string(field->name.view()));
    if (wantsStatic && field->holder->hasNoInitializationEffect)
        vm_.frameMaps->verify(*field->holder);
    if (isWrite && field->isFinal() && !isPrivileged(from)) {
        const bool inInitializer =
            field->isStatic() ? frame.method->isClassInitializer : frame.method->isInitializer;
        if (field->holder != &from || (!inInitializer && from.file->majorVersion >= 53))
            throw LinkageError(
                "java/lang/IllegalAccessError",
                std::string("Update to ") + (wantsStatic ? "static" : "non-static") +
                    " final field " + field->holder->externalName() + "." +
                    std::string(field->name.view()) + " attempted from a different " +
                    (field->holder == &from
                         ? "method (" + std::string(frame.method->name.view()) +
                               ") than the initializer method " +
                               (wantsStatic ? "<clinit> " : "<init> ")
                         : "class (" + from.externalName() + ") than the field's declaring class"));
    }
    static constexpr Operation kGetStatic[] = {GetStaticByte,  GetStaticByte, GetStaticChar,
                                               GetStaticShort, GetStaticInt,  GetStaticLong,
                                               GetStaticInt,   GetStaticLong, GetStaticInt};
    static constexpr Operation kPutStatic[] = {PutStaticByte,  PutStaticByte, PutStaticShort,
                                               PutStaticShort, PutStaticInt,  PutStaticLong,
                                               PutStaticInt,   PutStaticLong, PutStaticReference};
    static constexpr Operation kGet[] = {GetByte, GetByte, GetChar, GetShort, GetInt,
                                         GetLong, GetInt,  GetLong, GetInt};
    static constexpr Operation kGetLocal[] = {GetByteLocal,  GetByteLocal, GetCharLocal,
                                              GetShortLocal, GetIntLocal,  GetLongLocal,
                                              GetIntLocal,   GetLongLocal, GetIntLocal};
    static constexpr Operation kPut[] = {PutByte, PutByte, PutShort, PutShort,    PutInt,
                                         PutLong, PutInt,  PutLong,  PutReference};
    static constexpr Operation kPutLocal[] = {PutByteLocal,  PutByteLocal, PutShortLocal,
                                              PutShortLocal, PutIntLocal,  PutLongLocal,
                                              PutIntLocal,   PutLongLocal, PutReference};
    const auto type = static_cast<std::size_t>(field->type);
    // Until the quick form is in its place nobody finds out that the field is visible
    // (finalWritten).
    const std::lock_guard lock(vm_.linker->mutex());
    const bool local = !field->isVolatile() && !mayBeVisible(*field);
    Operation quick;
    switch (op) {
        case GetStaticUnresolved:
            quick = kGetStatic[type];
            break;
        case PutStaticUnresolved:
            quick = kPutStatic[type];
            break;
        case GetFieldUnresolved:
            quick = local ? kGetLocal[type] : kGet[type];
            break;
        default:
            quick = local ? kPutLocal[type] : kPut[type];
            break;
    }
    quicken(*vm_.linker, at, quick, field);
}

void Interpreter::resolveMethod(Frame& frame, Instruction& at) {
    Class& from = *frame.method->holder;
    const auto index = static_cast<std::uint16_t>(at.b);
    const auto ref = from.file->constants.member(index);
    const bool isInterfaceRef =
        from.file->constants.kind(index) == classfile::ConstantKind::InterfaceMethodref;
    Class& named = resolveClass(*vm_.linker, from, ref.className);
    const auto name = types::Symbol::of(ref.name), descriptor = types::Symbol::of(ref.descriptor);
    const auto op = static_cast<Operation>(operationOf(at));
    if (!isUnresolved(op)) return; // another worker has resolved it
    if (isInterfaceRef != named.isInterface()) {
        std::string message =
            "Method '" + types::externalMethod(named.name.view(), ref.name, ref.descriptor) +
            "' must be " + (named.isInterface() ? "InterfaceMethodref" : "Methodref") + " constant";
        if (op == InvokeVirtualUnresolved && !isInterfaceRef)
            message = "Found interface " + named.externalName() + ", but class was expected";
        if (op == InvokeInterfaceUnresolved && isInterfaceRef)
            message = "Found class " + named.externalName() + ", but interface was expected";
        throw LinkageError("java/lang/IncompatibleClassChangeError", message);
    }
    const Method* method = isInterfaceRef ? named.findInterfaceMethod(name, descriptor)
                                          : named.findMethod(name, descriptor);
    if (!method) {
        const std::string missing =
            types::externalMethod(named.name.view(), ref.name, ref.descriptor);
        if (isOfApi(ref.className)) vm_.approximated(Approximation::MissingInApi, missing);
        throw LinkageError("java/lang/NoSuchMethodError", "'" + missing + "'");
    }
    noteAssumption(vm_, from, *method);
    if (!mayAccessMember(*vm_.linker, from, *method, named)) {
        const char* kind = method->isPrivate()                                  ? "private "
                           : method->accessFlags & classfile::access::Protected ? "protected "
                                                                                : "";
        throw LinkageError("java/lang/IllegalAccessError", "class " + from.externalName() +
                                                               " tried to access " + kind +
                                                               "method '" + method->externalName() +
                                                               "'" + places(from, *method->holder));
    }
    auto mismatch = [&](const char* expected) {
        return LinkageError("java/lang/IncompatibleClassChangeError",
                            std::string(expected) + " method '" + method->externalName() + "'");
    };
    if (method->isSignaturePolymorphic) {
        quicken(*vm_.linker, at, InvokePolymorphic, method);
        return;
    }
    if (op == InvokeStaticUnresolved) {
        if (!method->isStatic()) throw mismatch("Expected static");
        const Class& holder = *method->holder;
        if (holder.hasNoInitializationEffect) vm_.frameMaps->verify(holder);
        const bool ready =
            holder.hasNoInitializationEffect || holder.initializedAtBoot ||
            (&holder == &from && !frame.method->isClassInitializer && !from.isInterface());
        quicken(*vm_.linker, at, ready ? InvokeStaticReady : InvokeStatic, method,
                method->argumentSlots);
        return;
    }
    if (method->isStatic())
        throw mismatch(op == InvokeInterfaceUnresolved ? "Expected instance not static"
                                                       : "Expecting non-static");
    if (op == InvokeSpecialUnresolved) {
        // JVMS 6.5: for a superclass's method, the nearest implementation above the current class.
        const Method* selected = method;
        if (!isPrivileged(from) && !method->isInitializer && !method->isPrivate() &&
            &named != &from && !named.isInterface() && from.super && from.isSubclassOf(named)) {
            if (const Method* nearest = from.super->select(*method)) selected = nearest;
        }
        if (selected->isAbstract())
            throw LinkageError("java/lang/AbstractMethodError",
                               "'" + selected->externalName() + "'");
        quicken(*vm_.linker, at, InvokeDirect, selected, method->argumentSlots);
        return;
    }
    if (op == InvokeInterfaceUnresolved) {
        if (method->isPrivate())
            quicken(*vm_.linker, at, InvokeDirect, method, method->argumentSlots);
        else if (method->interfaceId >= 0)
            quicken(*vm_.linker, at, InvokeInterface, method, method->argumentSlots);
        else
            quicken(*vm_.linker, at, InvokeSelect, method,
                    method->argumentSlots); // a method of Object
        return;
    }
    if (method->isPrivate() ||
        (method->isFinal() && !method->isAbstract() && method->interfaceId < 0))
        quicken(*vm_.linker, at, InvokeDirect, method, method->argumentSlots);
    else if (method->vtableIndex >= 0)
        quicken(*vm_.linker, at, InvokeVirtual, method, method->argumentSlots);
    else
        quicken(*vm_.linker, at, InvokeSelect, method, method->argumentSlots);
}

void Interpreter::resolveConstant(Frame& frame, Instruction& at) {
    Class& from = *frame.method->holder;
    const auto& pool = from.file->constants;
    const auto index = static_cast<std::uint16_t>(at.b);
    using classfile::ConstantKind;
    switch (pool.kind(index)) {
        case ConstantKind::Integer:
            return quickenConstant(*vm_.linker, at, Const, values::fromInt(pool.integer(index)));
        case ConstantKind::Float:
            return quickenConstant(*vm_.linker, at, Const, pool.floatBits(index));
        case ConstantKind::Long:
            return quickenConstant(*vm_.linker, at, Const2,
                                   values::fromLong(pool.longInteger(index)));
        case ConstantKind::Double:
            return quickenConstant(*vm_.linker, at, Const2, pool.doubleBits(index));
        case ConstantKind::String:
            return quickenConstant(*vm_.linker, at, Const,
                                   vm_.internModifiedUtf8(pool.string(index)));
        case ConstantKind::Class:
            return quickenConstant(*vm_.linker, at, Const,
                                   resolveClass(*vm_.linker, from, pool.className(index)).mirror);
        default:
            quicken(*vm_.linker, at, InvokeStatic, vm_.callSites->linkConstant(from, index).target,
                    0);
    }
}

Interpreter::Step Interpreter::resolve(Frame& frame, Instruction& at) {
    try {
        Class& from = *frame.method->holder;
        auto named = [&]() -> Class& {
            return resolveClass(*vm_.linker, from,
                                from.file->constants.className(static_cast<std::uint16_t>(at.b)));
        };
        switch (static_cast<Operation>(operationOf(at))) {
            case LdcUnresolved:
                resolveConstant(frame, at);
                break;
            case GetStaticUnresolved:
            case PutStaticUnresolved:
            case GetFieldUnresolved:
            case PutFieldUnresolved:
                resolveField(frame, at);
                break;
            case InvokeVirtualUnresolved:
            case InvokeSpecialUnresolved:
            case InvokeStaticUnresolved:
            case InvokeInterfaceUnresolved:
                resolveMethod(frame, at);
                break;
            case InvokeDynamicUnresolved: {
                const Code& code = *frame.method->code.load();
                const CallSite& site = vm_.callSites->link(*frame.method, code.indexOf(&at),
                                                           static_cast<std::uint16_t>(at.b));
                if (site.constant != 0)
                    quickenConstant(*vm_.linker, at, Const, site.constant);
                else
                    quicken(*vm_.linker, at, InvokeStatic, site.target, site.target->argumentSlots);
                break;
            }
            case NewUnresolved: {
                Class& klass = named();
                if (klass.isInterface() || klass.isAbstract() || klass.isArray())
                    throw LinkageError("java/lang/InstantiationError", klass.externalName());
                noteReference(vm_, from, klass);
                if (klass.hasNoInitializationEffect) vm_.frameMaps->verify(klass);
                quicken(*vm_.linker, at,
                        klass.hasNoInitializationEffect || klass.initializedAtBoot ? NewReady : New,
                        &klass);
                break;
            }
            case NewReferenceArrayUnresolved:
                quicken(*vm_.linker, at, NewArray, &vm_.linker->arrayOf(named()), 0);
                break;
            case NewMultiArrayUnresolved:
                quicken(*vm_.linker, at, NewMultiArray, &named(), at.a);
                break;
            case CheckCastUnresolved:
                quicken(*vm_.linker, at, CheckCast, &named());
                break;
            case InstanceOfUnresolved:
                quicken(*vm_.linker, at, InstanceOf, &named());
                break;
            default:
                break;
        }
    } catch (const LinkageError& error) {
        const std::string_view missing = error.what();
        if (error.exceptionClass == "java/lang/NoClassDefFoundError" && isOfApi(missing))
            vm_.approximated(Approximation::MissingInApi, "class " + types::externalName(missing));
        return throwLinkage(error);
    } catch (const types::NeedsLoading& needed) {
        return askLoader(needed);
    }
    return Step::Go;
}

Ref Interpreter::newMultiArray(const Class& klass, const Slot* lengths, unsigned dimensions) {
    boost::container::small_vector<std::uint32_t, 4> each(dimensions);
    std::ranges::transform(std::span(lengths, dimensions), each.begin(),
                           [](Slot length) { return static_cast<std::uint32_t>(length); });
    const Ref array = state_.allocateArrays(klass, {each.data(), each.size()});
    if (array == 0) throw OutOfMemory{};
    return array;
}

} // namespace clew::vm::interpreter
