#pragma once

#include <filesystem>

#include "vm/classpath/Resource.h"

namespace clew::vm::classpath {

class Folder : public Entry {
  public:
    explicit Folder(std::string location);
    std::optional<Resource> find(std::string_view path) const override;
    bool mayHold(std::string_view) const override { return true; } // programs may write to it
    std::vector<std::string> classFiles() const override;

  private:
    std::string prefix_; // the location, ending in one '/'
};

} // namespace clew::vm::classpath
