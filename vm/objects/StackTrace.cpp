#include "vm/objects/StackTrace.h"

#include <algorithm>
#include <fstream>

#include "vm/interpreter/decode/Code.h"
#include "vm/interpreter/decode/NullPointerMessages.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/objects/JavaObjects.h"
#include "vm/objects/Loaders.h"
#include "vm/objects/Strings.h"
#include "vm/state/MethodNumber.h"

namespace clew::vm::objects {

namespace {

constexpr std::size_t kMaximalDepth = 1024; // HotSpot's MaxJavaStackTraceDepth

unsigned indexIn(const types::Method& method, const interpreter::Instruction* pc) {
    const interpreter::Code* code = method.code.load(std::memory_order_acquire);
    if (!code || !pc) return kNoIndex;
    const int index = code->bytecodeIndexOf(pc);
    return index < 0 ? kNoIndex : static_cast<unsigned>(index);
}

std::int64_t pack(TraceFrame frame) {
    return static_cast<std::int64_t>(state::numberOf(*frame.method) << 16 | frame.bytecodeIndex);
}
TraceFrame unpack(const state::LiveState& state, std::int64_t packed) {
    const auto bits = static_cast<std::uint64_t>(packed);
    return {&state::methodOf(state, bits >> 16), static_cast<unsigned>(bits & 0xFFFF)};
}

// Peers have no frames. Where one has been replaced by the call that it was to make (reflection),
// the caller's frame is at the call of the native method: its place in the trace.
const types::Method* nativeCallee(const TraceFrame& frame) {
    const types::Method& method = *frame.method;
    if (frame.bytecodeIndex >= kNativeFrame || !method.holder->fromJdk || !method.info ||
        !method.info->code) {
        return nullptr;
    }
    const std::string_view holder = method.holder->name.view();
    if (!holder.starts_with("jdk/internal/reflect/Native") &&
        !holder.ends_with("$NativeAccessor") && !holder.ends_with("$AbstractStackWalker")) {
        return nullptr;
    }
    const classfile::Bytes code = method.info->code->bytecode;
    const unsigned at = frame.bytecodeIndex;
    constexpr std::uint8_t kInvokeVirtual = 0xB6, kInvokeStatic = 0xB8;
    if (at + 2 >= code.size() || code[at] < kInvokeVirtual || code[at] > kInvokeStatic)
        return nullptr;
    const auto member = method.holder->file->constants.member(
        static_cast<std::uint16_t>(code[at + 1] << 8 | code[at + 2]));
    if (member.className != method.holder->name.view()) return nullptr;
    const types::Method* callee = method.holder->findDeclaredMethod(
        types::Symbol::of(member.name), types::Symbol::of(member.descriptor));
    return callee && callee->isNative() ? callee : nullptr;
}

// A proxy class of public interfaces is in a module of its own, "jdk.proxy1", which is also the
// name of its package.
std::string moduleNameOf(const types::Class& klass) {
    if (klass.module) return klass.module.str();
    if (!isDefinedByProgram(klass)) return {};
    const std::string package = klass.packageName();
    const std::size_t at = package.starts_with("jdk/proxy") ? 0 : package.find("/jdk/proxy");
    if (at == std::string::npos) return {};
    std::string name = package.substr(at ? at + 1 : 0);
    std::ranges::replace(name, '/', '.');
    return name;
}

// A class initializer that has not begun: its supertypes come first.
bool isWaitingForSupertypes(const interpreter::Instruction* pc) {
    return pc && pc->op == static_cast<std::uint16_t>(interpreter::Operation::InitializeSupertypes);
}

bool isLeftOut(const types::Method& method) {
    return method.isHidden || (method.holder->isHiddenClass && method.holder->fromJdk);
}

} // namespace

int TraceFrame::line() const {
    if (isNative()) return -2;
    if (bytecodeIndex == kNoIndex || !method->info || !method->info->code) return -1;
    // Sorted by startPc. As on HotSpot: the first entry of exactly this instruction, or else the
    // last one before it.
    int line = -1;
    for (const classfile::LineNumber& entry : method->info->code->lineNumbers) {
        if (entry.startPc > bytecodeIndex) break;
        line = entry.line;
        if (entry.startPc == bytecodeIndex) break;
    }
    return line;
}

std::string_view TraceFrame::file() const {
    return method->holder->file ? method->holder->file->sourceFile : std::string_view();
}

std::string TraceFrame::describe() const {
    std::string text;
    // The "app" in front of a program's classes is left out, as `java` does.
    if (const std::string module = moduleNameOf(*method->holder); !module.empty())
        text += module + "/";
    text += method->holder->externalName();
    text += '.';
    text += method->name.view();
    text += '(';
    const int number = line();
    if (number == -2) {
        text += "Native Method";
    } else if (file().empty()) {
        text += "Unknown Source";
    } else {
        text += fromModifiedUtf8(file());
        if (number >= 0) text += ":" + std::to_string(number);
    }
    return text + ")";
}

std::vector<TraceFrame> framesOf(const state::Thread& thread) {
    std::vector<TraceFrame> frames;
    for (const state::Frame* frame = thread.top; frame; frame = frame->caller) {
        if (!isWaitingForSupertypes(frame->pc))
            frames.push_back({frame->method, indexIn(*frame->method, frame->pc)});
    }
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame; frame = frame->caller) {
        if (!isWaitingForSupertypes(frame->pc))
            frames.push_back({frame->method, indexIn(*frame->method, frame->pc)});
    }
    return frames;
}

void fillBacktrace(Vm& vm, state::LiveState& state, Ref throwable,
                   const types::Method* calledNative) {
    const state::Thread& thread = state.thread();
    const types::Class& klass = *state.object(throwable)->klass;
    std::int64_t packed[kMaximalDepth];
    std::size_t depth = 0;
    enum class Skipping {
        FillInStackTrace,
        Constructors,
        Nothing
    } skipping = Skipping::FillInStackTrace;

    const auto add = [&](TraceFrame frame) {
        if (depth < kMaximalDepth) packed[depth++] = pack(frame);
    };
    if (calledNative && calledNative->name.view() != "fillInStackTrace") {
        if (calledNative->holder->statics != 0) // not one of the VM's own
            add({calledNative, calledNative->isNative() ? kNativeFrame : 0});
        skipping = Skipping::Nothing;
    }
    bool isTop = true;
    const auto visit = [&](const types::Method& method, const interpreter::Instruction* pc) {
        if (skipping == Skipping::FillInStackTrace) {
            if (method.name.view() == "fillInStackTrace" && klass.isAssignableTo(*method.holder))
                return;
            skipping = Skipping::Constructors;
        }
        if (skipping == Skipping::Constructors) {
            if (method.isInitializer && klass.isAssignableTo(*method.holder)) return;
            skipping = Skipping::Nothing;
        }
        if (isWaitingForSupertypes(pc)) return;
        if (isLeftOut(method)) {
            isTop = false;
            return;
        }
        const TraceFrame frame{&method, indexIn(method, pc)};
        if (!isTop) {
            if (const types::Method* native = nativeCallee(frame)) add({native, kNativeFrame});
        }
        isTop = false;
        add(frame);
    };
    for (const state::Frame* frame = thread.top; frame && depth < kMaximalDepth;
         frame = frame->caller) {
        visit(*frame->method, frame->pc);
    }
    for (const state::FrozenFrame* frame = thread.frozenBelow; frame && depth < kMaximalDepth;
         frame = frame->caller) {
        visit(*frame->method, frame->pc);
    }

    // Without memory for it the exception has no trace, as on HotSpot.
    const Ref trace =
        state.allocateArray(*vm.linker->known.longArray, static_cast<std::uint32_t>(depth));
    if (trace == 0) return;
    std::copy_n(packed, depth, state.writable(trace)->elements<std::int64_t>());
    const Class& base = *vm.linker->known.throwable;
    state::Object* object = state.writable(throwable);
    object->at<Ref>(base.fieldNamed("backtrace")->offset) = trace;
    object->at<std::int32_t>(base.fieldNamed("depth")->offset) = static_cast<std::int32_t>(depth);
    // UNASSIGNED_STACK where Throwable is initialized; null works like it.
    const Field* unassigned = base.fieldNamed("UNASSIGNED_STACK");
    object->at<Ref>(base.fieldNamed("stackTrace")->offset) =
        unassigned ? state.object(base.statics)->at<Ref>(unassigned->offset) : 0;
    shareThrough(state, throwable, trace);
}

std::vector<TraceFrame> backtraceOf(state::LiveState& state, Ref throwable) {
    std::vector<TraceFrame> frames;
    const Ref trace = getField<Ref>(state, throwable, "backtrace");
    if (trace == 0) return frames;
    const state::Object* packed = state.object(trace);
    for (std::uint32_t i = 0; i < packed->length; ++i) {
        frames.push_back(unpack(state, packed->elements<std::int64_t>()[i]));
    }
    return frames;
}

TraceFrame frameOfBacktrace(state::LiveState& state, Ref backtrace, std::uint32_t index) {
    return unpack(state, state.object(backtrace)->elements<std::int64_t>()[index]);
}

void fillStackTraceElement(Vm& vm, state::LiveState& state, Ref element, const TraceFrame& frame) {
    const Class& holder = *frame.method->holder;
    const auto set = [&](std::string_view field, std::string_view text) {
        setField<Ref>(state, element, field, vm.intern(utf16(text)));
    };
    set("declaringClass", holder.externalName());
    set("methodName", fromModifiedUtf8(frame.method->name.view()));
    if (const std::string_view file = frame.file(); !file.empty())
        set("fileName", fromModifiedUtf8(file));
    setField<std::int32_t>(state, element, "lineNumber", frame.line());
    setField<Ref>(state, element, "declaringClassObject", holder.mirror);
    if (holder.module) {
        set("moduleName", holder.module.view());
        set("moduleVersion", jdkVersion(vm));
    } else {
        ObjectAccess access(vm, state);
        const Ref loader = loaderOf(access, holder);
        const bool isOwn = ownUnnamedModule(access, loader) != 0;
        if (!isOwn) set("classLoaderName", "app");
        if (isOwn)
            setField<Ref>(state, element, "classLoaderName", getField<Ref>(state, loader, "name"));
        if (const std::string module = moduleNameOf(holder); !module.empty())
            set("moduleName", module);
    }
}

std::vector<std::string> traceLinesOf(state::LiveState& state, Ref throwable) {
    std::vector<std::string> lines;
    const Ref assigned = getField<Ref>(state, throwable, "stackTrace");
    const types::Class* base = state.object(throwable)->klass;
    while (base->name.view() != "java/lang/Throwable") base = base->super;
    if (assigned == 0 || assigned == getStatic<Ref>(state, *base, "UNASSIGNED_STACK")) {
        for (const TraceFrame& frame : backtraceOf(state, throwable))
            lines.push_back(frame.describe());
        return lines;
    }
    const std::uint32_t length = state.object(assigned)->length;
    for (std::uint32_t i = 0; i < length; ++i) {
        const Ref element = elementAt(state, assigned, i);
        if (element == 0) continue;
        const auto text = [&](std::string_view field) {
            const Ref string = getField<Ref>(state, element, field);
            return string ? stringUtf8(state, string) : std::string();
        };
        const auto format = getField<std::int8_t>(state, element, "format");
        std::string line;
        if (const std::string loader = text("classLoaderName"); !(format & 1) && !loader.empty())
            line += loader + "/";
        if (const std::string module = text("moduleName"); !module.empty()) {
            line += module;
            if (const std::string version = text("moduleVersion");
                !(format & 2) && !version.empty()) {
                line += "@" + version;
            }
        }
        if (!line.empty() && line.back() != '/') line += "/";
        line += text("declaringClass") + "." + text("methodName") + "(";
        const auto number = getField<std::int32_t>(state, element, "lineNumber");
        const std::string file = text("fileName");
        if (number == -2) {
            line += "Native Method";
        } else if (file.empty()) {
            line += "Unknown Source";
        } else {
            line += file;
            if (number >= 0) line += ":" + std::to_string(number);
        }
        lines.push_back(line + ")");
    }
    return lines;
}

std::string describeThrowable(Vm& vm, state::LiveState& state, Ref throwable) {
    std::string text = state.object(throwable)->klass->externalName();
    if (const Ref message = getField<Ref>(state, throwable, "detailMessage")) {
        text += ": " + stringUtf8(state, message);
    } else if (state.object(throwable)->klass->name.view() == "java/lang/NullPointerException") {
        const std::vector<TraceFrame> frames = backtraceOf(state, throwable);
        if (!frames.empty() && frames[0].bytecodeIndex < kNativeFrame) {
            const std::string helpful = fromModifiedUtf8(interpreter::nullPointerMessage(
                *frames[0].method, static_cast<int>(frames[0].bytecodeIndex)));
            if (!helpful.empty()) text += ": " + helpful;
        }
    }
    (void)vm;
    return text;
}

namespace {

void render(Vm& vm, state::LiveState& state, Ref throwable, const std::string& caption,
            const std::string& prefix, const std::vector<std::string>& enclosing,
            std::vector<Ref>& seen, std::string& out) {
    if (std::find(seen.begin(), seen.end(), throwable) != seen.end()) {
        out += prefix + caption +
               "[CIRCULAR REFERENCE: " + describeThrowable(vm, state, throwable) + "]\n";
        return;
    }
    seen.push_back(throwable);
    const std::vector<std::string> lines = traceLinesOf(state, throwable);
    std::size_t common = 0;
    while (common < lines.size() && common < enclosing.size() &&
           lines[lines.size() - 1 - common] == enclosing[enclosing.size() - 1 - common]) {
        ++common;
    }
    out += prefix + caption + describeThrowable(vm, state, throwable) + "\n";
    for (std::size_t i = 0; i < lines.size() - common; ++i)
        out += prefix + "\tat " + lines[i] + "\n";
    if (common != 0) out += prefix + "\t... " + std::to_string(common) + " more\n";

    const Ref suppressed = getField<Ref>(state, throwable, "suppressedExceptions");
    if (suppressed != 0 && findFieldNamed(*state.object(suppressed)->klass, "elementData")) {
        const auto size =
            static_cast<std::uint32_t>(getField<std::int32_t>(state, suppressed, "size"));
        const Ref elements = getField<Ref>(state, suppressed, "elementData");
        for (std::uint32_t i = 0; i < size; ++i) {
            render(vm, state, elementAt(state, elements, i), "Suppressed: ", prefix + "\t", lines,
                   seen, out);
        }
    }
    const Ref cause = getField<Ref>(state, throwable, "cause");
    if (cause != 0 && cause != throwable)
        render(vm, state, cause, "Caused by: ", prefix, lines, seen, out);
}

} // namespace

std::string renderThrowable(Vm& vm, state::LiveState& state, Ref throwable) {
    std::string out;
    std::vector<Ref> seen;
    render(vm, state, throwable, "", "", {}, seen, out);
    return out;
}

const std::string& jdkVersion(Vm& vm) {
    static std::mutex mutex;
    static std::unordered_map<std::string, std::string> versions;
    const std::lock_guard lock(mutex);
    std::string& version = versions[vm.options.jdkHome.string()];
    if (version.empty()) {
        version = std::to_string(vm.jdkFeature);
        std::ifstream release(vm.options.jdkHome / "release");
        for (std::string line; std::getline(release, line);) {
            constexpr std::string_view key = "JAVA_VERSION=\"";
            if (line.starts_with(key) && line.ends_with('"')) {
                version = line.substr(key.size(), line.size() - key.size() - 1);
            }
        }
    }
    return version;
}

} // namespace clew::vm::objects
