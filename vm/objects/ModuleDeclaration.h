#pragma once

#include "vm/objects/Shared.h"

namespace clew::vm::objects {

// Reads what a module-info.class (JVMS 4.7.25) says about exported and opened packages, and
// services. The file is the JDK's own.
void readModuleDeclaration(classfile::Bytes bytes, ModuleInfo& into);

} // namespace clew::vm::objects
