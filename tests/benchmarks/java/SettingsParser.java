/** Reads "name=12;other=3" char by char, on an unknown text of at most five chars. */
public class SettingsParser {
    static int run(String text) {
        if (text == null || text.length() > 5) return -1;
        int settings = 0;
        int i = 0;
        while (i < text.length()) {
            int begin = i;
            while (i < text.length() && text.charAt(i) >= 'a' && text.charAt(i) <= 'z') i++;
            if (i == begin) return -2; // no name
            if (i == text.length() || text.charAt(i) != '=') return -3;
            i++;
            int value = 0;
            int digits = i;
            while (i < text.length() && text.charAt(i) >= '0' && text.charAt(i) <= '9') {
                value = 10 * value + text.charAt(i) - '0';
                i++;
            }
            if (i == digits) return -4; // no number
            if (value > 255) return -5;
            settings++;
            if (i < text.length() && text.charAt(i++) != ';') return -6;
        }
        return settings;
    }
}
