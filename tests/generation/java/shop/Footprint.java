package shop;

import java.lang.management.ManagementFactory;

/** Asks the JVM how large its objects are, where a class is initialized that takes long for it. */
public class Footprint {
    public static int words(int count) {
        if (count < 0) throw new IllegalArgumentException("count");
        return count * Sizes.REFERENCE;
    }

    public static int twice(int count) {
        if (count > 1000) return 0;
        return 2 * count;
    }

    private static class Sizes {
        static final int REFERENCE;
        static final long[] TABLE = new long[1000];

        static {
            for (int i = 0; i < 400_000; i++) TABLE[i % 1000] += i;
            int size = 8;
            try {
                Class<?> type = Class.forName("com.sun.management.HotSpotDiagnosticMXBean");
                Object bean = ManagementFactory.class.getMethod("getPlatformMXBean", Class.class).invoke(null, type);
                Object option = type.getMethod("getVMOption", String.class).invoke(bean, "UseCompressedOops");
                if (option.getClass().getMethod("getValue").invoke(option).equals("true")) size = 4;
            } catch (ReflectiveOperationException e) {
                size = 8;
            }
            REFERENCE = size;
        }
    }
}
