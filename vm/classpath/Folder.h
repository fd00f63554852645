#pragma once

#include <filesystem>

#include "vm/classpath/Resource.h"

namespace clew::vm::classpath {

class Folder : public Entry {
  public:
    explicit Folder(std::string location);
    std::optional<Resource> find(std::string_view path) const override;
    std::vector<std::string> classFiles() const override;

  private:
    std::string prefix_; // the location, ending in one '/'
};

} // namespace clew::vm::classpath
