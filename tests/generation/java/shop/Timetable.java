package shop;

/** Says in which time zone its times are; as a library that keeps zones of its own finds it. */
public final class Timetable {
    public String zone(boolean isKnown) {
        return isKnown ? Zones.current() : "";
    }
}

final class Zones {
    static String current() {
        String id = System.getProperty("user.timezone");
        return id == null || id.isEmpty() ? java.util.TimeZone.getDefault().getID() : id;
    }
}
