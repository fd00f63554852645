// expect: as java
import java.nio.charset.*;
import java.text.*;
import java.util.*;
import java.util.spi.*;

public class ServicesListed {
    public static void main(String[] args) {
        System.out.println(ServiceLoader.load(Runnable.class).findFirst().isPresent() + " " + ServiceLoader.load(java.nio.file.spi.FileSystemProvider.class).stream().anyMatch(p -> p.type().getName().contains("ZipFileSystem")));
        ServiceLoader<ToolProvider> tools = ServiceLoader.load(ToolProvider.class);
        System.out.println(ToolProvider.findFirst("nonsuch").isPresent() + " " + tools.toString().contains("ToolProvider"));
        try {
            ServiceLoader.load(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Charset.availableCharsets().containsKey("UTF-8") + "" + Charset.forName("latin1") + StandardCharsets.UTF_8.aliases().contains("UTF8") + StandardCharsets.UTF_8.contains(StandardCharsets.US_ASCII));
        System.out.println(Arrays.asList(Locale.getISOCountries()).contains("CH") + " " + Locale.getISOLanguages().length / 100 + new Locale.Builder().setLanguage("sr").setScript("Latn").setRegion("RS").build() + Locale.lookup(Locale.LanguageRange.parse("de-AT,en;q=0.5"), List.of(Locale.ENGLISH, Locale.GERMAN)) + Locale.filter(Locale.LanguageRange.parse("en-*"), List.of(Locale.US, Locale.UK, Locale.FRANCE)));
        System.out.println(new DateFormatSymbols(Locale.FRANCE).getMonths()[7] + " " + DateFormat.getDateInstance(DateFormat.LONG, Locale.GERMANY).format(new Date(0L)).contains("1970") + Calendar.getInstance(Locale.FRANCE).getFirstDayOfWeek() + NumberFormat.getCurrencyInstance(Locale.JAPAN).getMaximumFractionDigits() + Locale.GERMANY.getDisplayCountry(Locale.FRENCH) + Locale.JAPANESE.getDisplayName(Locale.GERMAN));
        System.out.println(TimeZone.getAvailableIDs().length > 500 ? "zones" : "few");
    }
}
