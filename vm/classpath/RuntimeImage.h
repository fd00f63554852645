#pragma once

// The JDK's runtime image, <home>/lib/modules, in the jimage format (version 1.0) that JDK 9 and
// later share:
//
//   header | redirect table | offsets table | location attributes | strings | contents
//
// A resource is found by a perfect hash over its path "/module/package/Name.class" (the redirect
// table holds, for each bucket, either the index or the seed of a second hash). The format is
// described by its only specification, the sources of jdk.internal.jimage and libjimage.

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "vm/classpath/MappedFile.h"
#include "vm/classpath/Resource.h"

namespace clew::vm::classpath {

// Thread-safe; copies share the mapping.
class RuntimeImage {
  public:
    // Throws ClassPathError: no such file, no runtime image, or one of a version or byte order that
    // we do not read.
    static RuntimeImage open(const std::filesystem::path& jdkHome);

    // "java/lang/Object". Not found: no module of the image has the package, or the package has no
    // such class.
    std::optional<Resource> findClass(std::string_view internalName) const;
    // findResource("java.base", "java/lang/Object.class")
    std::optional<Resource> findResource(std::string_view module, std::string_view path) const;

    // The module that has classes in this package ("java/lang"). The view lives as long as the
    // image.
    std::optional<std::string_view> moduleOfPackage(std::string_view package) const;

    struct PackageInfo {
        std::string name; // "java/lang"
        std::string_view module;
    };
    // Both walk the whole image: a few milliseconds. Sorted.
    std::vector<std::string_view> modules() const;
    std::vector<PackageInfo> packages() const;

    // Calls visit(module, path) for each resource, in the order of the image.
    void forEachResource(
        const std::function<void(std::string_view module, std::string_view path)>& visit) const;

    const std::filesystem::path& file() const { return file_; }

  private:
    struct Location;

    RuntimeImage() = default;
    [[noreturn]] void fail(std::string_view what) const;
    std::uint32_t littleEndian4(std::size_t offset) const;
    std::uint64_t littleEndian8(std::size_t offset) const;
    std::string_view string(std::uint64_t offset) const;
    Location location(std::uint32_t index) const;
    std::optional<Location> find(std::string_view module, std::string_view path) const;
    Resource resource(const Location& location, std::string name) const;
    std::shared_ptr<const std::vector<std::uint8_t>> decompress(classfile::Bytes bytes,
                                                                std::uint64_t size,
                                                                std::string_view name) const;
    std::optional<std::string_view> ownerOfPackage(classfile::Bytes contents) const;

    std::filesystem::path file_;
    std::shared_ptr<const MappedFile> mapping_;
    classfile::Bytes bytes_;
    std::uint32_t tableLength_ = 0;
    // Offsets into bytes_.
    std::size_t redirects_ = 0, offsets_ = 0, locations_ = 0, strings_ = 0, contents_ = 0;
};

} // namespace clew::vm::classpath
