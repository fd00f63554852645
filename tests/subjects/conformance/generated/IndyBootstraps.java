// expect: as java
import gen.DynamicCalls;
import java.lang.invoke.MethodHandles;

/** invokedynamic with bootstrap methods of the program's own. */
public class IndyBootstraps {
    static void attempt(Runnable r) {
        for (int i = 0; i < 2; i++) {
            try {
                r.run();
            } catch (Throwable t) {
                System.out.println(t.getClass().getName() + (i > 0 ? " again" : " cause " + t.getCause().getClass().getName()));
            }
        }
    }

    public static void main(String[] args) {
        System.out.println(DynamicCalls.add(1, 2) + " " + DynamicCalls.add(3, 4));
        System.out.println(DynamicCalls.twoSites(5) + " " + DynamicCalls.twoSites(6));
        System.out.println(Bootstraps.calls);
        System.out.println(DynamicCalls.mutable() + " " + DynamicCalls.mutable());
        Bootstraps.site.setTarget(MethodHandles.constant(String.class, "second"));
        System.out.println(DynamicCalls.mutable());
        System.out.println(DynamicCalls.arguments(1L << 40, "text", -0.5));
        attempt(DynamicCalls::failing);
        attempt(DynamicCalls::wrongSite);
        attempt(DynamicCalls::nullSite);
    }
}
