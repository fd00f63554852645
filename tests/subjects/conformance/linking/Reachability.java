// expect: as java
import java.lang.ref.*;
import java.util.*;

/** References whose results do not depend on when the collector runs. */
public class Reachability {
    public static void main(String[] args) {
        Object strong = new Object();
        WeakReference<Object> weak = new WeakReference<>(strong);
        SoftReference<Object> soft = new SoftReference<>(strong);
        PhantomReference<Object> phantom = new PhantomReference<>(strong, new ReferenceQueue<>());
        System.gc();
        System.out.println((weak.get() == strong) + " " + (soft.get() == strong) + " " + phantom.get() + " "
                + weak.refersTo(strong));
        weak.clear();
        System.out.println(weak.get() + " " + weak.refersTo(null));
        ReferenceQueue<Object> queue = new ReferenceQueue<>();
        WeakReference<Object> queued = new WeakReference<>(strong, queue);
        System.out.println(queue.poll() + " " + queued.enqueue() + " " + (queue.poll() == queued) + " " + queued.enqueue());
        WeakHashMap<Object, String> map = new WeakHashMap<>();
        String key = new String("key");
        map.put(key, "value");
        map.put("literal", "other");
        System.gc();
        System.out.println(map.get("key") + " " + map.size() + " " + map.containsKey("literal") + " " + map.remove("literal"));
        map.clear();
        System.out.println(map + " " + key);
        Reference.reachabilityFence(strong);
    }
}
