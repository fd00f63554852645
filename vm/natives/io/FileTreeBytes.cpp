// FileTree: the bytes of written files, and the numbers that stand for open ones.

#include <fcntl.h>

#include <algorithm>
#include <climits>
#include <cstring>

#include "vm/interpreter/Interpreter.h"
#include "vm/natives/io/FileTree.h"

namespace clew::vm::natives {
namespace {

constexpr std::string_view kHandedOut = "handedOut";
constexpr int kFirstHandedOut = 1 << 24;

[[noreturn]] void unsupported(std::string what) {
    throw interpreter::Interpreter::Unsupported{{Approximation::FileOperation, std::move(what)}};
}

// The same for all files of the same size: what a file has been before does not show.
std::size_t capacityFor(std::size_t size) {
    std::size_t capacity = 16;
    while (capacity < size) capacity *= 2;
    return std::min<std::size_t>(capacity, INT_MAX - 8);
}

} // namespace

// ---- bytes

std::string_view FileTree::contents(Ref node) {
    const auto size = static_cast<std::size_t>(this->size(node));
    if (const Ref bytes = getField<Ref>(ctx_.state, node, "bytes"))
        return {reinterpret_cast<const char*>(ctx_.object(bytes)->payload()), size};
    const Ref origin = getField<Ref>(ctx_.state, node, "origin");
    if (!origin) return {};
    const FileSnapshot* file = outer_.contents(outer_.open(bytesOf(ctx_.state, origin)));
    return std::string_view(file->bytes).substr(0, size);
}

std::int64_t FileTree::size(Ref node) {
    return getField<std::int64_t>(ctx_.state, node, "size");
}

Ref FileTree::newBytes(std::string_view bytes, std::size_t capacity) {
    try {
        const Ref array =
            ctx_.newArray(*ctx_.vm.linker->known.byteArray, static_cast<std::uint32_t>(capacity));
        if (!bytes.empty())
            std::memcpy(ctx_.state.writable(array)->payload(), bytes.data(), bytes.size());
        return array;
    } catch (const interpreter::OutOfMemory&) {
        unsupported("files that do not fit into the heap's limit with all else");
    }
}

void FileTree::setSize(Ref node, std::int64_t size) {
    if (size > INT_MAX - 8) unsupported("a written file of 2 GB and more");
    const std::string_view now = contents(node);
    const auto wanted = static_cast<std::size_t>(size);
    const std::size_t capacity = capacityFor(wanted);
    Ref bytes = getField<Ref>(ctx_.state, node, "bytes");
    if (wanted == 0 && getField<Ref>(ctx_.state, node, "origin") == 0) { // as when it was made
        setField<Ref>(ctx_.state, node, "bytes", 0);
    } else if (!bytes || ctx_.object(bytes)->length != capacity) {
        bytes = newBytes(now.substr(0, wanted), capacity);
        setField<Ref>(ctx_.state, node, "bytes", bytes);
    } else if (wanted < now.size()) {
        std::memset(ctx_.state.writable(bytes)->payload() + wanted, 0, now.size() - wanted);
    }
    setField<std::int64_t>(ctx_.state, node, "size", size);
    setField<std::int64_t>(ctx_.state, node, "modified", this->now());
}

void FileTree::write(Ref node, std::int64_t position, std::string_view bytes) {
    if (bytes.empty()) return;
    // They may be in the Java heap, where objects move when they are written to.
    const std::string copied(bytes);
    const std::int64_t end = position + static_cast<std::int64_t>(copied.size());
    setSize(node, std::max(size(node), end));
    std::memcpy(ctx_.state.writable(getField<Ref>(ctx_.state, node, "bytes"))->payload() + position,
                copied.data(), copied.size());
}

// ---- numbers

int FileTree::handOut(Ref node, int openFlags) {
    const Ref all = array(kHandedOut);
    const std::uint32_t length = all ? ctx_.object(all)->length : 0;
    std::uint32_t index = 0;
    while (index < length && elementAt(ctx_.state, all, index) != 0) ++index;
    std::vector<Entry> slots;
    for (std::uint32_t i = 0; i < length; ++i) slots.push_back({{}, elementAt(ctx_.state, all, i)});
    if (index == length) slots.push_back({});
    slots[index].node = node;
    store(kHandedOut, slots);
    return kFirstHandedOut + static_cast<int>(index) * 4 + (openFlags & O_ACCMODE);
}

Ref FileTree::handedOut(int number) {
    const Ref all = array(kHandedOut);
    const auto index = static_cast<std::uint32_t>(number - kFirstHandedOut) / 4;
    if (number < kFirstHandedOut || !all || index >= ctx_.object(all)->length) return 0;
    return elementAt(ctx_.state, all, index);
}

int FileTree::flagsOf(int number) const {
    return number % 4;
}

void FileTree::takeBack(int number) {
    if (!handedOut(number)) return;
    const Ref all = array(kHandedOut);
    std::vector<Entry> slots;
    for (std::uint32_t i = 0; i < ctx_.object(all)->length; ++i)
        slots.push_back({{}, elementAt(ctx_.state, all, i)});
    slots[static_cast<std::uint32_t>(number - kFirstHandedOut) / 4].node = 0;
    while (!slots.empty() && slots.back().node == 0) slots.pop_back();
    store(kHandedOut, slots);
}

} // namespace clew::vm::natives
