// expect: as java
import java.io.Serializable;
import java.util.*;
import org.apache.commons.lang3.*;
import org.apache.commons.lang3.exception.*;

public class LangObjects {
    enum Colour {
        RED, GREEN, BLUE
    }

    static class Bean implements Serializable {
        String name = "bean";
        List<Integer> list = new ArrayList<>(List.of(1, 2));
    }

    static void check(Runnable r) {
        try {
            r.run();
            System.out.println("passes");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        System.out.println(ObjectUtils.defaultIfNull(null, "d") + " " + ObjectUtils.firstNonNull(null, null, "f") + " " + ObjectUtils.compare(1, null) + " " + ObjectUtils.max(3, 9, 4) + " " + ObjectUtils.median(5, 1, 9) + " " + ObjectUtils.mode("a", "b", "a") + " " + ObjectUtils.isEmpty(Map.of()) + ObjectUtils.allNotNull(1, null)
                + Arrays.toString(ObjectUtils.clone(new int[] {1, 2})));
        check(() -> Validate.isTrue(false, "must be %d", 5));
        check(() -> Validate.notNull(null, "no null"));
        check(() -> Validate.notEmpty(""));
        check(() -> Validate.inclusiveBetween(1, 10, 11));
        check(() -> Validate.validIndex(new String[2], 2));
        check(() -> Validate.matchesPattern("abc", "\\d+"));
        check(() -> Validate.isInstanceOf(String.class, 5));
        check(() -> Validate.noNullElements(Arrays.asList(1, null)));
        check(() -> Validate.validState(true));
        System.out.println(EnumUtils.getEnumMap(Colour.class) + " " + EnumUtils.isValidEnum(Colour.class, "PINK") + " " + EnumUtils.getEnumIgnoreCase(Colour.class, "blue") + " " + EnumUtils.generateBitVector(Colour.class, Colour.RED, Colour.BLUE) + " " + EnumUtils.processBitVector(Colour.class, 6));
        Bean b = new Bean(), c = SerializationUtils.clone(b);
        c.list.add(3);
        System.out.println(b.list + " " + c.list + c.name + " " + SerializationUtils.<String>deserialize(SerializationUtils.serialize("round")));
        Throwable t = new RuntimeException("outer", new IllegalStateException("middle", new java.io.IOException("root")));
        System.out.println(ExceptionUtils.getRootCauseMessage(t) + " " + ExceptionUtils.getThrowableCount(t) + " " + ExceptionUtils.indexOfThrowable(t, IllegalStateException.class) + " " + ExceptionUtils.getMessage(t) + " " + ExceptionUtils.getStackFrames(t)[0] + " " + ExceptionUtils.hasCause(t, java.io.IOException.class));
        System.out.println(new ContextedRuntimeException("ctx").addContextValue("k", 5).getMessage().replace("\n", "/"));
        System.out.println(LocaleUtils.toLocale("en_GB") + " " + LocaleUtils.localeLookupList(Locale.CANADA_FRENCH) + " " + SystemUtils.IS_OS_LINUX + " " + JavaVersion.JAVA_11.atLeast(JavaVersion.JAVA_1_8) + " " + new BitField(0xF0).getValue(0xAB) + " " + new BitField(0xF0).setValue(0, 7));
        System.out.println(StringEscapeUtils.escapeJava("a\"b\n\u00e9") + " " + StringEscapeUtils.unescapeHtml4("&lt;p&gt;&eacute;") + " " + StringEscapeUtils.escapeXml11("<a&'\">") + " " + StringEscapeUtils.escapeCsv("a,\"b\"") + " " + StringEscapeUtils.escapeEcmaScript("it's"));
        System.out.println(RegExUtils.replaceAll("a1b2", "\\d", "#") + " " + Conversion.intToHexDigit(11) + " " + Conversion.binaryToInt(new boolean[] {true, false, true}, 0, 0, 0, 3) + " " + RandomStringUtils.random(8, 0, 0, true, true, null, new Random(1)));
    }
}
