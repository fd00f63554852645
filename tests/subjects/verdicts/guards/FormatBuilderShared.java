// expect: violated assertion
// por: cross-check
// The builder of a format of dates keeps what it has in plain fields.
import java.time.format.DateTimeFormatterBuilder;

public class FormatBuilderShared {
    public static void main(String[] args) throws Exception {
        DateTimeFormatterBuilder builder = new DateTimeFormatterBuilder();
        Thread other = new Thread(() -> builder.padNext(2));
        other.start();
        builder.padNext(3).appendLiteral('x');
        other.join();
        assert builder.toFormatter().toString().equals("Pad('x',3)") : "padded otherwise";
    }
}
