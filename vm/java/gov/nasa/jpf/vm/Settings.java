package gov.nasa.jpf.vm;

import java.util.HashMap;
import java.util.Map;

/** What a program has set by {@link Verify}, on the path that it is on. */
final class Settings {
    private static final Map<String, String> PROPERTIES = new HashMap<>();
    static int heuristicValue;

    private Settings() {}

    static synchronized String get(String key) {
        return PROPERTIES.get(key);
    }

    static synchronized void set(String property) {
        int equals = property.indexOf('=');
        if (equals < 0) {
            PROPERTIES.put(property.trim(), "");
        } else {
            PROPERTIES.put(property.substring(0, equals).trim(), property.substring(equals + 1).trim());
        }
    }
}
