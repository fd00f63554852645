#include "vm/Vm.h"

#include <algorithm>

#include "vm/classpath/Jdk.h"
#include "vm/interpreter/Sharing.h"
#include "vm/interpreter/linking/CallSites.h"
#include "vm/interpreter/Frames.h"
#include "vm/interpreter/Interpreter.h"
#include "vm/interpreter/Observer.h"
#include "vm/interpreter/decode/Operations.h"
#include "vm/natives/reflect/ClassInfo.h"
#include "vm/objects/JavaObjects.h"
#include "vm/natives/Natives.h"
#include "vm/natives/concurrent/ReentrantLocks.h"
#include "vm/natives/concurrent/Threads.h"
#include "vm/objects/StackTrace.h"
#include "vm/natives/concurrent/Threads.h"

namespace clew::vm {

using interpreter::Interpreter;
using interpreter::Operation;
using state::Object;
using types::Class;
using types::Method;
using values::Slot;

Vm::Vm(Options given) : options(std::move(given)) {
    jdkFeature = classpath::jdkFeatureVersion(options.jdkHome);
    auto image = std::make_unique<classpath::RuntimeImage>(classpath::RuntimeImage::open(options.jdkHome));
    classpath::ClassPath classPath(options.classPath, jdkFeature);
    linker = std::make_unique<types::Linker>(std::move(image), std::move(classPath),
                                             [this](Class& made) { onNewClass(made); }, jdkFeature);
    linker->loadWellKnown();
    frameMaps = std::make_unique<interpreter::FrameMapCache>(*linker);
    callSites = std::make_unique<interpreter::CallSites>(*this);
}

Vm::~Vm() = default;

// ---- global objects

Object* Vm::makeGlobal(const Class& klass, std::size_t payloadBytes, std::uint32_t length) {
    std::size_t bytes = (sizeof(Object) + payloadBytes + 7) & ~std::size_t(7);
    auto* made = static_cast<Object*>(::operator new(bytes)); // lives as long as the Vm
    std::memset(static_cast<void*>(made), 0, bytes);
    made->klass = &klass;
    made->length = length;
    made->flags = klass.isArray() ? Object::Shared : Object::SharedObject;
    return made;
}

// The program's class has, or inherits, a finalize that does something.
static bool isFinalizable(const Class& klass) {
    if (klass.fromJdk || klass.isInterface() || klass.isArray() || klass.isAbstract()) return false;
    for (const Class* holder = &klass; holder && !holder->fromJdk; holder = holder->super) {
        const Method* method = holder->methodNamed("finalize", "()V");
        if (method) return method->info && method->info->code && method->info->code->bytecode.size() > 1;
    }
    return false;
}

void Vm::onNewClass(Class& made) {
    if (isFinalizable(made)) approximated("finalize() of " + made.externalName() + " is never called");
    made.mirror = globals.reserve();
    made.statics = globals.reserve();
    Object* statics = makeGlobal(made, made.staticsSize, 0);
    statics->flags |= Object::Statics;
    if (made.hasNoInitializationEffect) statics->flags |= Object::Initialized;
    linker->prepareStatics(made, statics->payload());
    globals.set(made.statics, statics);
    natives::bindPeers(made, options.enumerateRandom, !options.singlePath);
    if (options.partialOrderReduction && !options.singlePath) natives::bindLockPeers(made);
    for (types::Method& method : made.methods) {
        const std::string_view descriptor = method.descriptor.view();
        method.takesArrays = made.file && made.location != "VM" && method.isNative() && !method.isSignaturePolymorphic &&
                             descriptor.substr(0, descriptor.find(')')).find('[') != descriptor.npos;
    }
    interpreter::classify(made);

    // Mirrors need java.lang.Class; those of the classes before it are made when it is there.
    if (made.name == types::Symbol::of("java/lang/Class")) classClass_ = &made;
    if (!classClass_) {
        withoutMirror_.push_back(&made);
        return;
    }
    withoutMirror_.push_back(&made);
    for (Class* klass : withoutMirror_) {
        Object* mirror = makeGlobal(*classClass_, classClass_->instanceSize, 0);
        natives::fillMirror(*klass, *classClass_, mirror->payload());
        mirror->at<const Class*>(classClass_->fieldNamed("clew$class")->offset) = klass;
        globals.set(klass->mirror, mirror);
    }
    withoutMirror_.clear();
    if (observer) observer->classLoaded(made);
}

types::Class* Vm::classOfMirror(Ref ref) const {
    if (ref == 0 || ref >= state::kFirstStateRef) return nullptr;
    const Object* object = const_cast<Vm*>(this)->globals.pristine(ref);
    if (!object) return nullptr;
    if (object->isStatics()) return const_cast<Class*>(object->klass);
    if (object->klass != classClass_) return nullptr;
    static const std::uint32_t offset = classClass_->fieldNamed("clew$class")->offset;
    return reinterpret_cast<Class*>(object->at<std::uint64_t>(offset));
}

// ---- strings

Ref Vm::intern(std::u16string_view text) {
    std::lock_guard lock(internMutex_);
    auto [found, isNew] = interned_.try_emplace(std::u16string(text), 0);
    if (!isNew) return found->second;
    const Class& string = *linker->known.string;
    const bool latin1 = std::ranges::all_of(text, [](char16_t c) { return c < 256; });
    const std::size_t size = latin1 ? text.size() : 2 * text.size();
    Object* bytes = makeGlobal(*linker->known.byteArray, size, static_cast<std::uint32_t>(size));
    std::int32_t hash = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        hash = static_cast<std::int32_t>(31u * static_cast<std::uint32_t>(hash) + text[i]);
        if (latin1) bytes->elements<std::uint8_t>()[i] = static_cast<std::uint8_t>(text[i]);
        else bytes->elements<char16_t>()[i] = text[i];
    }
    Object* made = makeGlobal(string, string.instanceSize, 0);
    made->at<Ref>(string.fieldNamed("value")->offset) = globals.add(bytes);
    made->at<std::uint8_t>(string.fieldNamed("coder")->offset) = latin1 ? 0 : 1;
    // The hash code is there from the beginning, so that asking for it changes nothing.
    made->at<std::int32_t>(string.fieldNamed("hash")->offset) = hash;
    if (hash == 0)
        if (const types::Field* zero = string.fieldNamed("hashIsZero")) made->at<std::uint8_t>(zero->offset) = 1;
    found->second = globals.add(made);
    return found->second;
}

Ref Vm::intern(state::LiveState& state, Ref string, std::u16string_view text) {
    if (!options.singlePath || !state.loaded()) return intern(text); // not loaded: still booting
    std::lock_guard lock(internMutex_);
    auto [found, isNew] = interned_.try_emplace(std::u16string(text), string);
    if (isNew) {
        state.permanentRoots.push_back(string);
        state.share(string, true);
    }
    return found->second;
}

Ref Vm::internModifiedUtf8(std::string_view text) {
    std::u16string utf16;
    utf16.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const auto byte = static_cast<unsigned char>(text[i]);
        auto next = [&](std::size_t k) { return static_cast<unsigned char>(i + k < text.size() ? text[i + k] : 0) & 0x3F; };
        if (byte < 0x80) {
            utf16.push_back(byte);
            i += 1;
        } else if (byte < 0xE0) {
            utf16.push_back(static_cast<char16_t>((byte & 0x1F) << 6 | next(1)));
            i += 2;
        } else {
            utf16.push_back(static_cast<char16_t>((byte & 0x0F) << 12 | next(1) << 6 | next(2)));
            i += 3;
        }
    }
    return intern(utf16);
}

Ref Vm::findInterned(std::u16string_view text) {
    std::lock_guard lock(internMutex_);
    auto found = interned_.find(std::u16string(text));
    return found == interned_.end() ? 0 : found->second;
}

// ---- approximations

void Vm::approximated(std::string what) {
    std::lock_guard lock(approximationsMutex_);
    ++approximations_[std::move(what)];
}

std::vector<std::pair<std::string, std::uint64_t>> Vm::approximations() {
    std::lock_guard lock(approximationsMutex_);
    std::vector<std::pair<std::string, std::uint64_t>> sorted(approximations_.begin(), approximations_.end());
    std::ranges::sort(sorted);
    return sorted;
}

// ---- start-up

namespace {

// Calls at start-up; an exception there is a fault of ours.
class Starter {
  public:
    Starter(Vm& vm, state::LiveState& state) : vm_(vm), state_(state), interpreter_(vm, state) {
        interpreter_.collectInCalls = true;
    }
    Slot call(const Method& method, std::vector<Slot> arguments) {
        Slot result = 0;
        Ref exception = 0;
        if (!interpreter_.call(method, arguments, result, exception))
            throw std::logic_error("start-up of the JDK failed in " + method.describe() + ": " +
                                   natives::renderThrowable(vm_, state_, exception));
        return result;
    }
    Slot call(const Class& klass, std::string_view name, std::string_view descriptor, std::vector<Slot> arguments) {
        const Method* method = klass.methodNamed(name, descriptor);
        if (!method) throw std::logic_error("the JDK has no " + klass.externalName() + "." + std::string(name));
        return call(*method, std::move(arguments));
    }
    void initialize(std::string_view className) {
        // Class.forName's way in: a peer that needs the class initialized.
        const Class& klass = vm_.linker->load(className);
        const Class& unsafe = vm_.linker->load("jdk/internal/misc/Unsafe");
        if (!unsafe_) {
            unsafe_ = state_.allocateInstance(unsafe);
            state_.temporaryRoots.push_back(unsafe_);
        }
        call(unsafe, "ensureClassInitialized0", "(Ljava/lang/Class;)V", {unsafe_, klass.mirror});
    }

  private:
    Vm& vm_;
    state::LiveState& state_;
    Interpreter interpreter_;
    Ref unsafe_ = 0;
};

} // namespace

state::State Vm::boot(state::LiveState& state) {
    const auto& known = linker->known;
    // The main thread and its groups exist before any Java code runs, as objects that no constructor has seen yet.
    Ref threadObject = state.allocateInstance(*known.thread);
    std::size_t index = state.startThread(threadObject, false);
    state.prepareToRun(index);
    natives::setField<std::int64_t>(state, threadObject, "eetop", natives::kAlive);
    Starter starter(*this, state);
    const types::Field* holderField = known.thread->fieldNamed("holder");
    if (!holderField) natives::setField<std::int32_t>(state, threadObject, "priority", 5);
    Ref systemGroup = state.allocateInstance(*known.threadGroup);
    if (!holderField) natives::setField<Ref>(state, threadObject, "group", systemGroup);
    state.temporaryRoots.push_back(systemGroup);
    starter.initialize("java/lang/String");
    starter.initialize("java/lang/System");
    starter.initialize("java/lang/Class");
    starter.initialize("java/lang/ThreadGroup");
    starter.initialize("java/lang/Thread");
    starter.call(*known.threadGroup, "<init>", "()V", {systemGroup});
    Ref mainGroup = state.allocateInstance(*known.threadGroup);
    state.temporaryRoots.push_back(mainGroup);
    starter.call(*known.threadGroup, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V",
                 {mainGroup, systemGroup, intern(u"main")});
    starter.call(*known.thread, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V",
                 {threadObject, mainGroup, intern(u"main")});
    starter.initialize("java/lang/Module");
    starter.initialize("java/lang/reflect/Method");
    starter.initialize("java/lang/ref/Finalizer");
    starter.initialize("java/lang/Throwable"); // before the VM itself makes an exception
    starter.call(*known.system, "initPhase1", "()V", {});
    starter.call(*known.system, "initPhase2", "(ZZ)I", {0, 0});
    starter.call(*known.system, "initPhase3", "()V", {});
    state.temporaryRoots.clear();
    for (std::size_t i = 1; i < state.threads.size(); ++i) state.threads[i].data.housekeeping = true;
    natives::bindThreadGroupPeers(*this);
    state::State booted = state.sealBoot(interpreter::keepsArraysOfBoot);
    {
        std::lock_guard lock(linker->mutex());
        for (Class* klass : linker->classes())
            if (state.object(klass->statics)->flags & Object::Initialized) klass->initializedAtBoot = true;
    }
    return booted;
}

} // namespace clew::vm
