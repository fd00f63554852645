// expect: violated assertion
// keys: target.entry=check([Ljava/lang/String;)V
// args: one two
// message: 2 arguments, made
// A method of an object that is made for it, in a class without main.
public class EntryInstance extends EntryInstanceBase {
    private final String how;

    private EntryInstance() {
        how = "made";
    }

    @Override
    String how() {
        return how;
    }
}

class EntryInstanceBase {
    String how() {
        return "not made";
    }

    void check(String[] args) {
        assert false : args.length + " arguments, " + how();
    }
}
