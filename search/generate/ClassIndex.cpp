#include "search/generate/ClassIndex.h"

#include <algorithm>
#include <set>
#include <stdexcept>
#include <utility>

#include "vm/classfile/ClassFile.h"

namespace clew::search::generate {

namespace access = vm::classfile::access;

void ClassIndex::read() {
    std::set<std::string> seen; // of several files of one class the first counts
    for (const auto& entry : classPath_.entries())
        for (const std::string& path : entry->classFiles()) {
            if (!seen.insert(path).second) continue;
            try {
                const auto resource = entry->find(path);
                if (!resource) continue;
                const auto file = vm::classfile::ClassFile::parse(
                    resource->bytes, resource->location, vm::classfile::Checks::Structure);
                for (const auto& method : file.methods) {
                    const std::string_view descriptor = method.descriptor;
                    const std::size_t result = descriptor.find(')') + 1;
                    if (method.accessFlags & (access::Private | access::Synthetic) ||
                        descriptor[result] != 'L')
                        continue;
                    const std::string_view type =
                        descriptor.substr(result + 1, descriptor.size() - result - 2);
                    if (type.starts_with("java/")) continue;
                    makers_[std::string(type)].push_back({std::string(file.name),
                                                          std::string(method.name),
                                                          std::string(descriptor)});
                }
            } catch (const std::runtime_error&) { // no class that anything could be made by
            }
        }
    for (auto& [type, makers] : makers_) std::ranges::stable_sort(makers, {}, &Maker::holder);
}

const std::vector<ClassIndex::Maker>& ClassIndex::makersOf(const std::string& type) {
    if (!std::exchange(isRead_, true)) read();
    static const std::vector<Maker> none;
    const auto found = makers_.find(type);
    return found == makers_.end() ? none : found->second;
}

} // namespace clew::search::generate
