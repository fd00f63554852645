#pragma once

// Mocks as nested classes of the test class.

#include <string>

#include "search/generate/JavaText.h"
#include "search/generate/JavaValue.h"

namespace clew::search::generate {

// "QueueAndTopic", or "MockQueue".
std::string mockClassName(const JavaValue& mock, TypeText& types);
std::string mockClassText(const JavaValue& mock, const std::string& name, TypeText& types);

} // namespace clew::search::generate
