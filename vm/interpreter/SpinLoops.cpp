#include "vm/interpreter/SpinLoops.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "vm/interpreter/decode/BytecodeReader.h"

namespace clew::vm::interpreter {
namespace {

using namespace classfile;

using Bytecode = std::vector<std::uint8_t>;

// Instructions one after the other, from one position on.
class Matcher {
  public:
    Matcher(const Bytecode& code, std::uint32_t at)
        : reader_({code.data(), code.size()}), at_(at) {}

    bool isMatched() const { return matches_; }
    std::uint32_t end() const { return at_; }

    Matcher& one(std::initializer_list<int> opcodes) {
        if (!hasNext()) return *this;
        const int opcode = reader_.opcode(at_);
        matches_ = std::ranges::find(opcodes, opcode) != opcodes.end();
        return next();
    }
    Matcher& constant() {
        if (!hasNext()) return *this;
        const int opcode = reader_.opcode(at_);
        matches_ = opcode >= op::iconst_m1 && opcode <= op::sipush &&
                   (opcode <= op::iconst_5 || opcode >= op::bipush);
        return next();
    }
    Matcher& push(std::int16_t value) {
        if (!hasNext()) return *this;
        matches_ = reader_.opcode(at_) == op::sipush &&
                   static_cast<std::int16_t>(reader_.index(at_)) == value;
        return next();
    }
    // An int local, the same throughout.
    Matcher& load() { return local(op::iload, op::iload_0); }
    Matcher& store() { return local(op::istore, op::istore_0); }
    std::uint32_t variable() const { return variable_; }

  private:
    bool hasNext() {
        matches_ = matches_ && at_ < reader_.size();
        return matches_;
    }
    Matcher& next() {
        if (matches_) at_ += reader_.length(at_);
        return *this;
    }
    Matcher& local(int general, int first) {
        if (!hasNext()) return *this;
        const int opcode = reader_.opcode(at_);
        matches_ = !reader_.isWide(at_) &&
                   (opcode == general || (opcode >= first && opcode <= first + 3)) &&
                   (variable_ == kNone || variable_ == reader_.local(at_));
        if (matches_) variable_ = reader_.local(at_);
        return next();
    }

    BytecodeReader reader_;
    static constexpr std::uint32_t kNone = ~0u;
    std::uint32_t at_, variable_ = kNone;
    bool matches_ = true;
};

void overwrite(Bytecode& code, std::uint32_t begin, std::uint32_t end,
               std::initializer_list<int> instructions) {
    std::fill(code.begin() + begin, code.begin() + end, std::uint8_t(op::nop));
    std::ranges::transform(instructions, code.begin() + begin,
                           [](int byte) { return static_cast<std::uint8_t>(byte); });
}

// x ^= x << a; x ^= x >>> b; x ^= x << c;
bool rewriteXorshift(Bytecode& code, std::uint32_t at) {
    Matcher matcher(code, at);
    for (const int shift : {op::ishl, op::iushr, op::ishl})
        matcher.load().load().constant().one({shift}).one({op::ixor}).store();
    if (!matcher.isMatched()) return false;
    const int x = static_cast<int>(matcher.variable());
    overwrite(code, at, matcher.end(),
              {op::iload, x, op::iconst_m1, op::bipush, 31, op::ishl, op::ior, op::istore, x});
    return true;
}

// (byte)((x << 1) | 1): how often to try again at the next time.
bool rewriteRetries(Bytecode& code, std::uint32_t at) {
    Matcher matcher(code, at);
    matcher.load()
        .one({op::iconst_1})
        .one({op::ishl})
        .one({op::iconst_1})
        .one({op::ior})
        .one({op::i2b});
    if (!matcher.isMatched()) return false;
    overwrite(code, at, matcher.end(), {op::iconst_0});
    return true;
}

// spins = SPINS; also where that is one of two alternatives.
bool rewriteSpins(Bytecode& code, std::uint32_t at) {
    constexpr std::int16_t kSpins = 1 << 10;
    Matcher matcher(code, at);
    matcher.push(kSpins);
    const std::uint32_t end = matcher.end();
    constexpr int kStores[] = {op::istore,   op::istore_0, op::istore_1,
                               op::istore_2, op::istore_3, op::goto_};
    if (!matcher.isMatched() || end >= code.size() ||
        std::ranges::find(kStores, int(code[end])) == std::end(kStores))
        return false;
    overwrite(code, at, end, {op::iconst_1});
    return true;
}

using Rewrite = bool (*)(Bytecode&, std::uint32_t at);

bool rewriteAll(Bytecode& code, Rewrite rewrite) {
    bool any = false;
    for (std::uint32_t at = 0; at < code.size();) {
        any |= rewrite(code, at);
        at += BytecodeReader({code.data(), code.size()}).length(at);
    }
    return any;
}

} // namespace

void shortenSpinLoops(types::Class& made) {
    constexpr std::string_view kConcurrent = "java/util/concurrent/";
    if (!made.fromJdk || !made.file || !made.name.view().starts_with(kConcurrent)) return;
    const std::string_view name = made.name.view().substr(kConcurrent.size());
    std::vector<Rewrite> rewrites{rewriteXorshift};
    if (name == "locks/AbstractQueuedSynchronizer" ||
        name == "locks/AbstractQueuedLongSynchronizer" || name == "locks/StampedLock")
        rewrites.push_back(rewriteRetries);
    if (name == "Exchanger") rewrites.push_back(rewriteSpins);

    struct Rewritten {
        std::shared_ptr<const void> file; // what the class was made of
        std::vector<Bytecode> codes;
    };
    auto rewritten = std::make_shared<Rewritten>();
    for (MethodInfo& method : made.file->methods) {
        if (!method.code) continue;
        Bytecode code(method.code->bytecode.begin(), method.code->bytecode.end());
        bool any = false;
        for (const Rewrite rewrite : rewrites) any |= rewriteAll(code, rewrite);
        if (!any) continue;
        rewritten->codes.push_back(std::move(code));
        method.code->bytecode = {rewritten->codes.back().data(), rewritten->codes.back().size()};
    }
    if (rewritten->codes.empty()) return;
    rewritten->file = std::exchange(made.bytesOwner, nullptr);
    made.bytesOwner = std::move(rewritten);
}

} // namespace clew::vm::interpreter
