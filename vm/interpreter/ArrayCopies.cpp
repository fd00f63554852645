#include "vm/interpreter/ArrayCopies.h"

#include "vm/Vm.h"
#include "vm/interpreter/linking/ClassAssembler.h"
#include "vm/interpreter/linking/Linkage.h"

namespace clew::vm::interpreter {
namespace {

using values::BasicType;

constexpr const char* kCopy = "copy";
constexpr const char* kCopyAll = "copyAll";

struct ElementType {
    std::string array; // descriptor
    op::Opcode load, store;
};

ElementType elementTypeOf(BasicType type) {
    switch (type) {
        case BasicType::Boolean:
            return {"[Z", op::baload, op::bastore};
        case BasicType::Byte:
            return {"[B", op::baload, op::bastore};
        case BasicType::Char:
            return {"[C", op::caload, op::castore};
        case BasicType::Short:
            return {"[S", op::saload, op::sastore};
        case BasicType::Int:
            return {"[I", op::iaload, op::iastore};
        case BasicType::Long:
            return {"[J", op::laload, op::lastore};
        case BasicType::Float:
            return {"[F", op::faload, op::fastore};
        case BasicType::Double:
            return {"[D", op::daload, op::dastore};
        default:
            return {"[Ljava/lang/Object;", op::aaload, op::aastore};
    }
}

enum Local : unsigned { kSource, kFrom, kTarget, kTo, kLength, kIndex };

// target[to + index] = source[from + index]
void copyElement(MethodAssembler& code, const ElementType& type) {
    code.load(type.array, kTarget);
    code.load("I", kTo);
    code.load("I", kIndex);
    code.emit(op::iadd);
    code.load(type.array, kSource);
    code.load("I", kFrom);
    code.load("I", kIndex);
    code.emit(op::iadd);
    code.emit(type.load);
    code.emit(type.store);
}

void addCopy(ClassAssembler& assembler, const ElementType& type) {
    MethodAssembler& code =
        assembler.method(access::Static, kCopy, "(" + type.array + "I" + type.array + "II)V");
    code.newLocal(type.array), code.newLocal("I"), code.newLocal(type.array), code.newLocal("I"),
        code.newLocal("I");
    code.newLocal("I"); // index
    const auto forwards = code.newLabel(), next = code.newLabel(), previous = code.newLabel(),
               done = code.newLabel();
    code.load(type.array, kSource);
    code.load(type.array, kTarget);
    code.branch(op::if_acmpne, forwards);
    code.load("I", kFrom);
    code.load("I", kTo);
    code.branch(op::if_icmpge, forwards);

    code.load("I", kLength);
    code.store("I", kIndex);
    code.bind(previous);
    code.load("I", kIndex);
    code.branch(op::ifle, done);
    code.load("I", kIndex);
    code.pushInt(-1);
    code.emit(op::iadd);
    code.store("I", kIndex);
    copyElement(code, type);
    code.branch(op::goto_, previous);

    code.bind(forwards);
    code.pushInt(0);
    code.store("I", kIndex);
    code.bind(next);
    code.load("I", kIndex);
    code.load("I", kLength);
    code.branch(op::if_icmpge, done);
    copyElement(code, type);
    code.load("I", kIndex);
    code.pushInt(1);
    code.emit(op::iadd);
    code.store("I", kIndex);
    code.branch(op::goto_, next);

    code.bind(done);
    code.result("V");
}

void addCopyAll(ClassAssembler& assembler, const ElementType& type) {
    constexpr unsigned kAllTarget = 1;
    MethodAssembler& code = assembler.method(access::Static, kCopyAll,
                                             "(" + type.array + type.array + ")Ljava/lang/Object;");
    code.newLocal(type.array), code.newLocal(type.array);
    code.load(type.array, kSource);
    code.pushInt(0);
    code.load(type.array, kAllTarget);
    code.pushInt(0);
    code.load(type.array, kSource);
    code.emit(op::arraylength);
    code.invokeStatic(assembler.name(), kCopy, "(" + type.array + "I" + type.array + "II)V");
    code.load(type.array, kAllTarget);
    code.result("Ljava/lang/Object;");
}

const Method& methodOf(Vm& vm, BasicType elements, const char* name) {
    const ElementType type = elementTypeOf(elements);
    CallSites& sites = *vm.callSites;
    std::lock_guard lock(sites.tables().adaptersMutex);
    const Method*& known = sites.tables().adapters[std::string(name) + type.array];
    if (!known) {
        const Class& host = *vm.linker->known.system;
        ClassAssembler assembler(freshName(sites, host, "ArrayCopy"),
                                 access::Final | access::Super | access::Synthetic);
        addCopy(assembler, type);
        addCopyAll(assembler, type);
        known = methodNamed(install(vm, assembler, host, false), name);
    }
    return *known;
}

} // namespace

const Method& arrayCopy(Vm& vm, BasicType elements) {
    return methodOf(vm, elements, kCopy);
}
const Method& arrayCopyAll(Vm& vm, BasicType elements) {
    return methodOf(vm, elements, kCopyAll);
}

} // namespace clew::vm::interpreter
