package shop;

import java.util.ArrayList;
import java.util.List;

/** Objects that are given twice: to one method and then to another one, and for two parameters. */
public class Guests {
    public static class Guest {
        private final String name;

        public Guest(String name) {
            this.name = name;
        }

        public String name() {
            return name;
        }
    }

    private final List<Guest> invited = new ArrayList<>();

    public void invite(Guest guest) {
        invited.add(guest);
    }

    public boolean isInvited(Guest guest) {
        for (Guest each : invited)
            if (each == guest) return guest != null;
        return false;
    }

    public static boolean knowsItself(Guest guest, Guest other) {
        return guest != null && guest == other;
    }
}
