package shop;

import java.io.File;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.charset.Charset;
import java.nio.file.Paths;
import java.time.ZoneId;
import java.util.Locale;
import java.util.TimeZone;

/** What it says depends on the machine, the user, and who calls: no test may assert any of it. */
public class Surroundings {
    private static final String HOME = System.getProperty("user.home");
    private static final long DAY = System.currentTimeMillis() / 86_400_000L;

    private Surroundings() {
    }

    public static int limit() {
        return Integer.getInteger("shop.limit", 5);
    }

    public static long half(int number) {
        return number < 0 ? 0 : number / 2;
    }

    public static String home() {
        return HOME;
    }

    public static String host() throws UnknownHostException {
        return InetAddress.getLocalHost().getHostName();
    }

    public static long day() {
        return DAY;
    }

    public static long maxMemory() {
        return Runtime.getRuntime().maxMemory();
    }

    public static long totalMemory() {
        return Runtime.getRuntime().totalMemory();
    }

    public static int processors() {
        return Runtime.getRuntime().availableProcessors();
    }

    public static String folder() {
        return System.getProperty("user.dir");
    }

    public static String user() {
        return System.getProperty("user.name");
    }

    public static String temporary() {
        return System.getProperty("java.io.tmpdir");
    }

    public static String javaHome() {
        return System.getProperty("java.home");
    }

    public static String javaVersion() {
        return System.getProperty("java.version");
    }

    public static String classPath() {
        return System.getProperty("java.class.path");
    }

    public static String zone() {
        return TimeZone.getDefault().getID();
    }

    public static String zoneId() {
        return ZoneId.systemDefault().getId();
    }

    public static String locale() {
        return Locale.getDefault().toString();
    }

    public static String price() {
        return String.format("%.2f", 1.5);
    }

    public static int depth() {
        return new Throwable().getStackTrace().length;
    }

    public static int callers() {
        return StackWalker.getInstance().walk(frames -> frames.count()).intValue();
    }

    public static String file() {
        return new File("stock").getAbsolutePath();
    }

    public static String path() {
        return Paths.get("stock").toAbsolutePath().toString();
    }

    public static String environment() {
        return System.getenv("HOME");
    }

    public static int environmentSize() {
        return System.getenv().size();
    }

    public static String thread() {
        return Thread.currentThread().getName();
    }

    public static long process() {
        return ProcessHandle.current().pid();
    }

    public static String variable() {
        return System.getenv("SHOP_TERMINAL");
    }

    public static int manyProcessors() {
        return Runtime.getRuntime().availableProcessors() / 5;
    }

    public static long manyBytes() {
        return Runtime.getRuntime().maxMemory() >> 34;
    }

    public static int manyCallers() {
        return new Throwable().getStackTrace().length / 10;
    }

    public static long space() {
        return new File("/").getFreeSpace();
    }
}
