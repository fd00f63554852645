// expect: violated uncaught java.lang.IllegalStateException
// method: f(sym)
// witness: [{"FieldsNamedLikeWords$Call.literal": 4, "FieldsNamedLikeWords$Call.method": "x", "FieldsNamedLikeWords$Call.arguments": [1], "size": 2}]
// Fields whose names are words of the report's JSON.
public class FieldsNamedLikeWords {
    static class Call {
        int literal;
        String method;
        int[] arguments;
        int size;
    }

    static void f(Call call) {
        if (call == null || call.arguments == null || call.arguments.length != 1 || call.method == null) return;
        if (call.literal == 4 && call.method.equals("x") && call.size == 2) throw new IllegalStateException();
    }
}
