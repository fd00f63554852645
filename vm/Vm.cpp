#include "vm/Vm.h"

#include <algorithm>
#include <cstring>

#include "vm/classpath/Jdk.h"

namespace clew::vm {

using state::Object;
using types::Class;

Vm::Vm(Options given, std::function<void(Vm&, Class&)> onClass)
    : options(std::move(given)), onClass_(std::move(onClass)) {
    globals.threadsAreInterchangeable = options.symmetry;
    jdkFeature = classpath::jdkFeatureVersion(options.jdkHome);
    auto image =
        std::make_unique<classpath::RuntimeImage>(classpath::RuntimeImage::open(options.jdkHome));
    classpath::ClassPath classPath(options.classPath, jdkFeature);
    linker = std::make_unique<types::Linker>(
        std::move(image), std::move(classPath), [this](Class& made) { prepare(made); }, jdkFeature);
    linker->loadWellKnown();
    frameMaps = std::make_unique<interpreter::FrameMapCache>(*linker);
}

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

void Vm::prepare(Class& made) {
    made.mirror = globals.reserve();
    made.statics = globals.reserve();
    Object* statics = makeGlobal(made, made.staticsSize, 0);
    statics->flags |= Object::Statics;
    if (made.hasNoInitializationEffect) statics->flags |= Object::Initialized;
    linker->prepareStatics(made, statics->payload());
    globals.set(made.statics, statics);
    makeMirrors(made);
    if (made.name == types::Symbol::of("java/lang/ApplicationShutdownHooks")) shutdownHooks = &made;
    onClass_(*this, made);
}

void Vm::fillMirror(const Class& described, std::byte* payload) const {
    const auto set = [&]<class T>(std::string_view name, T value) {
        if (const types::Field* field = classClass_->fieldNamed(name))
            // NOLINTNEXTLINE(bugprone-sizeof-expression): a pointer itself
            std::memcpy(payload + field->offset, &value, sizeof(T));
    };
    if (described.element) set("componentType", described.element->mirror);
    set("modifiers", described.modifiers());
    set("primitive", static_cast<std::uint8_t>(described.isPrimitive()));
    set("classFileAccessFlags", described.accessFlags);
    set("clew$class", &described);
}

// Mirrors need java.lang.Class; those of the classes before it are made when it is there.
void Vm::makeMirrors(Class& made) {
    if (made.name == types::Symbol::of("java/lang/Class")) classClass_ = &made;
    withoutMirror_.push_back(&made);
    if (!classClass_) return;
    for (Class* klass : withoutMirror_) {
        Object* mirror = makeGlobal(*classClass_, classClass_->instanceSize, 0);
        fillMirror(*klass, mirror->payload());
        globals.set(klass->mirror, mirror);
    }
    withoutMirror_.clear();
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
        if (latin1)
            bytes->elements<std::uint8_t>()[i] = static_cast<std::uint8_t>(text[i]);
        else
            bytes->elements<char16_t>()[i] = text[i];
    }
    Object* made = makeGlobal(string, string.instanceSize, 0);
    made->at<Ref>(string.fieldNamed("value")->offset) = globals.add(bytes);
    made->at<std::uint8_t>(string.fieldNamed("coder")->offset) = latin1 ? 0 : 1;
    // The hash code is there from the beginning, so that asking for it changes nothing.
    made->at<std::int32_t>(string.fieldNamed("hash")->offset) = hash;
    if (hash == 0)
        if (const types::Field* zero = string.fieldNamed("hashIsZero"))
            made->at<std::uint8_t>(zero->offset) = 1;
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
        auto next = [&](std::size_t k) {
            return static_cast<unsigned char>(i + k < text.size() ? text[i + k] : 0) & 0x3F;
        };
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

std::string_view Vm::standardInput() {
    std::call_once(readStandardInput_, [this] {
        if (options.readStandardInput) standardInput_ = options.readStandardInput(interrupted);
    });
    return standardInput_;
}

std::string_view Vm::standardInput(std::size_t atLeast) {
    if (!options.readMoreInput) return standardInput();
    const bool waits = atLeast > 0;
    const auto isEnough = [&] { return waits && standardInput_.size() >= atLeast; };
    while (!isEnough() && !isInputOver_ && !interrupted) {
        isInputOver_ = !options.readMoreInput(standardInput_, waits);
        if (!waits) break;
    }
    return standardInput_;
}

} // namespace clew::vm
