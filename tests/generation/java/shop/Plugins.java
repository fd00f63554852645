package shop;

/** A class of the class path that nobody has loaded can stand for an abstract one. */
public class Plugins {
    public abstract static class Plugin {
        abstract int volume(int wanted);

        boolean isLoud(int wanted) {
            return volume(wanted) > 10;
        }
    }

    public static String start(Plugin plugin, int wanted) {
        if (plugin == null) return "none";
        return plugin.isLoud(wanted) ? "loud" : "quiet";
    }
}
