// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym#sym)
// A method that is an input is one of each kind of the classes that the code names.
// witness: [{"method": "MethodGiven$Bean.setName(java.lang.String)"}, {"field": "MethodGiven$Bean.count"}]
import java.lang.reflect.Field;
import java.lang.reflect.Method;

public class MethodGiven {
    static class Bean {
        static volatile int count;
        private String name;

        String getName() {
            return name;
        }

        void setName(String name) {
            this.name = name;
        }
    }

    static void f(Method setter, Field counter) throws ReflectiveOperationException {
        if (setter == null || counter == null) return;
        if (!setter.getName().startsWith("set") || setter.getParameterCount() != 1) return;
        if (setter.getDeclaringClass() != Bean.class || counter.getDeclaringClass() != Bean.class) return;
        if (counter.getType() != int.class) return;
        Bean bean = new Bean();
        setter.invoke(bean, "a");
        counter.setInt(null, 7);
        if (bean.getName().equals("a") && Bean.count == 7) throw new IllegalStateException();
    }
}
