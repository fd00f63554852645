package shop;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.Set;

/** What its methods change is told by methods that take an argument. */
public class Album {
    private final Map<String, Integer> pages = new LinkedHashMap<>();
    private final Set<Integer> locked = new TreeSet<>();

    public Album() {}

    public Album addPhoto(String title, int page) {
        if (page < 0) throw new IllegalArgumentException("page");
        pages.put(title, page);
        return this;
    }

    public void lock(int page) {
        locked.add(page);
    }

    public void removePhoto(String title) {
        pages.remove(title);
    }

    public boolean hasPhoto(String title) {
        return pages.containsKey(title);
    }

    public boolean isLocked(int page) {
        return locked.contains(page);
    }
}
