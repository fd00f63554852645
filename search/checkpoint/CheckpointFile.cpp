#include "search/checkpoint/CheckpointFile.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <system_error>
#include <utility>

#include "search/config/Config.h"

namespace clew::search {

namespace {

constexpr std::string_view kMagic = "clew checkpoint\n";
constexpr std::uint64_t kFormat = 3;
constexpr std::size_t kBuffer = 1 << 20;

struct Head {
    char magic[kMagic.size()];
    std::uint64_t format;
    CheckpointSizes sizes;
};

// What follows the text is aligned.
std::uint64_t padded(std::uint64_t size) {
    return (size + 7) & ~std::uint64_t(7);
}

} // namespace

// ---- writing

CheckpointWriter::CheckpointWriter(std::filesystem::path file, const CheckpointSizes& sizes,
                                   std::string_view text)
    : file_(std::move(file)), beside_(file_), checksum_(XXH3_createState()) {
    beside_ += ".new";
    descriptor_ = open(beside_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);
    if (descriptor_ < 0) fail();
    XXH3_128bits_reset(checksum_.get());
    Head head{{}, kFormat, sizes};
    head.sizes.text = padded(text.size());
    std::ranges::copy(kMagic, head.magic);
    add(head);
    write(text.data(), text.size());
    write("       ", padded(text.size()) - text.size()); // blanks behind JSON are JSON
}

CheckpointWriter::~CheckpointWriter() {
    if (descriptor_ < 0) return;
    close(descriptor_);
    unlink(beside_.c_str());
}

void CheckpointWriter::write(const void* bytes, std::size_t size) {
    if (buffer_.size() + size > kBuffer) flush();
    buffer_.append(static_cast<const char*>(bytes), size);
}

void CheckpointWriter::flush() {
    XXH3_128bits_update(checksum_.get(), buffer_.data(), buffer_.size());
    for (std::string_view left = buffer_; !left.empty();) {
        const ssize_t written = ::write(descriptor_, left.data(), left.size());
        if (written < 0 && errno == EINTR) continue;
        if (written < 0) fail();
        left.remove_prefix(static_cast<std::size_t>(written));
    }
    buffer_.clear();
}

void CheckpointWriter::finish() {
    flush();
    const XXH128_hash_t checksum = XXH3_128bits_digest(checksum_.get());
    add(checksum);
    flush();
    if (fsync(descriptor_) != 0 || close(descriptor_) != 0) fail();
    descriptor_ = -1;
    std::filesystem::rename(beside_, file_);
    // The new name lasts as well.
    const std::filesystem::path folder = std::filesystem::absolute(file_).parent_path();
    if (const int opened = open(folder.c_str(), O_RDONLY | O_CLOEXEC); opened >= 0) {
        fsync(opened);
        close(opened);
    }
}

void CheckpointWriter::fail() const {
    throw std::filesystem::filesystem_error("checkpoint", beside_,
                                            std::error_code(errno, std::generic_category()));
}

// ---- reading

CheckpointReader::CheckpointReader(const std::filesystem::path& file) {
    const auto refuse = [&](std::string_view why) {
        throw ConfigError(fmt::format("{}: {}", file.string(), why));
    };
    const int descriptor = open(file.c_str(), O_RDONLY | O_CLOEXEC);
    struct stat status {};
    const bool isFile =
        descriptor >= 0 && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    const auto size = static_cast<std::size_t>(isFile ? status.st_size : 0);
    void* memory = size > 0 ? mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0) : nullptr;
    const bool exists = descriptor >= 0;
    if (exists) close(descriptor);
    if (!exists) refuse("no such file; resume takes a checkpoint that clew wrote");
    if (!memory || memory == MAP_FAILED) refuse("not a checkpoint that clew wrote");
    mapped_ = {static_cast<const char*>(memory), size};
    const std::string_view wrong = readSections(mapped_);
    if (wrong.empty()) return;
    munmap(memory, size);
    refuse(wrong);
}

CheckpointReader::~CheckpointReader() {
    munmap(const_cast<char*>(mapped_.data()), mapped_.size());
}

std::string_view CheckpointReader::readSections(std::string_view bytes) {
    if (!bytes.starts_with(kMagic)) return "not a checkpoint that clew wrote";
    Head head;
    constexpr std::string_view kDamaged = "the checkpoint is incomplete or damaged";
    if (bytes.size() < sizeof head + sizeof(XXH128_hash_t)) return kDamaged;
    std::memcpy(&head, bytes.data(), sizeof head);
    if (head.format != kFormat) return "the checkpoint is of another version of clew";
    const CheckpointSizes& sizes = head.sizes;
    std::uint64_t left = bytes.size() - sizeof head - sizeof(XXH128_hash_t);
    const std::pair<std::uint64_t, std::uint64_t> sections[] = {
        {sizes.text, 1},
        {sizes.steps, sizeof(StoredStep)},
        {sizes.entries, sizeof(StoredEntry)},
        {sizes.visited, sizeof(Hash128)},
        {sizes.times, sizeof(StoredTime)},
        {sizes.expressions, sizeof(StoredExpression)},
        {sizes.same, sizeof(StoredSame)},
        {sizes.conditions, sizeof(StoredCondition)},
        {sizes.counts, sizeof(std::uint64_t)},
        {sizes.words, sizeof(std::uint32_t)},
        {sizes.visits, sizeof(std::uint32_t)}};
    for (const auto& [count, size] : sections) {
        if (count > left / size) return kDamaged;
        left -= count * size;
    }
    if (left != 0 || sizes.steps == 0 || sizes.text != padded(sizes.text)) return kDamaged;
    XXH128_hash_t stored;
    const std::size_t summed = bytes.size() - sizeof stored;
    std::memcpy(&stored, bytes.data() + summed, sizeof stored);
    if (!XXH128_isEqual(stored, XXH3_128bits(bytes.data(), summed))) return kDamaged;
    bytes.remove_prefix(sizeof head);
    text_ = bytes.substr(0, sizes.text);
    bytes.remove_prefix(sizes.text);
    steps_ = take<StoredStep>(bytes, sizes.steps);
    entries_ = take<StoredEntry>(bytes, sizes.entries);
    visited_ = take<Hash128>(bytes, sizes.visited);
    times_ = take<StoredTime>(bytes, sizes.times);
    expressions_ = take<StoredExpression>(bytes, sizes.expressions);
    same_ = take<StoredSame>(bytes, sizes.same);
    conditions_ = take<StoredCondition>(bytes, sizes.conditions);
    counts_ = take<std::uint64_t>(bytes, sizes.counts);
    words_ = take<std::uint32_t>(bytes, sizes.words);
    visits_ = take<std::uint32_t>(bytes, sizes.visits);
    // Nobody who goes along the steps leaves them.
    for (std::size_t i = 0; i < steps_.size(); ++i)
        if (steps_[i].before > i || (i > 0 && steps_[i].before == i)) return kDamaged;
    std::uint64_t words = 0;
    for (const StoredEntry& entry : entries_) {
        if (entry.step >= steps_.size() || entry.next > entry.end) return kDamaged;
        words += entry.named;
    }
    for (const StoredCondition& condition : conditions_) words += condition.conjuncts;
    return words == words_.size() ? std::string_view() : kDamaged;
}

template <class Item>
std::span<const Item> CheckpointReader::take(std::string_view& bytes, std::uint64_t count) {
    const std::span items(reinterpret_cast<const Item*>(bytes.data()), count);
    bytes.remove_prefix(count * sizeof(Item));
    return items;
}

} // namespace clew::search
