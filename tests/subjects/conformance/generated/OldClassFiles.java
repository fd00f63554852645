// expect: as java
import gen.*;

/** Class files of versions 45 to 52. */
public class OldClassFiles {
    public static void main(String[] args) throws Exception {
        System.out.println(Version45.VERSION + Version46.VERSION + Version47.VERSION);
        for (int v = 45; v <= 52; v++) {
            Class<?> c = Class.forName("gen.Version" + v);
            java.util.List<?> list = (java.util.List<?>) c.getConstructor().newInstance();
            ((Runnable) list).run();
            System.out.println(c.getSimpleName() + " " + list.size() + " " + list.get(2) + " " + c.getField("count").get(null) + " " + c.getField("VERSION").get(null));
        }
        Version45 old = new Version45();
        old.run();
        System.out.println(old.size() + " " + old.contains(1) + " " + Version49.count);
    }
}
