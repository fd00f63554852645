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

    /** The key. */
    static synchronized String set(String property) {
        int equals = property.indexOf('=');
        String key = (equals < 0 ? property : property.substring(0, equals)).trim();
        PROPERTIES.put(key, equals < 0 ? "" : property.substring(equals + 1).trim());
        return key;
    }
}
