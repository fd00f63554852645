#include "vm/interpreter/decode/FrameMap.h"

#include <array>
#include <atomic>

#include "vm/interpreter/decode/Liveness.h"
#include "vm/interpreter/decode/TypeFlow.h"

namespace clew::vm::interpreter {

namespace {

bool hasBytecode(const types::Method& method) {
    return method.info && method.info->code && method.holder->file;
}

} // namespace

// Sets of slots are kept as words: for each instruction those of `live`, of `references`, of the
// second slots of longs and doubles. A SlotMap is made of them when it is first asked for.
struct FrameMap::Data {
    std::uint32_t words = 0;           // of one set
    std::vector<std::uint16_t> starts; // of the instructions, ascending
    std::vector<std::int32_t> depths;
    std::vector<std::uint64_t> sets;
    // Of code with subroutines: slots that hold references or not, depending on the way in. Empty:
    // no such code.
    std::vector<std::uint64_t> varying;
    std::unique_ptr<std::atomic<const state::SlotMap*>[]> maps;
    state::SlotMap conservative; // of a method without bytecode

    explicit Data(const types::Method& method);
    ~Data();
    std::size_t indexOf(int bytecodeIndex) const {
        return std::lower_bound(starts.begin(), starts.end(), bytecodeIndex) - starts.begin();
    }
    std::uint64_t* live(std::size_t i) { return sets.data() + i * words * 3; }
    std::uint64_t* references(std::size_t i) { return live(i) + words; }
    std::uint64_t* seconds(std::size_t i) { return live(i) + 2 * words; }
    const state::SlotMap& at(std::size_t i);

  private:
    void addTypes(TypeFlow& types, std::uint32_t maxLocals);
    void addLiveness(Liveness& liveness, const ControlFlow& flow, std::uint32_t maxLocals);
};

FrameMap::Data::Data(const types::Method& method) {
    if (!hasBytecode(method)) {
        const std::size_t slots = std::size_t(method.maxLocals) + method.maxStack;
        conservative.live.assign((slots + 63) / 64, ~0ull);
        conservative.wide.assign((slots + 63) / 64, 0);
        conservative.references = conservative.live;
        conservative.conservative = true;
        return;
    }
    const classfile::Code& code = *method.info->code;
    words = (code.maxLocals + code.maxStack + 63u) / 64;
    const BytecodeReader reader(code.bytecode);
    for (std::uint32_t at = 0; at < reader.size(); at += reader.length(at))
        starts.push_back(static_cast<std::uint16_t>(at));
    depths.assign(starts.size(), -1);
    sets.assign(starts.size() * words * 3, 0);
    maps = std::make_unique<std::atomic<const state::SlotMap*>[]>(starts.size());

    const ControlFlow flow(code);
    if (flow.hasSubroutines()) varying.assign(starts.size() * words, 0);
    TypeFlow types(*method.holder->file, *method.info, flow, nullptr);
    try {
        types.run();
    } catch (const TypeFlow::Error& error) {
        throw types::LinkageError("java/lang/VerifyError", error.what());
    }
    addTypes(types, code.maxLocals);
    Liveness liveness(code, method.holder->file->constants, flow);
    addLiveness(liveness, flow, code.maxLocals);
}

FrameMap::Data::~Data() {
    for (std::size_t i = 0; i < starts.size(); ++i) delete maps[i].load(std::memory_order_relaxed);
}

void FrameMap::Data::addTypes(TypeFlow& types, std::uint32_t maxLocals) {
    std::vector<std::uint64_t> found(words * 3);
    std::size_t i = 0;
    types.forEachFrame([&](const TypeFlow::Frame& frame) {
        if (i >= starts.size() || starts[i] != frame.bytecodeIndex)
            i = indexOf(static_cast<int>(frame.bytecodeIndex));
        std::ranges::fill(found, 0);
        const auto add = [&](std::uint32_t set, std::size_t slot) {
            found[set * words + slot / 64] |= 1ull << slot % 64;
        };
        for (std::size_t local = 0; local < frame.locals.size(); ++local) {
            if (frame.locals[local].isReference()) add(1, local);
            if (frame.locals[local].isSecond()) add(2, local);
        }
        for (std::size_t k = 0; k < frame.operands.size(); ++k) {
            add(frame.operands[k].isSecond() ? 2 : 0, maxLocals + k);
            if (frame.operands[k].isReference()) add(1, maxLocals + k);
        }
        if (depths[i] >= 0) {
            for (std::uint32_t word = 0; word < words; ++word)
                varying[i * words + word] |= found[words + word] ^ references(i)[word];
        } else {
            depths[i] = static_cast<std::int32_t>(frame.operands.size());
            std::copy(found.begin(), found.end(), live(i));
        }
        ++i;
    });
}

void FrameMap::Data::addLiveness(Liveness& liveness, const ControlFlow& flow,
                                 std::uint32_t maxLocals) {
    for (const std::uint32_t block : flow.order())
        liveness.forEachInstruction(block, [&](std::uint32_t at, const std::uint64_t* locals) {
            const std::size_t i = indexOf(static_cast<int>(at));
            for (std::uint32_t word = 0; word < liveness.words(); ++word) {
                const std::uint32_t rest = maxLocals - word * 64;
                const std::uint64_t mask = rest >= 64 ? ~0ull : (1ull << rest) - 1;
                live(i)[word] |= locals[word] & mask;
                references(i)[word] &= locals[word] | ~mask;
            }
        });
}

const state::SlotMap& FrameMap::Data::at(std::size_t i) {
    if (const state::SlotMap* made = maps[i].load(std::memory_order_acquire)) return *made;
    auto map = std::make_unique<state::SlotMap>();
    map->live.assign(live(i), live(i) + words);
    map->references.assign(references(i), references(i) + words);
    map->wide.assign(seconds(i), seconds(i) + words);
    for (std::uint32_t word = 0; word < words; ++word)
        map->wide[word] &= live(i)[word] << 1 | (word > 0 ? live(i)[word - 1] >> 63 : 0);
    bool ambiguous = false;
    if (!varying.empty())
        for (std::uint32_t word = 0; word < words; ++word)
            ambiguous |= (varying[i * words + word] & live(i)[word]) != 0;
    if (ambiguous) {
        std::ranges::fill(map->live, ~0ull);
        std::ranges::fill(map->references, ~0ull);
        std::ranges::fill(map->wide, 0);
        map->conservative = map->isAmbiguous = true;
    }
    const state::SlotMap* expected = nullptr;
    if (maps[i].compare_exchange_strong(expected, map.get(), std::memory_order_acq_rel))
        return *map.release();
    return *expected;
}

FrameMap::FrameMap(const types::Method& method) : data_(std::make_unique<Data>(method)) {}
FrameMap::FrameMap(const types::Method& method, types::Linker& linker) {
    if (needsVerification(method)) verify(method, linker);
    data_ = std::make_unique<Data>(method);
}
FrameMap::~FrameMap() = default;

const state::SlotMap& FrameMap::at(int bytecodeIndex) const {
    return data_->starts.empty() ? data_->conservative : data_->at(data_->indexOf(bytecodeIndex));
}

int FrameMap::stackDepthAt(int bytecodeIndex) const {
    return data_->starts.empty() ? -1 : data_->depths[data_->indexOf(bytecodeIndex)];
}

// ---- the cache

namespace {

std::uint64_t nextCacheNumber() {
    static std::atomic<std::uint64_t> last{0};
    return ++last;
}

// The maps that this thread has used last, so that the common case takes no lock. All of one cache.
struct Recent {
    struct Entry {
        const Instruction* pc = nullptr;
        const state::SlotMap* map = nullptr;
    };
    std::uint64_t cacheNumber = 0;
    std::array<Entry, 256> entries;
};
thread_local Recent recent;

} // namespace

FrameMapCache::FrameMapCache(types::Linker& linker) : linker_(linker), number_(nextCacheNumber()) {}

const state::SlotMap& FrameMapCache::at(const types::Method& method, const Instruction* pc) {
    if (recent.cacheNumber != number_) {
        recent.entries.fill({});
        recent.cacheNumber = number_;
    }
    Recent::Entry& entry = recent.entries[reinterpret_cast<std::uintptr_t>(pc) /
                                          sizeof(Instruction) % recent.entries.size()];
    if (entry.pc == pc) return *entry.map;
    const Code* code = method.code.load(std::memory_order_acquire);
    const state::SlotMap& map = of(method).at(code->bytecodeIndexOf(pc));
    entry = {pc, &map};
    return map;
}

const FrameMap& FrameMapCache::of(const types::Method& method) {
    {
        const std::lock_guard lock(mutex_);
        if (const auto found = maps_.find(&method); found != maps_.end()) return *found->second;
    }
    const bool verified =
        !needsVerification(method) || method.holder->isVerified.load(std::memory_order_acquire);
    // Outside of the lock: verification loads classes. When two threads do it at once, the first
    // one's is kept.
    auto made =
        verified ? std::make_unique<FrameMap>(method) : std::make_unique<FrameMap>(method, linker_);
    const std::lock_guard lock(mutex_);
    return *maps_.try_emplace(&method, std::move(made)).first->second;
}

void FrameMapCache::verify(const types::Class& klass) {
    if (klass.fromJdk || klass.isVerified.load(std::memory_order_acquire)) return;
    if (klass.super) verify(*klass.super);
    for (const types::Class* interface : klass.interfaces) verify(*interface);
    if (!klass.file) return;
    {
        const std::lock_guard lock(mutex_);
        if (const auto found = refused_.find(&klass); found != refused_.end()) throw found->second;
    }
    try {
        interpreter::verify(klass, linker_);
    } catch (const types::LinkageError& error) {
        const std::lock_guard lock(mutex_);
        refused_.try_emplace(&klass, error);
        throw;
    }
    klass.isVerified.store(true, std::memory_order_release);
}

} // namespace clew::vm::interpreter
