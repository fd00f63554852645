#pragma once

#include <fmt/format.h>
#include <sys/stat.h>
#include <xxhash.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace clew::search {

// Of all that something in the cache is made from: its name there.
class ContentHash {
  public:
    ContentHash() : state_(XXH3_createState(), XXH3_freeState) { XXH3_128bits_reset(state_.get()); }

    void add(std::string_view text) {
        std::uint64_t size = text.size();
        XXH3_128bits_update(state_.get(), &size, sizeof size);
        XXH3_128bits_update(state_.get(), text.data(), text.size());
    }

    // A file that is not read for this, but would have another size or time if it had changed.
    void addStamp(const std::filesystem::path& file) {
        struct stat status {};
        add(file.string());
        if (stat(file.c_str(), &status) == 0)
            add(fmt::format("{} {}.{}", status.st_size, status.st_mtim.tv_sec,
                            status.st_mtim.tv_nsec));
    }

    std::string hexadecimal() const {
        XXH128_hash_t hash = XXH3_128bits_digest(state_.get());
        return fmt::format("{:016x}{:016x}", hash.high64, hash.low64);
    }

  private:
    std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state_;
};

} // namespace clew::search
