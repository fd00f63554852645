#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace clew::vm::classpath {

// The main section of META-INF/MANIFEST.MF, as far as it matters for running a program.
struct Manifest {
    bool isMultiRelease = false;
    bool isSealed = false;              // all packages: nobody else may add classes to them
    std::string mainClass;              // "a.b.Main"; empty: none
    std::vector<std::string> classPath; // relative URLs, as written

    static Manifest parse(std::string_view text);
};

} // namespace clew::vm::classpath
