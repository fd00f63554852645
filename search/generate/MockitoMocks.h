#pragma once

// Mocks as methods of the test class that make them with Mockito (tests.mocks=mockito):
//
//     private static Queue mockQueue() {
//         Queue mock = mock(Queue.class);
//         when(mock.size()).thenReturn(1, 5, 0);
//         return mock;
//     }

#include <string>

#include "search/generate/JavaText.h"
#include "search/generate/JavaValue.h"

namespace clew::search::generate {

// Whether Mockito can express the mock: it has no annotations, its constructor takes nothing, and
// the methods that answer are public and not overloaded.
bool isForMockito(const JavaValue& mock, const SourceNames& names);

// Whether the method that makes it declares exceptions, since the mock's own methods do.
// Of another value: one of the mocks in it.
bool throwsWhileMade(const JavaValue& value);

std::string mockitoMethodText(const JavaValue& mock, const std::string& name, TypeText& types);

} // namespace clew::search::generate
