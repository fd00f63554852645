// expect: safe
// A class file of Java 1.4 whose subroutine (jsr, ret) is reached with local 2 an int, and again with it a String: in it
// nobody can say which slots are references. Local 1 still holds what has become garbage with what it referred to:
//
//     node = new Node(); stop(); node.next = new Node(); stop();
//     int i = 5; jsr; take(i); String s = "x"; jsr; take(s); return;    the subroutine: stop();
import gov.nasa.jpf.vm.Verify;
import java.lang.invoke.MethodHandles;
import java.util.Base64;

public class SubroutineKeepsOldReference {
    public static class Node {
        public Node next;
    }

    static Object taken;

    public static void stop() {
        Verify.getBoolean();
    }

    public static void take(int i) {
        assert i == 5;
        taken = null;
    }

    public static void take(Object o) {
        assert o.equals("x");
        taken = o;
    }

    public static void main(String[] args) throws Exception {
        Class<?> body = MethodHandles.lookup().defineClass(Base64.getDecoder().decode(
            "yv66vgAAADAAHwEADlN1YnJvdXRpbmVCb2R5BwABAQAQamF2YS9sYW5nL09iamVjdAcAAwEAA3J1bgEAAygpVgEAIFN1YnJvdXRp" +
            "bmVLZWVwc09sZFJlZmVyZW5jZSROb2RlBwAHAQAGPGluaXQ+DAAJAAYKAAgACgEAG1N1YnJvdXRpbmVLZWVwc09sZFJlZmVyZW5j" +
            "ZQcADAEABHN0b3AMAA4ABgoADQAPAQAEbmV4dAEAIkxTdWJyb3V0aW5lS2VlcHNPbGRSZWZlcmVuY2UkTm9kZTsMABEAEgkACAAT" +
            "AQAEdGFrZQEABChJKVYMABUAFgoADQAXAQABeAgAGQEAFShMamF2YS9sYW5nL09iamVjdDspVgwAFQAbCgANABwBAARDb2RlACEA" +
            "AgAEAAAAAAABAAkABQAGAAEAHgAAAD8AAwAEAAAAM7sACFm3AAtMuAAQK7sACFm3AAu1ABS4ABAIPagAEhy4ABgSGk2oAAgsuAAd" +
            "sU64ABCpAwAAAAAAAA=="));
        body.getMethod("run").invoke(null);
        assert taken != null;
    }
}
