package gov.nasa.jpf.vm;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where choices come from on an ordinary JVM: the list {@code "data_choices"} of the trace that
 * {@code -Dclew.replay=FILE} names, which holds the number of each alternative taken, or else at random. What the
 * path learned of Verify's counters is the list {@code "read"}: it depends on the paths that came before it.
 */
final class RecordedPath {
    private static final String TRACE = System.getProperty("clew.replay");
    private static final String TEXT = TRACE == null ? null : read(TRACE);
    private static final int[] ALTERNATIVES = list("data_choices", true);
    private static final int[] LEARNED = list("read", false);
    private static final Random RANDOM = random();
    private static int position, learned;

    private RecordedPath() {}

    static boolean isReplay() {
        return ALTERNATIVES != null;
    }

    static synchronized int next(int count) {
        if (count == 1) return 0; // no choice: nothing is recorded
        if (ALTERNATIVES == null) return RANDOM.nextInt(count);
        if (position == ALTERNATIVES.length) {
            throw new IllegalStateException("the program asks for more choices than the " + position + " of " + TRACE);
        }
        int alternative = ALTERNATIVES[position++];
        if (alternative < count) return alternative;
        throw new IllegalStateException("choice " + position + " of " + TRACE + " is alternative " + alternative
                + ", and the program offers " + count + ": the trace is of another program");
    }

    /** What the program learns where a counter has this value. */
    static synchronized int learned(int value) {
        return LEARNED != null && learned < LEARNED.length ? LEARNED[learned++] : value;
    }

    private static Random random() {
        Long seed = Long.getLong("clew.seed");
        return seed == null ? new Random() : new Random(seed);
    }

    private static String read(String file) {
        try {
            return new String(Files.readAllBytes(Paths.get(file)), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalArgumentException("clew.replay=" + file + ": cannot be read: " + e, e);
        }
    }

    private static int[] list(String name, boolean required) {
        if (TEXT == null) return null;
        Matcher list = Pattern.compile("\"" + name + "\"\\s*:\\s*\\[([\\s\\d,-]*)\\]").matcher(TEXT);
        if (!list.find()) {
            if (!required) return null;
            throw new IllegalArgumentException("clew.replay=" + TRACE + ": no \"" + name + "\" in it");
        }
        String items = list.group(1).trim();
        if (items.isEmpty()) return new int[0];
        return Arrays.stream(items.split(",")).map(String::trim).mapToInt(Integer::parseInt).toArray();
    }
}
