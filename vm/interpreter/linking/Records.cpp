// java.lang.runtime.ObjectMethods: equals, hashCode and toString of a record, in the order in which
// the JDK's own implementation looks at the components.

#include "vm/interpreter/linking/Linkage.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Strings.h"

namespace clew::vm::interpreter {
namespace {

using classfile::ConstantKind;
using classfile::MemberRef;

struct Record {
    std::string className;
    std::vector<std::string> names;
    std::vector<MemberRef> components;
};

void pushComponent(MethodAssembler& code, const Record& record, const MemberRef& component,
                   unsigned local) {
    code.load("L", local);
    code.getField(record.className, component.name, component.descriptor);
}

// Equal, by instance or by components; the last component is compared first.
void assembleEquals(MethodAssembler& code, const Record& record) {
    code.returnEquality(record.className, [&](unsigned other, MethodAssembler::Label different) {
        for (auto component = record.components.rbegin(); component != record.components.rend();
             ++component) {
            pushComponent(code, record, *component, 0);
            pushComponent(code, record, *component, other);
            switch (component->descriptor[0]) {
                case 'J':
                    code.emit(op::lcmp);
                    code.branch(op::ifne, different);
                    break;
                case 'F':
                    code.invokeStatic("java/lang/Float", "compare", "(FF)I");
                    code.branch(op::ifne, different);
                    break;
                case 'D':
                    code.invokeStatic("java/lang/Double", "compare", "(DD)I");
                    code.branch(op::ifne, different);
                    break;
                case 'L':
                case '[':
                    code.invokeStatic("java/util/Objects", "equals",
                                      "(Ljava/lang/Object;Ljava/lang/Object;)Z");
                    code.branch(op::ifeq, different);
                    break;
                default:
                    code.branch(op::if_icmpne, different);
            }
        }
    });
}

void assembleHashCode(MethodAssembler& code, const Record& record) {
    code.pushInt(0);
    for (const MemberRef& component : record.components) {
        code.pushInt(31);
        code.emit(op::imul);
        pushComponent(code, record, component, 0);
        if (isPrimitive(component.descriptor)) {
            code.invokeStatic(boxOf(component.descriptor[0]), "hashCode",
                              "(" + std::string(component.descriptor) + ")I");
        } else {
            code.invokeStatic("java/util/Objects", "hashCode", "(Ljava/lang/Object;)I");
        }
        code.emit(op::iadd);
    }
    code.result("I");
}

// Class.getSimpleName().
std::string simpleName(const Class& record) {
    for (const classfile::InnerClass& inner : record.file->innerClasses) {
        if (inner.inner == record.file->name) return std::string(inner.innerName);
    }
    const std::string_view name = record.file->name;
    const std::size_t slash = name.rfind('/');
    return std::string(slash == std::string_view::npos ? name : name.substr(slash + 1));
}

ConcatPlan planToString(const LinkRequest& request, const Record& record) {
    ConcatPlan plan;
    std::u16string literal = objects::utf16(simpleName(request.host)) + u"[";
    for (std::size_t i = 0; i < record.components.size(); ++i) {
        literal += objects::utf16(record.names[i]) + u"=";
        plan.pieces.emplace_back().literal = literal;
        const char first = record.components[i].descriptor[0];
        plan.pieces.emplace_back().type = first == 'Z' || first == 'C' || first == 'J'   ? first
                                          : first == 'B' || first == 'S' || first == 'I' ? 'I'
                                                                                         : 'L';
        literal = u", ";
    }
    if (record.components.empty()) {
        literal += u"]";
    } else {
        literal = u"]";
    }
    plan.pieces.emplace_back().literal = literal;
    return plan;
}

void assembleToString(MethodAssembler& code, const LinkRequest& request, const Record& record,
                      const std::string& join) {
    std::string parameters;
    for (const MemberRef& component : record.components) {
        pushComponent(code, record, component, 0);
        const std::string_view descriptor = component.descriptor;
        if (!isPrimitive(descriptor) && request.vm.jdkFeature < 21) {
            code.invokeStatic("java/util/Objects", "toString",
                              "(Ljava/lang/Object;)Ljava/lang/String;");
            parameters += "Ljava/lang/String;";
            continue;
        }
        const char type = convertForJoin(code, descriptor);
        parameters += type == 'L' ? "Ljava/lang/String;" : std::string(1, type);
    }
    code.invokeStatic(join, "join", "(" + parameters + ")Ljava/lang/String;");
    code.result("Ljava/lang/String;");
}

} // namespace

bool linkRecordMethod(const LinkRequest& request, CallSite& site) {
    if (request.bootstrap.className != "java/lang/runtime/ObjectMethods" ||
        request.bootstrap.name != "bootstrap" || request.arguments.size() < 2 ||
        request.kindOf(0) != ConstantKind::Class || request.kindOf(1) != ConstantKind::String ||
        request.constants().className(request.arguments[0]) != request.host.file->name) {
        return false;
    }
    Record record;
    record.className = request.nameOf(request.host.file->name);
    const std::string names =
        objects::fromModifiedUtf8(request.constants().string(request.arguments[1]));
    for (std::size_t from = 0; from < names.size();) {
        const std::size_t end = std::min(names.find(';', from), names.size());
        record.names.push_back(names.substr(from, end - from));
        from = end + 1;
    }
    for (std::size_t i = 2; i < request.arguments.size(); ++i) {
        if (request.kindOf(i) != ConstantKind::MethodHandle) return false;
        const auto handle = request.constants().methodHandle(request.arguments[i]);
        const MemberRef field = request.constants().member(handle.memberIndex);
        if (handle.kind != classfile::ReferenceKind::GetField ||
            field.className != request.host.file->name)
            return false;
        record.components.push_back(field);
    }
    if (record.names.size() != record.components.size()) return false;

    const auto flags = access::Final | access::Super | access::Synthetic;
    ClassAssembler assembler(freshName(request.sites, request.host, "Record"), flags);
    const bool isToString = request.name == "toString";
    ConcatPlan plan;
    if (isToString) {
        plan = planToString(request, record);
        addJoin(assembler, "join", plan);
    }
    MethodAssembler& code = assembler.method(access::Static, request.name, request.descriptor);
    if (isToString) {
        assembleToString(code, request, record, assembler.name());
    } else if (request.name == "equals") {
        assembleEquals(code, record);
    } else if (request.name == "hashCode") {
        assembleHashCode(code, record);
    } else {
        return false;
    }
    Class& made = install(request.vm, assembler, request.host, true);
    if (isToString) bindJoin(request.vm, request.sites, made, "join", std::move(plan));
    site.target = methodNamed(made, request.name);
    return true;
}

} // namespace clew::vm::interpreter
