#include "search/config/CoreKeys.h"

namespace clew::search {
namespace {

// clang-format off
constexpr std::string_view kIgnoredKeys[] = {
    "boot_classpath", "cg.boolean.false_first", "cg.break_single_choice", "cg.enable_atomic",
    "cg.enumerate_cas", "cg.max_processors", "cg.supports_restore", "cg.threads.", "cg.timeout.",
    "coverage.exclude_handlers", "coverage.loaded_only", "coverage.show_bodies", "coverage.show_branches",
    "coverage.show_requirements",
    "et.print_insn", "et.print_mth", "et.print_src", "et.show_shared", "et.skip_init",
    "extensions", "jpf-core", "jpf-core.", "jpf-symbc", "jpf-symbc.", "jpf.", "jvm.", "listener.", "log.",
    "native_classpath", "peer_packages", "report.class", "report.console.", "report.html", "report.html.",
    "report.json.", "report.xml.", "search.error_path", "search.heuristic.",
    "search.match_depth", "search.rand_seed", "search.report",
    "search.reverse_order", "shell.", "site", "target.compact", "target.setup", "test_classpath",
    "vm.add_boot_classpath", "vm.attributor.class", "vm.backtracker.", "vm.boot_classpath", "vm.bootstrap.",
    "vm.cg.", "vm.class", "vm.classloader.", "vm.classpath", "vm.disable_assertions",
    "vm.enable_assertions", "vm.fields_factory.", "vm.finalize", "vm.gc", "vm.gc_threshold",
    "vm.halt_on_throw", "vm.heap.", "vm.ignore_uncaught_handler", "vm.ignore_uncaught_handlers",
    "vm.insn_factory.", "vm.java.", "vm.max_alloc_gc", "vm.max_memory", "vm.max_transition_length",
    "vm.nativeDebug", "vm.no_orphan_methods", "vm.parameters", "vm.pass_uncaught_handler", "vm.path_output",
    "vm.peer_packages", "vm.por.", "vm.process_finalizers", "vm.processors", "vm.random.",
    "vm.reporter.class", "vm.restorer.", "vm.reuse_tid", "vm.run_gc", "vm.scheduler.",
    "vm.scheduler_factory.", "vm.serializer.", "vm.shared.", "vm.sharedness_policy.", "vm.static_init.",
    "vm.statics.", "vm.storage.", "vm.store_steps", "vm.sync_policy.", "vm.sysprop.", "vm.system.",
    "vm.threadlist.", "vm.time.", "vm.timemodel.", "vm.tree_output", "vm.untracked", "vm.verify.",
    "vm.visible_output", "vm_classpath",
};
// clang-format on

} // namespace

std::span<const std::string_view> ignoredJpfKeys() {
    return kIgnoredKeys;
}

} // namespace clew::search
