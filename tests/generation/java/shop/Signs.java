package shop;

import java.io.IOException;
import java.net.URL;
import java.util.Enumeration;

/** Looks for files that the class path need not have. */
public class Signs {
    public static int notices(int floor) throws IOException {
        int count = 0;
        for (Enumeration<URL> all = Signs.class.getClassLoader().getResources("notice"); all.hasMoreElements(); all.nextElement()) {
            count++;
        }
        return floor > 12 ? -count : count;
    }

    public static String sign(int number) {
        if (Signs.class.getResource("/sign" + (number == 12 ? "12" : "")) != null) return "there";
        return number == 4711 ? "none like it" : "none";
    }
}
