#include "vm/classpath/ClassPathIndex.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <set>
#include <stdexcept>

namespace clew::vm::classpath {

namespace access = classfile::access;

ClassPathIndex::ClassPathIndex(const ClassPath& classPath) {
    std::set<std::string> seen; // of several files of one class the makers of the first count
    for (const auto& entry : classPath.entries())
        for (const std::string& path : entry->classFiles()) try {
                const auto resource = entry->find(path);
                if (!resource) continue;
                const auto file = classfile::ClassFile::parse(resource->bytes, resource->location,
                                                              classfile::Checks::Structure);
                below_[std::string(file.superName)].emplace_back(file.name);
                for (const std::string_view name : file.interfaces)
                    below_[std::string(name)].emplace_back(file.name);
                if (!seen.insert(path).second) continue;
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
            } catch (const std::runtime_error&) { // no class that anything could be of
            }
    for (auto& [type, makers] : makers_) std::ranges::stable_sort(makers, {}, &Maker::holder);
}

std::shared_ptr<const ClassPathIndex> ClassPathIndex::of(const ClassPath& classPath) {
    static std::mutex mutex;
    static std::map<std::vector<std::string>, std::shared_ptr<const ClassPathIndex>> indexes;
    std::vector<std::string> locations;
    for (const auto& entry : classPath.entries()) locations.push_back(entry->location());
    const std::lock_guard lock(mutex);
    std::shared_ptr<const ClassPathIndex>& index = indexes[locations];
    if (!index) index.reset(new ClassPathIndex(classPath));
    return index;
}

const std::vector<std::string>& ClassPathIndex::directlyBelow(const std::string& type) const {
    static const std::vector<std::string> none;
    const auto found = below_.find(type);
    return found == below_.end() ? none : found->second;
}

const std::vector<ClassPathIndex::Maker>& ClassPathIndex::makersOf(const std::string& type) const {
    static const std::vector<Maker> none;
    const auto found = makers_.find(type);
    return found == makers_.end() ? none : found->second;
}

} // namespace clew::vm::classpath
