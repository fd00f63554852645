// expect: violated assertion
// keys: listener=.listener.MethodAnalyzer method.include=Calls*,*.Math.abs method.exclude=*.main method.show_depth=true
// output: 0: >-   CallsOnPath@1.take(String,int)
// output: 0: >-  . CallsOnPath@1.half(int)
// output: 0:  <  . CallsOnPath@1.half(int)
// output: 0: >-  . CallsBase<CallsOnPath@1>.log(String)
// output-times: 0 0: >-   CallsOnPath.before()
// output-times: 1 0: >-  . CallsOnPath.fail()
// output-times: 1 0: >-  . java.lang.Math.abs(int)
// What was called on the path that leads to the error, and not on others.
import gov.nasa.jpf.vm.Verify;

class CallsBase {
    void log(String text) {}
}

public class CallsOnPath extends CallsBase {
    int half(int value) {
        return value / 2;
    }

    void take(String name, int value) {
        log(name);
        if (half(Math.abs(value)) == 1) fail();
    }

    static void fail() {
        assert false;
    }

    static void before() {}

    public static void main(String[] args) {
        before();
        int value = Verify.getInt(0, 2);
        new CallsOnPath().take("x", -value);
    }
}
