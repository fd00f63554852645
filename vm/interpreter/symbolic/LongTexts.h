#pragma once

// Texts of any length. Such a text is followed up to so many chars: whether it is longer is one
// question, the answer no makes it a text as any other, and where it is longer, what would depend
// on the chars behind is not known. It is an expression with a variable of its own then, so that no
// path is lost (SymbolicPart::widened): nothing that can be violated is missed, and what is found
// to be violated is only reported when its inputs show it. Where they do not, an exploration may
// follow texts further: that takes more time, since most expressions grow with the square of the
// length.

#include <initializer_list>

#include "vm/interpreter/symbolic/SymbolicText.h"

namespace clew::vm::interpreter {

// From now on texts are followed further than before. False: they are already, or none is longer.
bool followFurther(Vm& vm);

// The whole text, or the beginning of one that is longer (Text::rest). Nothing: the peer leaves
// with `otherwise`, since an answer is needed first, or since Java's own code can go through the
// text char by char.
std::optional<Text> followed(interpreter::NativeContext& ctx, values::Ref bytes, bool isUtf16,
                             interpreter::NativeOutcome& otherwise,
                             std::uint32_t wholeUnits = kTextUnits);

// An int that depends on these texts and values, and on chars that are not followed. The same
// operation on the same operands gives the same variable. Until something is asked of it, its value
// under the assignment is 0.
Expression unknownInt(interpreter::NativeContext& ctx, std::string_view operation,
                      std::initializer_list<const Text*> texts,
                      std::initializer_list<Expression> operands = {});
Expression unknownCondition(interpreter::NativeContext& ctx, std::string_view operation,
                            std::initializer_list<const Text*> texts,
                            std::initializer_list<Expression> operands = {});
// An int or a long, as both ends are, between them, where the first one is not above the second
// one; the first one until something is asked of it.
Expression unknownBetween(interpreter::NativeContext& ctx, std::string_view operation,
                          std::initializer_list<const Text*> texts,
                          std::initializer_list<Expression> operands, Expression least,
                          Expression most);
// The name of chars that depend on these (Text::rest), and the one of them that stands there.
std::string unknownChars(interpreter::NativeContext& ctx, std::string_view operation,
                         std::initializer_list<const Text*> texts,
                         std::initializer_list<Expression> operands = {});
Text::Unit unknownUnit(const std::string& rest, bool isUtf16, std::size_t index);

// Of an open text that ends with another one, which is not open: remembered, as the texts that are
// appended are what programs ask for. Nothing: its last chars are not known.
void rememberEnd(const Text& open, const Text& end);
std::optional<Text> endOf(const Text& open);

// The char at this index of a text, which is within it: an int.
Expression charAt(interpreter::NativeContext& ctx, const Text& text, Expression index,
                  bool isUtf16);

} // namespace clew::vm::interpreter
