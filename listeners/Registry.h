#pragma once

// Listeners by the names that `listener=` may give.
//
// - Built in: "PreciseRaceDetector", ".listener.PreciseRaceDetector",
// "gov.nasa.jpf.listener.PreciseRaceDetector".
// - In a shared library that CLEW_LISTENER (Factory.h) has prepared: "folder/libmine.so", relative
// to the .jpf file; or
//   "Mine", for libMine.so in the .jpf file's folder or in the folder `build` there.

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "search/Listener.h"
#include "search/config/Config.h"

namespace clew::listeners {

// Throws search::ConfigError where there is no such listener or its library does not fit. A library
// stays loaded until the process ends. Null, and a line on standard error: one of JPF's whose work
// is done anyway.
std::unique_ptr<search::Listener> makeListener(std::string_view name, const search::Config& config);
// All that the configuration names, in its order. Throws search::ConfigError where one of them
// cannot be part of the checkpoints that are wanted.
std::vector<std::unique_ptr<search::Listener>> makeListeners(const search::Config& config);

std::vector<std::string_view> builtInListeners();

// Joins `listener` and the keys of the built-in listeners to the table of keys.
void declareListenerKeys();
// And those of the shared libraries that the configuration names, which it loads. Throws
// search::ConfigError as makeListener does. Then Config::check() knows them.
void declareListenerKeys(const search::Config& config);

} // namespace clew::listeners
