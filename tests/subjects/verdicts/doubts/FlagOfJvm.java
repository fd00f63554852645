// expect: unknown native
// doubt: uncaught
// reasons: native-without-peer
import com.sun.management.HotSpotDiagnosticMXBean;
import java.lang.management.ManagementFactory;

public class FlagOfJvm {
    public static void main(String[] args) {
        HotSpotDiagnosticMXBean bean = ManagementFactory.getPlatformMXBean(HotSpotDiagnosticMXBean.class);
        assert bean.getVMOption("MaxHeapSize").getValue() != null;
    }
}
