#include "vm/classpath/RuntimeImage.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <cstring>
#include <system_error>

namespace clew::vm::classpath {

namespace {

constexpr std::uint32_t kImageMagic = 0xcafedada, compressedMagic = 0xcafefafa;
constexpr std::size_t kHeaderSize = 28, compressedHeaderSize = 29;
constexpr std::uint32_t kHashMultiplier = 0x01000193;

std::uint32_t hash(std::string_view text, std::uint32_t seed) {
    for (const char c : text) seed = (seed * kHashMultiplier) ^ static_cast<std::uint8_t>(c);
    return seed;
}

// Of "/module/path", without making the string.
std::uint32_t hash(std::string_view module, std::string_view path, std::uint32_t seed) {
    return hash(path, hash("/", hash(module, hash("/", seed)))) & 0x7fffffff;
}

// Takes `prefix`, and then `separator`, off the text.
bool takePrefix(std::string_view& text, std::string_view prefix, std::string_view separator) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    if (!text.starts_with(separator)) return false;
    text.remove_prefix(separator.size());
    return true;
}

} // namespace

struct RuntimeImage::Location {
    // The kinds of attributes; the resource is "/module/parent/base.extension", each part but the
    // base may be empty.
    enum Kind : std::uint8_t {
        End,
        Module,
        Parent,
        Base,
        Extension,
        Offset,
        Compressed,
        Uncompressed,
        KindCount
    };
    std::uint64_t offset = 0, compressedSize = 0, size = 0; // compressedSize 0: not compressed
    std::string_view module, parent, base, extension;

    bool isNamed(std::string_view wantedModule, std::string_view path) const {
        if (module != wantedModule) return false;
        if (!parent.empty() && !takePrefix(path, parent, "/")) return false;
        if (extension.empty()) return path == base;
        return takePrefix(path, base, ".") && path == extension;
    }

    std::string path() const {
        return fmt::format("{}{}{}{}{}", parent, parent.empty() ? "" : "/", base,
                           extension.empty() ? "" : ".", extension);
    }
};

RuntimeImage RuntimeImage::open(const std::filesystem::path& jdkHome) {
    RuntimeImage image;
    image.file_ = jdkHome / "lib" / "modules";
    try {
        image.mapping_ = std::make_shared<const MappedFile>(image.file_);
    } catch (const std::system_error& error) {
        throw ClassPathError(fmt::format(
            "{}: cannot be read: {}; the home folder of a JDK of version 9 or later has "
            "this file",
            image.file_.string(), error.code().message()));
    }
    image.bytes_ = image.mapping_->bytes();
    if (image.bytes_.size() < kHeaderSize)
        image.fail("this is no runtime image: it is shorter than the header");
    const std::uint32_t magic = image.littleEndian4(0);
    if (magic == __builtin_bswap32(kImageMagic))
        image.fail(
            "this runtime image is for a big-endian machine; one for x86-64 or AArch64 is needed");
    if (magic != kImageMagic)
        image.fail(fmt::format("this is no runtime image: its magic number is {:08X}, not CAFEDADA",
                               magic));
    const std::uint32_t version = image.littleEndian4(4);
    if (version != 0x00010000)
        image.fail(fmt::format(
            "the runtime image has format version {}.{}; version 1.0, that of JDK 9 to 25, is "
            "supported",
            version >> 16, version & 0xffff));
    image.tableLength_ = image.littleEndian4(16);
    const std::uint64_t locationsSize = image.littleEndian4(20),
                        stringsSize = image.littleEndian4(24);
    const std::uint64_t tableBytes = std::uint64_t{image.tableLength_} * 4;
    image.redirects_ = kHeaderSize;
    image.offsets_ = image.redirects_ + tableBytes;
    image.locations_ = image.offsets_ + tableBytes;
    image.strings_ = image.locations_ + locationsSize;
    image.contents_ = image.strings_ + stringsSize;
    if (image.tableLength_ == 0 || image.contents_ > image.bytes_.size())
        image.fail("the runtime image is damaged: its tables are longer than the file");
    if (stringsSize == 0 || image.bytes_[image.contents_ - 1] != 0)
        image.fail("the runtime image is damaged: its string table does not end in a zero");
    return image;
}

void RuntimeImage::fail(std::string_view what) const {
    throw ClassPathError(fmt::format("{}: {}", file_.string(), what));
}

std::uint32_t RuntimeImage::littleEndian4(std::size_t offset) const {
    std::uint32_t value;
    std::memcpy(&value, bytes_.data() + offset, sizeof value);
    return value;
}

std::uint64_t RuntimeImage::littleEndian8(std::size_t offset) const {
    std::uint64_t value;
    std::memcpy(&value, bytes_.data() + offset, sizeof value);
    return value;
}

std::string_view RuntimeImage::string(std::uint64_t offset) const {
    if (offset >= contents_ - strings_)
        fail("the runtime image is damaged: a name lies outside the string table");
    // Ends inside the table, whose last byte is zero.
    return reinterpret_cast<const char*>(bytes_.data() + strings_ + offset);
}

RuntimeImage::Location RuntimeImage::location(std::uint32_t index) const {
    std::uint64_t values[Location::KindCount] = {};
    std::size_t at = locations_ + littleEndian4(offsets_ + std::size_t{index} * 4);
    const auto damaged = [this]() {
        fail("the runtime image is damaged: a location's attributes make no sense");
    };
    while (true) {
        if (at >= strings_) damaged();
        const std::uint8_t first = bytes_[at++];
        const unsigned kind = first >> 3, length = (first & 7) + 1;
        if (kind == Location::End) break;
        if (kind >= Location::KindCount || strings_ - at < length) damaged();
        std::uint64_t value = 0;
        for (unsigned i = 0; i < length; ++i) value = value << 8 | bytes_[at++];
        values[kind] = value;
    }
    Location result;
    result.module = string(values[Location::Module]);
    result.parent = string(values[Location::Parent]);
    result.base = string(values[Location::Base]);
    result.extension = string(values[Location::Extension]);
    result.offset = values[Location::Offset];
    result.compressedSize = values[Location::Compressed];
    result.size = values[Location::Uncompressed];
    return result;
}

std::optional<RuntimeImage::Location> RuntimeImage::find(std::string_view module,
                                                         std::string_view path) const {
    const std::uint32_t bucket = hash(module, path, kHashMultiplier) % tableLength_;
    const auto redirect =
        static_cast<std::int32_t>(littleEndian4(redirects_ + std::size_t{bucket} * 4));
    if (redirect == 0) return std::nullopt;
    std::uint32_t index;
    if (redirect > 0) {
        index = hash(module, path, static_cast<std::uint32_t>(redirect)) % tableLength_;
    } else {
        index = static_cast<std::uint32_t>(-(redirect + 1));
        if (index >= tableLength_)
            fail("the runtime image is damaged: a redirection leads outside its table");
    }
    const Location found = location(index);
    if (!found.isNamed(module, path)) return std::nullopt;
    return found;
}

std::optional<Resource> RuntimeImage::findClass(std::string_view internalName) const {
    const std::size_t slash = internalName.rfind('/');
    if (slash == std::string_view::npos)
        return std::nullopt; // no module may have the unnamed package
    const std::optional<std::string_view> module = moduleOfPackage(internalName.substr(0, slash));
    if (!module) return std::nullopt;
    std::string path;
    path.reserve(internalName.size() + 6);
    path.append(internalName).append(".class");
    return findResource(*module, path);
}

std::optional<Resource> RuntimeImage::findResource(std::string_view module,
                                                   std::string_view path) const {
    const std::optional<Location> found = find(module, path);
    if (!found) return std::nullopt;
    std::string name;
    name.reserve(6 + module.size() + path.size());
    name.append("jrt:/").append(module).append("/").append(path);
    return resource(*found, std::move(name));
}

Resource RuntimeImage::resource(const Location& location, std::string name) const {
    const std::uint64_t stored =
        location.compressedSize != 0 ? location.compressedSize : location.size;
    const std::uint64_t available = bytes_.size() - contents_;
    if (location.offset > available || stored > available - location.offset)
        fail(fmt::format("the runtime image is damaged: {} lies outside the file", name));
    const classfile::Bytes bytes = bytes_.subspan(contents_ + location.offset, stored);
    if (location.compressedSize == 0) return {bytes, mapping_, std::move(name)};
    auto contents = decompress(bytes, location.size, name);
    const classfile::Bytes plain = *contents;
    return {plain, std::move(contents), std::move(name)};
}

// Compressors may be stacked: what one header's data decompresses to may begin with a header again.
std::shared_ptr<const std::vector<std::uint8_t>> RuntimeImage::decompress(
    classfile::Bytes bytes, std::uint64_t size, std::string_view name) const {
    const auto damaged = [&]() {
        fail(fmt::format("the runtime image is damaged: {} does not decompress", name));
    };
    std::shared_ptr<const std::vector<std::uint8_t>> current;
    while (bytes.size() >= compressedHeaderSize) {
        const auto offset = [&](std::size_t field) { return bytes.data() + field; };
        std::uint32_t magic, compressorName;
        std::uint64_t compressedSize, plainSize;
        std::memcpy(&magic, offset(0), 4);
        std::memcpy(&compressedSize, offset(4), 8);
        std::memcpy(&plainSize, offset(12), 8);
        std::memcpy(&compressorName, offset(20), 4);
        if (magic != compressedMagic) break;
        if (const std::string_view compressor = string(compressorName); compressor != "zip")
            fail(
                fmt::format("{} is compressed by '{}'; only images that are not compressed, or by "
                            "jlink's zip, are "
                            "supported",
                            name, compressor));
        // One byte of deflated data gives at most 1032.
        if (compressedSize > bytes.size() - compressedHeaderSize ||
            plainSize > compressedSize * 1032 + 64)
            damaged();
        auto plain = std::make_shared<std::vector<std::uint8_t>>(plainSize);
        uLongf produced = plainSize;
        if (::uncompress(plain->data(), &produced, offset(compressedHeaderSize), compressedSize) !=
                Z_OK ||
            produced != plainSize)
            damaged();
        bytes = *plain;
        current = std::move(plain);
    }
    if (current == nullptr || current->size() != size) damaged();
    return current;
}

std::optional<std::string_view> RuntimeImage::ownerOfPackage(classfile::Bytes contents) const {
    // Pairs: is the package empty in this module (it has only resources, or subpackages), the
    // module's name.
    for (std::size_t at = 0; at + 8 <= contents.size(); at += 8) {
        std::uint32_t isEmpty, module;
        std::memcpy(&isEmpty, contents.data() + at, 4);
        std::memcpy(&module, contents.data() + at + 4, 4);
        if (isEmpty == 0) return string(module);
    }
    return std::nullopt;
}

std::optional<std::string_view> RuntimeImage::moduleOfPackage(std::string_view package) const {
    // The image lists them as resources "/packages/java.lang".
    std::string dotted(package);
    std::replace(dotted.begin(), dotted.end(), '/', '.');
    const std::optional<Location> found = find("packages", dotted);
    if (!found) return std::nullopt;
    return ownerOfPackage(resource(*found, dotted).bytes);
}

void RuntimeImage::forEachResource(
    const std::function<void(std::string_view module, std::string_view path)>& visit) const {
    for (std::uint32_t index = 0; index < tableLength_; ++index) {
        const Location found = location(index);
        // Without a module: the entry for "/packages" and the like.
        if (found.module.empty() || found.module == "packages" || found.module == "modules")
            continue;
        visit(found.module, found.path());
    }
}

std::vector<std::string_view> RuntimeImage::modules() const {
    std::vector<std::string_view> names;
    for (std::uint32_t index = 0; index < tableLength_; ++index) {
        const Location found = location(index);
        if (!found.module.empty() && found.parent.empty() && found.base == "module-info")
            names.push_back(found.module);
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<RuntimeImage::PackageInfo> RuntimeImage::packages() const {
    std::vector<PackageInfo> result;
    for (std::uint32_t index = 0; index < tableLength_; ++index) {
        const Location found = location(index);
        if (found.module != "packages") continue;
        std::string name = found.path();
        const std::optional<std::string_view> module = ownerOfPackage(resource(found, name).bytes);
        if (!module) continue;
        std::replace(name.begin(), name.end(), '.', '/');
        result.push_back({std::move(name), *module});
    }
    std::sort(result.begin(), result.end(),
              [](const PackageInfo& a, const PackageInfo& b) { return a.name < b.name; });
    return result;
}

} // namespace clew::vm::classpath
