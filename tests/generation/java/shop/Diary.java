package shop;

import org.slf4j.LoggerFactory;

/** What it writes with takes long to be initialized, and has the name of something else. */
public class Diary {
    public static boolean isLong(int pages) {
        return pages > LoggerFactory.levels();
    }
}
