// expect: violated assertion
// por: cross-check
// A class below Proxy may set the handler.
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;

public class ProxyHandlerSeen {
    static class Handled extends Proxy {
        Handled() {
            super((proxy, method, arguments) -> null);
        }

        void setTwice() {
            InvocationHandler before = h;
            h = null;
            h = before;
        }

        InvocationHandler get() {
            return h;
        }
    }

    public static void main(String[] args) throws Exception {
        Handled proxy = new Handled();
        Thread other = new Thread(proxy::setTwice);
        other.start();
        InvocationHandler seen = proxy.get();
        other.join();
        assert seen != null : "none in between";
    }
}
