import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** A bean of the program's own at the platform's server, as pools of connections have them. */
public class PlatformBeans {
    public interface CounterMBean {
        int getCount();

        void setCount(int count);

        int add(int more);
    }

    public static class Counter implements CounterMBean {
        private int count = 3;

        @Override
        public int getCount() {
            return count;
        }

        @Override
        public void setCount(int count) {
            this.count = count;
        }

        @Override
        public int add(int more) {
            return count += more;
        }
    }

    public static void main(String[] args) throws Exception {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        ObjectName name = new ObjectName("example:type=Counter");
        server.registerMBean(new Counter(), name);
        System.out.println(server.getAttribute(name, "Count"));
        server.setAttribute(name, new javax.management.Attribute("Count", 5));
        System.out.println(server.invoke(name, "add", new Object[] {2}, new String[] {"int"}));
        System.out.println(server.isRegistered(name) + " " + server.getMBeanInfo(name).getAttributes().length);
        server.unregisterMBean(name);
        System.out.println(server.isRegistered(name));
        RuntimeMXBean runtime = ManagementFactory.getRuntimeMXBean();
        long sinceStart = System.currentTimeMillis() - runtime.getStartTime();
        System.out.println(runtime.getUptime() < 600_000 && sinceStart >= 0 && sinceStart < 600_000);
        ProcessHandle own = ProcessHandle.current();
        System.out.println(own.isAlive() + " " + (own.pid() == runtime.getPid()) + " " + own.equals(ProcessHandle.of(own.pid()).get()));
        for (ModuleLayer layer : new ModuleLayer[] {ModuleLayer.boot(), ModuleLayer.empty()})
            for (String module : new String[] {"java.base", "java.management", "java.sql", "no.such.module"})
                System.out.println(module + ": " + layer.findModule(module).map(Module::getName));
    }
}
