#include "vm/natives/database/Contents.h"

#include <fmt/format.h>
#include <sqlite3.h>
#include <unistd.h>
#include <xxhash.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "vm/natives/database/PostgresEngine.h"
#include "vm/natives/database/RowChanges.h"

namespace clew::vm::natives::database {
namespace {

namespace fs = std::filesystem;

template <class T>
void appendBytes(std::string& image, T number) {
    image.append(reinterpret_cast<const char*>(&number), sizeof number);
}

Hash128 combined(const Hash128& sum, const Hash128& epoch, std::string_view counters) {
    std::string image;
    for (const std::uint64_t word : {sum.high, sum.low, epoch.high, epoch.low})
        appendBytes(image, word);
    image += counters;
    return hashOf(image);
}

// For sqlite3_open_v2: what stands for itself in a URI, and all else by its code.
std::string address(const std::string& path, std::string_view options) {
    std::string result = "file:";
    for (const char c : path) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(c)) || c == '/' || c == '.' ||
                             c == '-' || c == '_';
        if (isPlain)
            result += c;
        else
            result += fmt::format("%{:02X}", static_cast<unsigned>(static_cast<unsigned char>(c)));
    }
    return result + "?" + std::string(options);
}

// Byte 18 of the header: the version of the format that it is written in.
bool isWrittenAhead(const std::string& path) {
    char header[20] = {};
    std::ifstream(path, std::ios::binary).read(header, sizeof header);
    return header[18] == 2;
}

} // namespace

Hash128 hashOf(std::string_view bytes) {
    const XXH128_hash_t hash = XXH3_128bits(bytes.data(), bytes.size());
    return {hash.high64, hash.low64};
}

void Value::appendTo(std::string& image) const {
    image += static_cast<char>(static_cast<unsigned>(type) | (parameterType != 0 ? 0x80U : 0U));
    if (parameterType != 0) appendBytes(image, parameterType);
    if (type == Type::Integer) appendBytes(image, integer);
    if (type == Type::Float) appendBytes(image, number);
    if (type == Type::Text || type == Type::Blob) {
        appendBytes(image, bytes.size());
        image += bytes;
    }
}

AllContents& AllContents::ofRun() {
    static AllContents all;
    return all;
}

AllContents::File::~File() {
    sqlite3_close_v2(holder);
}

AllContents::~AllContents() {
    files_.clear();
    removeCopies();
}

void AllContents::removeCopies() {
    std::error_code ignored;
    for (const std::string& folder : copies_) fs::remove_all(folder, ignored);
    copies_.clear();
}

// A journal that is written ahead is read by way of files that SQLite would make beside it.
std::string AllContents::copyOf(const std::string& path) {
    std::string folder = (fs::temp_directory_path() / "clew-database-XXXXXX").string();
    const auto noRoom = [](const std::string& why) {
        return NotSupported{"a copy of the database, for which there is no room: " + why};
    };
    if (!mkdtemp(folder.data())) throw noRoom(std::generic_category().message(errno));
    copies_.push_back(folder);
    std::string copy = folder + "/copy.db";
    std::error_code error;
    for (int attempt = 0; attempt < 10; ++attempt) {
        const auto before = fs::last_write_time(path, error);
        for (const char* part : {"", "-wal"}) {
            if (!fs::exists(path + part, error)) continue;
            fs::copy_file(path + part, copy + part, fs::copy_options::overwrite_existing, error);
            if (error) throw noRoom(error.message());
        }
        if (fs::last_write_time(path, error) == before) return copy;
    }
    throw DatabaseError{SQLITE_BUSY, "database is locked"};
}

Hash128 AllContents::open(const std::string& path, bool& writesAhead) {
    const std::lock_guard lock(mutex_);
    const auto [found, isNew] = files_.try_emplace(path);
    if (isNew) found->second = std::make_unique<File>();
    File& file = *found->second;
    if (!isNew) {
        writesAhead = file.writesAhead;
        return file.contents;
    }
    Node node;
    node.epoch = hashOf(path);
    file.contents = combined(node.sum, node.epoch, {});
    if (!path.empty()) {
        file.writesAhead = isWrittenAhead(path);
        std::string place = path;
        try {
            if (file.writesAhead) place = copyOf(path);
        } catch (...) {
            files_.erase(found);
            throw;
        }
        int code = sqlite3_open_v2(
            address(place, file.writesAhead ? "mode=rw" : "mode=ro").c_str(), &file.holder,
            SQLITE_OPEN_URI | (file.writesAhead ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY),
            nullptr);
        if (code == SQLITE_OK && file.writesAhead) // all of it in one file
            code =
                sqlite3_exec(file.holder, "PRAGMA journal_mode=DELETE", nullptr, nullptr, nullptr);
        if (code == SQLITE_OK) sqlite3_busy_timeout(file.holder, 3000);
        if (code == SQLITE_OK)
            code = sqlite3_exec(file.holder, "BEGIN; SELECT count(*) FROM sqlite_schema", nullptr,
                                nullptr, nullptr);
        if (code != SQLITE_OK) {
            const DatabaseError error{sqlite3_extended_errcode(file.holder),
                                      sqlite3_errmsg(file.holder)};
            files_.erase(found);
            throw error;
        }
        // The lock that is held says that it does not change.
        node.address = address(place, "immutable=1");
    }
    writesAhead = file.writesAhead;
    nodes_[file.contents] = std::move(node);
    return file.contents;
}

Hash128 AllContents::openPostgres(const PostgresAddress& address) {
    const std::lock_guard lock(mutex_);
    const Hash128 contents = hashOf(address.key());
    Node& node = nodes_[contents];
    if (node.snapshot) return contents;
    try {
        auto snapshot = std::make_shared<PostgresSnapshot>();
        snapshot->address = address;
        snapshot->holder = std::make_unique<PostgresConnection>(address, std::string());
        snapshot->name = snapshot->holder->exportSnapshot();
        const auto setting = [&](const std::string& name) {
            const auto found = snapshot->holder->execute("SHOW default_transaction_" + name);
            return textAt(found.get(), 0, 0);
        };
        snapshot->isReadOnly = setting("read_only") == "on";
        snapshot->isReadCommitted = setting("isolation") == "read committed";
        node.snapshot = std::move(snapshot);
        node.base = contents;
    } catch (...) {
        nodes_.erase(contents);
        throw;
    }
    hasPostgres_ = true;
    return contents;
}

bool AllContents::isPostgres(const Hash128& contents) const {
    if (!hasPostgres_) return false;
    const std::lock_guard lock(mutex_);
    const auto found = nodes_.find(contents);
    return found != nodes_.end() && found->second.snapshot;
}

Hash128 AllContents::addPostgres(const Hash128& base, PostgresContents changed) {
    const RowChanges& changes = changed.changes;
    if (changes.rows.empty() && changes.locked.empty() && changed.counters.empty()) return base;
    std::string image;
    for (const std::uint64_t word : {base.high, base.low}) appendBytes(image, word);
    changes.appendTo(image);
    for (const auto& [name, counter] : changed.counters) {
        image.append(name).append(1, '\0');
        appendBytes(image, counter.last);
        appendBytes(image, counter.isCalled);
    }
    const Hash128 contents = hashOf(image);
    const std::lock_guard lock(mutex_);
    const auto [found, isNew] = nodes_.try_emplace(contents);
    if (isNew) {
        found->second.snapshot = nodes_.at(base).snapshot;
        found->second.changed = std::make_shared<const PostgresContents>(std::move(changed));
        found->second.base = base;
    }
    return contents;
}

AllContents::Node AllContents::node(Hash128 contents) {
    const std::lock_guard lock(mutex_);
    const auto found = nodes_.find(contents);
    if (found == nodes_.end())
        throw NotSupported{"a database that was opened or written in a run that was saved"};
    return found->second;
}

Hash128 AllContents::add(const Hash128& sum, const Hash128& epoch, const Change& change,
                         std::string_view counters) {
    const Hash128 contents = combined(sum, epoch, counters);
    const std::lock_guard lock(mutex_);
    const auto [found, isNew] = nodes_.try_emplace(contents);
    if (isNew)
        found->second = {
            .address = {}, .change = std::make_shared<Change>(change), .sum = sum, .epoch = epoch};
    return contents;
}

} // namespace clew::vm::natives::database
