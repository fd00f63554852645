// expect: as java
import java.text.ChoiceFormat;
import java.text.MessageFormat;
import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Arrays;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;

public class MessageFormats {
    public static void main(String[] args) throws ParseException {
        TimeZone.setDefault(TimeZone.getTimeZone("UTC"));
        System.out.println(MessageFormat.format("{0} has {1} items, {2}", "Ann", 1234, true));
        System.out.println(MessageFormat.format("It''s {0,number,#.##} and '{0}' and {0,number,percent} {0,number,integer}", 0.756));
        System.out.println(MessageFormat.format("{0,date,yyyy-MM-dd} {0,time,HH:mm:ss} {1,number,currency}", new Date(86400000L * 365), 12.5));
        MessageFormat files = new MessageFormat("There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files} in {1}.", Locale.US);
        for (int n : new int[] {0, 1, 2, 1500}) {
            System.out.println(files.format(new Object[] {n, "disk"}));
        }
        ChoiceFormat grades = new ChoiceFormat(new double[] {0, 50, 70, 90}, new String[] {"F", "C", "B", "A"});
        System.out.println(grades.format(49.9) + grades.format(50) + grades.format(89) + grades.format(200) + " " + grades.toPattern() + " " + ChoiceFormat.nextDouble(1.0));
        Object[] parsed = new MessageFormat("{0}-{1,number}:{2}").parse("abc-12.5:rest of it");
        System.out.println(Arrays.toString(parsed) + " " + parsed[1].getClass().getSimpleName());
        try {
            new MessageFormat("{0} + {1,number}").parse("no match");
        } catch (ParseException e) {
            System.out.println(e.getMessage() + " " + e.getErrorOffset());
        }
        try {
            new MessageFormat("{0,unknown}");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            MessageFormat.format("{x}", 1);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(MessageFormat.format("{1} {3} {0}", "only one"));
        MessageFormat german = new MessageFormat("{0,number} {1,date,long} {1,date,EEEE}", Locale.GERMANY);
        System.out.println(german.format(new Object[] {1234567.891, new Date(0)}) + " " + german.toPattern());
        ParsePosition position = new ParsePosition(3);
        System.out.println(Arrays.toString(new MessageFormat("<{0}>").parse("xx <in> yy", position)) + position);
    }
}
