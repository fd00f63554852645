#pragma once

// The StackMapTable of a method (JVMS 4.7.4): the frames that a compiler says are there.

#include <stdexcept>
#include <vector>

#include "vm/classfile/ClassFile.h"
#include "vm/interpreter/decode/FrameTypes.h"

namespace clew::vm::interpreter {

class StackMapTable {
  public:
    struct Frame {
        std::uint32_t bytecodeIndex;
        std::vector<FrameType> locals, operands; // as few locals as the table says
        bool thisUninitialized;
    };
    // A ClassFormatError, or, where `isOfTypes`, a VerifyError.
    class Error : public std::runtime_error {
      public:
        Error(const std::string& what, bool ofTypes)
            : std::runtime_error(what), isOfTypes(ofTypes) {}
        bool isOfTypes;
    };

    // `first`: what holds at the start of the method. Throws Error.
    StackMapTable(const classfile::ClassFile& file, const classfile::MethodInfo& method,
                  FrameTypes& types, Frame first);

    const std::vector<Frame>& frames() const { return frames_; } // ascending
    const Frame* at(std::uint32_t bytecodeIndex) const;          // null: none

  private:
    std::vector<Frame> frames_;
};

} // namespace clew::vm::interpreter
