// expect: violated assertion
// por: cross-check
// A StringBuilder counts its chars in a plain field.
public class BuilderOfTextShared {
    public static void main(String[] args) throws Exception {
        StringBuilder text = new StringBuilder();
        Thread other = new Thread(() -> text.append('a'));
        other.start();
        text.append('b');
        other.join();
        assert text.length() == 2 : "one is lost";
    }
}
