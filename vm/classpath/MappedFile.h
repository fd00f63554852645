#pragma once

#include <cstdint>
#include <filesystem>
#include <span>

namespace clew::vm::classpath {

// A whole file, mapped read-only into memory for as long as this object lives.
class MappedFile {
  public:
    // Throws std::system_error.
    explicit MappedFile(const std::filesystem::path& file);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    std::span<const std::uint8_t> bytes() const { return bytes_; }

  private:
    std::span<const std::uint8_t> bytes_;
};

} // namespace clew::vm::classpath
