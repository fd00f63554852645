package shop;

import java.util.Collection;
import java.util.stream.Stream;

/** Arguments whose types have type arguments. */
public class Takes {
    private Takes() {
    }

    public static int size(Collection<String> texts) {
        return texts.isEmpty() ? 0 : texts.size() > 2 ? 2 : 1;
    }

    public static int count(Stream<String> texts) {
        return texts.count() > 0 ? 1 : 0;
    }
}
