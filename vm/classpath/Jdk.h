#pragma once

// Which JDK on this machine the class library comes from.

#include <filesystem>
#include <optional>

namespace clew::vm::classpath {

// The home folder of the JDK: `explicitHome` (from jdk.home=) if given, else JAVA_HOME if set, else
// what `java` on the PATH belongs to, symbolic links followed. A home has a runtime image,
// lib/modules. Throws ClassPathError that says what was tried.
std::filesystem::path findJdk(const std::optional<std::string>& explicitHome);

// 17 for JAVA_VERSION="17.0.21" in the home's `release` file. Throws ClassPathError.
int jdkFeatureVersion(const std::filesystem::path& home);

} // namespace clew::vm::classpath
