#pragma once

#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "vm/classpath/Manifest.h"
#include "vm/classpath/Resource.h"

struct zip;

namespace clew::vm::classpath {

// A jar or zip file. Of a multi-release jar the versions up to `featureVersion` are seen (JEP 238).
class Jar : public Entry {
  public:
    // Throws ClassPathError if the file is not a zip.
    Jar(std::string location, int featureVersion);
    ~Jar() override;

    std::optional<Resource> find(std::string_view path) const override;
    bool mayHold(std::string_view path) const override;
    bool isSealed() const override { return manifest_.isSealed; }
    std::vector<std::string> classFiles() const override;
    // Size and dates, in nanoseconds; of a multi-release jar the JDK's version as well.
    std::optional<std::string> stamp() const override;
    const Manifest& manifest() const { return manifest_; }

  private:
    struct StringHash {
        using is_transparent = void;
        std::size_t operator()(std::string_view text) const {
            return std::hash<std::string_view>{}(text);
        }
    };
    struct Version {
        int feature;
        std::uint64_t index;
    };

    void indexVersions(int featureVersion);
    Resource read(std::uint64_t index, std::string_view name) const;

    mutable std::mutex mutex_; // libzip's handle is not thread-safe
    struct zip* archive_ = nullptr;
    const std::optional<std::string> openedAs_; // its dates before it was opened
    const int featureVersion_;
    Manifest manifest_;
    // Only for a multi-release jar: path -> the newest version of it that may be seen.
    std::unordered_map<std::string, Version, StringHash, std::equal_to<>> versions_;
};

} // namespace clew::vm::classpath
