#include "vm/interpreter/decode/Verification.h"

#include <unordered_map>

#include "vm/interpreter/decode/TypeCheck.h"
#include "vm/interpreter/decode/TypeFlow.h"

namespace clew::vm::interpreter {

namespace {

constexpr std::uint16_t kFirstWithMaps = 50, kFirstWithoutInference = 51;

// Answers from the classes that the Linker knows or loads. What the class file under verification
// calls itself is the class itself, even if it is hidden and cannot be found by name.
class LinkerHierarchy : public TypeHierarchy {
  public:
    LinkerHierarchy(const types::Class& self, types::Linker& linker)
        : self_(self), linker_(linker) {}
    bool isInterface(std::string_view className) override { return find(className).isInterface(); }
    bool isSubclass(std::string_view className, std::string_view superName) override {
        return find(className).isSubclassOf(find(superName));
    }
    bool isProtectedElsewhere(const classfile::MemberRef& member) override {
        const types::Class* named = self_.super;
        while (named && named->name.view() != member.className) named = named->super;
        if (!named) return false;
        const auto name = types::Symbol::of(member.name);
        const auto descriptor = types::Symbol::of(member.descriptor);
        const auto isElsewhere = [this](const auto* found) {
            return found && found->accessFlags & classfile::access::Protected &&
                   !found->holder->samePackage(self_);
        };
        return member.descriptor.starts_with('(') ? isElsewhere(named->findMethod(name, descriptor))
                                                  : isElsewhere(named->findField(name, descriptor));
    }

    bool constructorsMayTryAgain() override { // from JDK 22 on, which brought this class, too
        return linker_.image().findClass("java/lang/classfile/ClassFile").has_value();
    }

  private:
    const types::Class& find(std::string_view className) {
        if (className == self_.file->name) return self_;
        const types::Class*& found = known_[className];
        if (!found) found = &linker_.load(className, self_);
        return *found;
    }
    const types::Class& self_;
    types::Linker& linker_;
    std::unordered_map<std::string_view, const types::Class*> known_;
};

bool hasBytecode(const types::Method& method) {
    return method.info && method.info->code && method.holder->file;
}

void infer(const types::Method& method, TypeHierarchy& hierarchy) {
    const ControlFlow flow(*method.info->code);
    try {
        TypeFlow(*method.holder->file, *method.info, flow, &hierarchy).run();
    } catch (const TypeFlow::Error& error) {
        throw types::LinkageError("java/lang/VerifyError", error.what());
    }
}

void check(const types::Method& method, TypeHierarchy& hierarchy) {
    try {
        TypeCheck(*method.holder->file, *method.info, hierarchy).run();
    } catch (const TypeCheck::Error& error) {
        throw types::LinkageError("java/lang/VerifyError", error.what());
    } catch (const StackMapTable::Error& error) {
        throw types::LinkageError(
            error.isOfTypes ? "java/lang/VerifyError" : "java/lang/ClassFormatError", error.what());
    }
}

void verify(const types::Method& method, TypeHierarchy& hierarchy) {
    const classfile::MethodInfo& info = *method.info;
    if (!info.codeError.empty())
        throw types::LinkageError(
            info.codeErrorIsOfFormat ? "java/lang/ClassFormatError" : "java/lang/VerifyError",
            info.codeError);
    const std::uint16_t version = method.holder->file->majorVersion;
    if (version < kFirstWithMaps) return infer(method, hierarchy);
    try {
        check(method, hierarchy);
    } catch (const types::LinkageError& error) {
        const bool isOfCode = error.exceptionClass == "java/lang/VerifyError" ||
                              error.exceptionClass == "java/lang/ClassFormatError";
        if (version >= kFirstWithoutInference || !isOfCode) throw;
        infer(method, hierarchy);
    }
}

} // namespace

bool needsVerification(const types::Method& method) {
    return !method.holder->fromJdk && hasBytecode(method);
}

void verify(const types::Class& klass, types::Linker& linker) {
    LinkerHierarchy hierarchy(klass, linker);
    for (const types::Method& method : klass.methods)
        if (needsVerification(method)) verify(method, hierarchy);
}

void verify(const types::Method& method, types::Linker& linker) {
    LinkerHierarchy hierarchy(*method.holder, linker);
    verify(method, hierarchy);
}

} // namespace clew::vm::interpreter
