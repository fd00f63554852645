// expect: as java
import org.joda.time.*;
import org.joda.time.convert.*;
import org.joda.time.field.*;

public class JodaConverters {
    public static void main(String[] args) {
        ConverterManager m = ConverterManager.getInstance();
        System.out.println(m.getInstantConverter("x") + " " + m.getDurationConverter(5L) + " " + m.getInstantConverters().length + m.getDurationConverters().length + m.getPartialConverters().length);
        System.out.println(m);
        try {
            m.getInstantConverter(Boolean.TRUE);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(FieldUtils.safeAdd(5, 6) + " " + FieldUtils.safeMultiply(3L, 4) + " " + FieldUtils.getWrappedValue(14, 1, 12) + " " + FieldUtils.safeNegate(5));
        for (Runnable r : new Runnable[] {() -> FieldUtils.safeAdd(Integer.MAX_VALUE, 1), () -> FieldUtils.safeMultiply(Long.MAX_VALUE, 2L), () -> FieldUtils.safeToInt(1L << 40), () -> FieldUtils.verifyValueBounds("name", 5, 1, 3)}) {
            try {
                r.run();
            } catch (ArithmeticException | IllegalFieldValueException e) {
                System.out.println(e.getMessage());
            }
        }
        for (DateTimeFieldType t : new DateTimeFieldType[] {DateTimeFieldType.year(), DateTimeFieldType.weekyear(), DateTimeFieldType.halfdayOfDay(), DateTimeFieldType.clockhourOfDay()}) {
            System.out.println(t + " " + t.getDurationType() + " " + t.getRangeDurationType() + " " + new DateTime(0, DateTimeZone.UTC).get(t) + " " + new DateTime(0, DateTimeZone.UTC).property(t).getAsText(java.util.Locale.US));
        }
        System.out.println(Partial.class.getSimpleName() + " " + new Partial().with(DateTimeFieldType.dayOfWeek(), 3).with(DateTimeFieldType.hourOfDay(), 5).toStringList() + " " + new Partial(new LocalDate(2024, 1, 2)).without(DateTimeFieldType.dayOfMonth()) + " " + new Partial().with(DateTimeFieldType.dayOfWeek(), 4).isMatch(new LocalDate(2024, 2, 29)));
        try {
            new Partial(DateTimeFieldType.monthOfYear(), 13);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(DurationFieldType.days().getField(null) + " " + org.joda.time.chrono.ISOChronology.getInstanceUTC().days().getMillis(3));
    }
}
