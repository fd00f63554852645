// expect: as java
import java.util.*;
import org.apache.commons.lang3.text.*;
import org.apache.commons.lang3.text.translate.*;

@SuppressWarnings("deprecation")
public class LangTextAndTokens {
    public static void main(String[] args) {
        StrBuilder b = new StrBuilder("start");
        b.append(' ').append(42).appendln(true).appendWithSeparators(List.of(1, 2, 3), ", ").appendFixedWidthPadLeft(7, 4, '0').appendSeparator(";").appendAll("x", "y");
        System.out.println(b.toString().replace("\n", "/") + " " + b.indexOf("2") + " " + b.contains("true") + " " + b.leftString(5) + b.rightString(3) + b.midString(2, 3));
        b.deleteAll("1").replaceAll("y", "YY").reverse();
        System.out.println(b.toString().replace("\n", "/") + " " + b.size() + " " + b.startsWith("YY") + b.equalsIgnoreCase(new StrBuilder("no")));
        Map<String, String> values = new HashMap<>(Map.of("animal", "fox", "target", "${adjective} dog", "adjective", "lazy"));
        StrSubstitutor s = new StrSubstitutor(values);
        System.out.println(s.replace("the ${animal} jumps over the ${target} ${missing:-default} $${escaped}"));
        values.put("loop", "${loop2}");
        values.put("loop2", "${loop}");
        try {
            s.replace("${loop}");
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        StrTokenizer t = StrTokenizer.getCSVInstance(" a, \"b,c\" ,, d ");
        System.out.println(t.getTokenList() + " " + t.size() + new StrTokenizer("x  y\tz").getTokenList() + new StrTokenizer("k='v w'", StrMatcher.charMatcher('='), StrMatcher.quoteMatcher()).getTokenList());
        System.out.println(WordUtils.capitalizeFully("heLLo wORLD") + " " + WordUtils.initials("Ben John Lee") + " " + WordUtils.wrap("a sentence that is too long", 10).replace("\n", "/") + " " + WordUtils.swapCase("Ab") + " " + WordUtils.uncapitalize("Ab Cd"));
        System.out.println(new ExtendedMessageFormat("{0} and {1,number,#.#}", Locale.US).format(new Object[] {"x", 2.55}) + " " + FormattableUtils.toString((f, flags, w, p) -> f.format("formattable")));
        CharSequenceTranslator c = new AggregateTranslator(new LookupTranslator(new String[][] {{"one", "1"}, {"two", "2"}}), UnicodeEscaper.above(127));
        System.out.println(c.translate("one two three \u00e9") + " " + new NumericEntityUnescaper().translate("&#65;&#x42;") + " " + new UnicodeUnescaper().translate("\\u0041+") + " " + new OctalUnescaper().translate("\\101"));
        System.out.println(new StrBuilder().appendNull().append((String) null).length() + new StrBuilder("abcabc").replaceFirst("b", "X").setNullText("-").appendNull().toString());
    }
}
