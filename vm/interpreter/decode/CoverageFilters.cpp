#include "vm/interpreter/decode/CoverageFilters.h"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

#include "vm/interpreter/decode/BytecodeReader.h"
#include "vm/interpreter/decode/Code.h"

namespace clew::vm::interpreter {

using namespace classfile;

namespace {

using Number = std::uint32_t;

// A method's instructions by number, the short forms (aload_0, ldc_w, goto_w) taken for the long
// ones.
class Instructions {
  public:
    Instructions(const types::Method& of, const std::vector<std::uint32_t>& starts)
        : method(of),
          file(*of.holder->file),
          code(*of.info->code),
          starts_(starts),
          reader_(code.bytecode) {}

    const types::Method& method;
    const ClassFile& file;
    const classfile::Code& code;

    Number size() const { return static_cast<Number>(starts_.size()); }
    Number numberAt(std::uint32_t bytecodeIndex) const {
        return static_cast<Number>(std::ranges::lower_bound(starts_, bytecodeIndex) -
                                   starts_.begin());
    }
    // A value that is no opcode behind the end.
    std::uint8_t opcode(Number i) const {
        if (i >= size()) return 0xff;
        const std::uint8_t opcode = reader_.opcode(starts_[i]);
        if (opcode >= op::iload_0 && opcode <= op::aload_3)
            return op::iload + (opcode - op::iload_0) / 4;
        if (opcode >= op::istore_0 && opcode <= op::astore_3)
            return op::istore + (opcode - op::istore_0) / 4;
        if (opcode == op::ldc_w) return op::ldc;
        if (opcode == op::goto_w) return op::goto_;
        return opcode;
    }
    std::uint32_t local(Number i) const { return reader_.local(starts_[i]); }
    // Of a jump; of a switch, that of the default.
    Number target(Number i) const {
        std::optional<std::uint32_t> first;
        reader_.forEachTarget(starts_[i], [&](std::uint32_t target) {
            if (!first) first = target;
        });
        return numberAt(*first);
    }
    MemberRef member(Number i) const { return file.constants.member(reader_.index(starts_[i])); }
    DynamicConstant dynamic(Number i) const {
        return file.constants.dynamic(reader_.index(starts_[i]));
    }

  private:
    const std::vector<std::uint32_t>& starts_;
    BytecodeReader reader_;
};

// Follows a pattern of instructions; once something does not fit, nothing does.
class Matcher {
  public:
    Matcher(const Instructions& code, Number at) : code_(code), at_(at) {}

    bool fits() const { return fits_; }
    Number at() const { return at_; } // the instruction behind the last that fitted
    Number last() const { return at_ - 1; }

    Matcher& any() {
        fits_ = fits_ && at_ < code_.size();
        ++at_;
        return *this;
    }
    Matcher& is(std::uint8_t opcode) {
        fits_ = fits_ && code_.opcode(at_) == opcode;
        ++at_;
        return *this;
    }
    Matcher& isOneOf(std::initializer_list<std::uint8_t> opcodes) {
        fits_ = fits_ && std::ranges::find(opcodes, code_.opcode(at_)) != opcodes.end();
        ++at_;
        return *this;
    }
    // A load or store of a local variable that must be the same wherever it is given.
    Matcher& local(std::uint8_t opcode, std::optional<std::uint32_t>& variable) {
        is(opcode);
        if (!fits_) return *this;
        if (!variable) variable = code_.local(last());
        fits_ = *variable == code_.local(last());
        return *this;
    }
    Matcher& member(std::uint8_t opcode, std::string_view owner, std::string_view name,
                    std::string_view descriptor = {}) {
        is(opcode);
        if (!fits_) return *this;
        const MemberRef found = code_.member(last());
        fits_ = found.className == owner && found.name == name &&
                (descriptor.empty() || found.descriptor == descriptor);
        return *this;
    }
    Matcher& require(bool condition) {
        fits_ = fits_ && condition;
        return *this;
    }

  private:
    const Instructions& code_;
    Number at_;
    bool fits_ = true;
};

void ignore(CoverageFilter& filter, Number from, Number last) {
    for (Number i = from; i <= last && i < filter.ignored.size(); ++i) filter.ignored[i] = true;
}

// ---- whole methods

constexpr std::initializer_list<std::uint8_t> kValueReturns = {
    op::ireturn, op::lreturn, op::freturn, op::dreturn, op::areturn};

bool isRecordMember(const Instructions& code) {
    const std::string_view name = code.method.info->name, descriptor = code.method.info->descriptor;
    std::optional<std::uint32_t> self = 0;
    if (descriptor.starts_with("()")) {
        Matcher accessor(code, 0);
        accessor.local(op::aload, self).is(op::getfield);
        if (accessor.fits() &&
            accessor.require(code.member(1).name == name).isOneOf(kValueReturns).fits())
            return true;
    }
    const bool isEquals = name == "equals" && descriptor == "(Ljava/lang/Object;)Z";
    if (!isEquals && !(name == "hashCode" && descriptor == "()I") &&
        !(name == "toString" && descriptor == "()Ljava/lang/String;"))
        return false;
    Matcher matcher(code, 0);
    matcher.local(op::aload, self);
    if (isEquals) matcher.is(op::aload);
    if (!matcher.is(op::invokedynamic).fits()) return false;
    const DynamicConstant site = code.dynamic(matcher.last());
    const std::uint16_t handle = code.file.bootstrapMethods[site.bootstrapIndex].methodHandle;
    const MemberRef bootstrap =
        code.file.constants.member(code.file.constants.methodHandle(handle).memberIndex);
    return matcher
        .require(site.name == name && bootstrap.className == "java/lang/runtime/ObjectMethods")
        .isOneOf(kValueReturns)
        .fits();
}

bool isEmptyConstructor(const Instructions& code, std::string_view descriptor) {
    if (code.method.info->name != "<init>" || code.method.info->descriptor != descriptor)
        return false;
    std::optional<std::uint32_t> self = 0;
    Matcher matcher(code, 0);
    matcher.local(op::aload, self);
    if (descriptor != "()V") matcher.is(op::aload).is(op::iload);
    return matcher.member(op::invokespecial, code.file.superName, "<init>", descriptor)
        .is(op::return_)
        .fits();
}

bool isCompilersOwn(const Instructions& code) {
    const MethodInfo& info = *code.method.info;
    if (info.accessFlags & access::Synthetic) return !info.name.starts_with("lambda$");
    if ((info.accessFlags & access::Private) && isEmptyConstructor(code, "()V")) return true;
    if (code.file.superName == "java/lang/Record") return isRecordMember(code);
    if (code.file.superName != "java/lang/Enum") return false;
    const std::string type = "L" + std::string(code.file.name) + ";";
    return (info.name == "values" && info.descriptor == "()[" + type) ||
           (info.name == "valueOf" && info.descriptor == "(Ljava/lang/String;)" + type) ||
           isEmptyConstructor(code, "(Ljava/lang/String;I)V");
}

// ---- parts of methods

void ignoreMonitorRelease(const Instructions& code, CoverageFilter& filter) {
    for (const ExceptionHandler& handler : code.code.handlers) {
        if (handler.catchType != 0 || handler.startPc == handler.handlerPc) continue;
        const Number start = code.numberAt(handler.handlerPc);
        std::optional<std::uint32_t> exception;
        Matcher matcher(code, start);
        matcher.local(op::astore, exception)
            .is(op::aload)
            .is(op::monitorexit)
            .local(op::aload, exception)
            .is(op::athrow);
        if (matcher.fits()) ignore(filter, start, matcher.last());
    }
}

// javac repeats a finally block at each way out of its try block, and in a handler of all
// exceptions: there between the store and the rethrow of the exception.
class FinallyBlock {
  public:
    FinallyBlock(const Instructions& code, const ExceptionHandler& handler, CoverageFilter& filter)
        : code_(code),
          handler_(handler),
          filter_(filter),
          start_(code.numberAt(handler.handlerPc)) {}

    void mergeCopies() {
        if (!findBody()) return;
        const auto& handlers = code_.code.handlers;
        for (const ExceptionHandler& range : handlers)
            if (range.handlerPc == handler_.handlerPc)
                for (Number i = code_.numberAt(range.startPc); i < code_.numberAt(range.endPc); ++i)
                    inside_.insert(i);
        for (const ExceptionHandler& range : handlers) {
            if (range.handlerPc == handler_.handlerPc) mergeAtExitsOf(range);
            // The handler of an empty catch block begins with the copy, behind the store of its
            // exception.
            if (&range != &handler_ && range.startPc == handler_.startPc &&
                range.endPc == handler_.endPc)
                mergeAtExit(code_.numberAt(range.handlerPc) + 1);
        }
    }

  private:
    bool findBody() {
        if (code_.opcode(start_) != op::astore) return false;
        const std::uint32_t exception = code_.local(start_);
        Number i = start_ + 1;
        while (i < code_.size() && !(code_.opcode(i) == op::aload && code_.local(i) == exception))
            ++i;
        size_ = i - start_ - 1;
        return size_ > 0 && code_.opcode(i + 1) == op::athrow;
    }

    void mergeAtExitsOf(const ExceptionHandler& range) {
        bool continues = false;
        const Number end = code_.numberAt(range.endPc);
        for (Number i = code_.numberAt(range.startPc); i < end; ++i) {
            const std::uint8_t opcode = code_.opcode(i);
            const OperandFormat format = kOpcodeTable[opcode].format;
            if (format == OperandFormat::Branch) mergeAtExit(code_.target(i));
            // A switch may jump out too, but falls through as far as JaCoCo is concerned.
            continues = format == OperandFormat::TableSwitch ||
                        format == OperandFormat::LookupSwitch || !BytecodeReader::endsBlock(opcode);
        }
        if (continues) mergeAtExit(end);
    }

    void mergeAtExit(Number exit) {
        if (inside_.contains(exit)) return;
        for (Number i = 0; i < size_; ++i)
            if (code_.opcode(exit + i) != code_.opcode(start_ + 1 + i)) return;
        filter_.ignored[start_] = true;
        for (Number i = 0; i < size_; ++i) filter_.copies.push_back({start_ + 1 + i, exit + i});
        ignore(filter_, start_ + 1 + size_, start_ + 2 + size_);
        if (code_.opcode(exit + size_) == op::goto_) filter_.ignored[exit + size_] = true;
    }

    const Instructions& code_;
    const ExceptionHandler& handler_;
    CoverageFilter& filter_;
    const Number start_;
    Number size_ = 0;
    std::set<Number> inside_;
};

// A resource is closed behind the block, and in a handler of Throwable, where what close() throws
// is added to the suppressed exceptions. There is a test for null unless the resource comes from
// `new`.
class ResourceClosing {
  public:
    ResourceClosing(const Instructions& code, bool testsNull)
        : code_(code), testsNull_(testsNull) {}

    void ignoreIn(CoverageFilter& filter, Number handler) {
        std::optional<std::uint32_t> primary, second;
        Matcher matcher(code_, handler);
        matcher.local(op::astore, primary);
        close(matcher);
        matcher.is(op::goto_)
            .local(op::astore, second)
            .local(op::aload, primary)
            .local(op::aload, second);
        matcher.member(op::invokevirtual, "java/lang/Throwable", "addSuppressed",
                       "(Ljava/lang/Throwable;)V");
        matcher.local(op::aload, primary).is(op::athrow);
        if (!matcher.fits()) return;
        // The nearest one before.
        for (Number i = handler; i-- > 0;) {
            Matcher before(code_, i);
            close(before);
            if (!before.fits()) continue;
            ignore(filter, i, code_.opcode(before.at()) == op::goto_ ? before.at() : before.last());
            ignore(filter, handler, matcher.last());
            return;
        }
    }

  private:
    void close(Matcher& matcher) {
        if (testsNull_) matcher.local(op::aload, resource_).is(op::ifnull);
        matcher.local(op::aload, resource_).isOneOf({op::invokeinterface, op::invokevirtual});
        if (!matcher.fits()) return;
        const MemberRef called = code_.member(matcher.last());
        if (owner_.empty()) owner_ = called.className;
        matcher.require(called.name == "close" && called.descriptor == "()V" &&
                        called.className == owner_);
    }

    const Instructions& code_;
    const bool testsNull_;
    std::optional<std::uint32_t> resource_;
    std::string_view owner_;
};

void ignoreClosingOfResources(const Instructions& code, CoverageFilter& filter) {
    for (const ExceptionHandler& handler : code.code.handlers) {
        if (handler.catchType == 0 ||
            code.file.constants.className(handler.catchType) != "java/lang/Throwable")
            continue;
        for (const bool testsNull : {true, false})
            ResourceClosing(code, testsNull).ignoreIn(filter, code.numberAt(handler.handlerPc));
    }
}

// c = -1; switch (s.hashCode()) { case …: if (s.equals("…")) c = 0; … } switch (c) { … }
void ignoreSwitchOnHashCodes(const Instructions& code, CoverageFilter& filter) {
    for (Number start = 4; start < code.size(); ++start) {
        if (code.opcode(start) != op::lookupswitch && code.opcode(start) != op::tableswitch)
            continue;
        const Number second = code.target(start);
        std::optional<std::uint32_t> chosen, text;
        Matcher matcher(code, start - 4);
        matcher.is(op::iconst_m1).local(op::istore, chosen).local(op::aload, text);
        matcher.member(op::invokevirtual, "java/lang/String", "hashCode").any();
        while (matcher.fits()) {
            matcher.local(op::aload, text)
                .is(op::ldc)
                .member(op::invokevirtual, "java/lang/String", "equals");
            matcher.is(op::ifeq).any().local(op::istore, chosen);
            if (matcher.at() == second) break;
            matcher.is(op::goto_);
            if (matcher.fits()) matcher.require(code.target(matcher.last()) == second);
        }
        matcher.local(op::iload, chosen).isOneOf({op::tableswitch, op::lookupswitch});
        if (matcher.fits()) ignore(filter, start, second - 1);
    }
}

void ignoreAssertionStatus(const Instructions& code, CoverageFilter& filter) {
    constexpr std::string_view kFlag = "$assertionsDisabled";
    for (Number start = 0; start < code.size(); ++start) {
        Matcher test(code, start);
        test.member(op::getstatic, code.file.name, kFlag, "Z").is(op::ifne);
        if (test.fits()) ignore(filter, test.last(), test.last());
        Matcher set(code, start);
        set.is(op::ldc)
            .member(op::invokevirtual, "java/lang/Class", "desiredAssertionStatus", "()Z")
            .is(op::ifne);
        set.is(op::iconst_1)
            .is(op::goto_)
            .is(op::iconst_0)
            .member(op::putstatic, code.file.name, kFlag, "Z");
        if (set.fits()) ignore(filter, start, set.last());
    }
}

} // namespace

CoverageFilter filterOf(const types::Method& method, const std::vector<std::uint32_t>& starts) {
    const Instructions code(method, starts);
    CoverageFilter filter;
    filter.ignored.assign(code.size(), isCompilersOwn(code));
    ignoreMonitorRelease(code, filter);
    ignoreClosingOfResources(code, filter);
    for (const ExceptionHandler& handler : code.code.handlers)
        if (handler.catchType == 0) FinallyBlock(code, handler, filter).mergeCopies();
    ignoreSwitchOnHashCodes(code, filter);
    ignoreAssertionStatus(code, filter);
    return filter;
}

std::vector<bool> ignoredIn(const types::Method& method) {
    const auto& starts = codeOf(method).bytecodeIndex;
    return filterOf(method, {starts.begin(), starts.end()}).ignored;
}

} // namespace clew::vm::interpreter
