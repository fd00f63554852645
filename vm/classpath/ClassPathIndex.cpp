#include "vm/classpath/ClassPathIndex.h"

#include <algorithm>
#include <map>
#include <mutex>
#include <unordered_set>

#include "vm/classpath/IndexCache.h"

namespace clew::vm::classpath {

ClassPathIndex::ClassPathIndex(const ClassPath& classPath) {
    IndexCache cache;
    std::unordered_set<std::string>
        seen; // of several files of one class the makers of the first count
    for (const auto& entry : classPath.entries()) {
        const ClassRecords records = cache.recordsOf(*entry);
        for (const ClassRecord& record : records.classes()) {
            below_[std::string(record.superName)].emplace_back(record.name);
            for (const std::string_view name : record.interfaces)
                below_[std::string(name)].emplace_back(record.name);
            if (!seen.insert(std::string(record.path)).second) continue;
            for (const MakerRecord& maker : record.makers)
                makers_[std::string(maker.type())].push_back({std::string(record.name),
                                                              std::string(maker.name),
                                                              std::string(maker.descriptor)});
        }
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
