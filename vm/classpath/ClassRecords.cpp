#include "vm/classpath/ClassRecords.h"

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <limits>
#include <stdexcept>

namespace clew::vm::classpath {

namespace access = classfile::access;

namespace {

using Number = std::uint16_t; // what a class file has lengths and numbers in, and an archive too

void add(std::string& bytes, std::size_t number) {
    const auto stored = static_cast<Number>(number);
    bytes.append(reinterpret_cast<const char*>(&stored), sizeof stored);
}

void add(std::string& bytes, std::string_view text) {
    add(bytes, text.size());
    bytes += text;
}

bool isMaker(const classfile::MethodInfo& method) {
    if (method.accessFlags & (access::Private | access::Synthetic)) return false;
    const std::string_view type = MakerRecord{method.name, method.descriptor}.type();
    return !type.empty() && !type.starts_with("java/");
}

void add(std::string& bytes, std::string_view path, const classfile::ClassFile& file) {
    add(bytes, path);
    add(bytes, file.name);
    add(bytes, file.superName);
    add(bytes, file.interfaces.size());
    for (const std::string_view name : file.interfaces) add(bytes, name);
    add(bytes, static_cast<std::size_t>(std::ranges::count_if(file.methods, isMaker)));
    for (const auto& method : file.methods)
        if (isMaker(method)) {
            add(bytes, method.name);
            add(bytes, method.descriptor);
        }
}

// Takes from the front of the bytes; false where they end before.
class Reader {
  public:
    explicit Reader(std::string_view bytes) : left_(bytes) {}

    bool isAtEnd() const { return left_.empty(); }

    bool take(ClassRecord& record) {
        return take(record.path) && take(record.name) && take(record.superName) &&
               takeAll(record.interfaces) && takeAll(record.makers);
    }

  private:
    bool take(Number& number) {
        if (left_.size() < sizeof number) return false;
        std::memcpy(&number, left_.data(), sizeof number);
        left_.remove_prefix(sizeof number);
        return true;
    }

    bool take(std::string_view& text) {
        Number length = 0;
        if (!take(length) || length > left_.size()) return false;
        text = left_.substr(0, length);
        left_.remove_prefix(length);
        return true;
    }

    bool take(MakerRecord& maker) {
        return take(maker.name) && take(maker.descriptor) && !maker.type().empty();
    }

    template <class Item>
    bool takeAll(std::vector<Item>& items) {
        Number count = 0;
        if (!take(count) || count > left_.size()) return false; // each has a byte at least
        items.resize(count);
        return std::ranges::all_of(items, [&](Item& item) { return take(item); });
    }

    std::string_view left_;
};

} // namespace

std::string_view MakerRecord::type() const {
    const std::size_t end = descriptor.find(')'); // of the parameters
    if (end == std::string_view::npos) return {};
    const std::string_view result = descriptor.substr(end + 1);
    if (result.size() < 3 || result.front() != 'L' || result.back() != ';') return {};
    return result.substr(1, result.size() - 2);
}

ClassRecords ClassRecords::of(const Entry& entry) {
    const auto bytes = std::make_shared<std::string>();
    bool isComplete = true;
    for (const std::string& path : entry.classFiles()) try {
            if (path.size() > std::numeric_limits<Number>::max()) continue; // longer than any class
            const auto resource = entry.find(path);
            if (!resource) continue;
            add(*bytes, path,
                classfile::ClassFile::parse(resource->bytes, resource->location,
                                            classfile::Checks::Structure));
        } catch (const ClassPathError&) {
            isComplete = false;
        } catch (const std::runtime_error&) { // no class that anything could be of
        }
    ClassRecords records = parse(bytes, *bytes).value();
    records.isComplete_ = isComplete;
    return records;
}

std::optional<ClassRecords> ClassRecords::parse(std::shared_ptr<const void> owner,
                                                std::string_view bytes) {
    ClassRecords records;
    records.owner_ = std::move(owner);
    records.bytes_ = bytes;
    for (Reader reader(bytes); !reader.isAtEnd();)
        if (!reader.take(records.classes_.emplace_back())) return std::nullopt;
    return records;
}

} // namespace clew::vm::classpath
