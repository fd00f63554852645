import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs each test method by itself: with the tests and what they test loaded anew, so that nothing of what another one has
 * left in static fields is there.
 *
 * <pre>
 * OneByOne TESTS JARS...
 * </pre>
 *
 * TESTS is a folder of compiled tests; JUnit is on the class path, TESTS and JARS are not. Prints as JUnit's console does
 * how many there were and how many have failed, and why.
 */
public final class OneByOne {
    private final URL[] path;
    private int started, failed;

    private OneByOne(String[] path) throws MalformedURLException {
        this.path = new URL[path.length];
        for (int i = 0; i < path.length; i++) this.path[i] = Path.of(path[i]).toUri().toURL();
    }

    public static void main(String[] arguments) throws Exception {
        OneByOne all = new OneByOne(arguments);
        for (String method : all.methods(Path.of(arguments[0]))) all.run(method);
        System.out.printf("[ %d tests started ]%n[ %d tests failed ]%n", all.started, all.failed);
        System.exit(all.failed > 0 ? 1 : 0);
    }

    private URLClassLoader enter() {
        URLClassLoader loader = new URLClassLoader(path, OneByOne.class.getClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        return loader;
    }

    private List<String> methods(Path tests) throws Exception {
        List<String> found = new ArrayList<>();
        try (URLClassLoader loader = enter()) {
            TestPlan plan = LauncherFactory.create().discover(LauncherDiscoveryRequestBuilder.request()
                    .selectors(DiscoverySelectors.selectClasspathRoots(Set.of(tests))).build());
            for (TestIdentifier root : plan.getRoots())
                for (TestIdentifier each : plan.getDescendants(root))
                    if (isMethod(each.getUniqueId())) found.add(each.getUniqueId());
        }
        return found;
    }

    /** One with parameters is one method; what it is called with is not known before it is run. */
    private static boolean isMethod(String id) {
        String last = id.substring(id.lastIndexOf('/') + 1);
        return last.startsWith("[method:") || last.startsWith("[test-template:");
    }

    private void run(String method) throws Exception {
        try (URLClassLoader loader = enter()) {
            Launcher launcher = LauncherFactory.create();
            LauncherDiscoveryRequest request =
                    LauncherDiscoveryRequestBuilder.request().selectors(DiscoverySelectors.selectUniqueId(method)).build();
            launcher.execute(request, new TestExecutionListener() {
                @Override
                public void executionFinished(TestIdentifier test, TestExecutionResult result) {
                    if (test.isTest()) started++;
                    if (result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) return;
                    failed++;
                    System.out.printf("methodName = '%s'%n=> %s%n", test.getUniqueId(), result.getThrowable().orElse(null));
                }
            });
        }
    }
}
