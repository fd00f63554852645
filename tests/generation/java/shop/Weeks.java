package shop;

import java.time.LocalDate;
import java.time.temporal.IsoFields;

/** Some years have a week more: no test may say that this one has not. */
public final class Weeks {
    public String name(boolean isShort) {
        return isShort ? "w" : "week";
    }

    public boolean isLong() {
        return IsoFields.WEEK_OF_WEEK_BASED_YEAR.rangeRefinedBy(LocalDate.now()).getMaximum() == 53;
    }
}
