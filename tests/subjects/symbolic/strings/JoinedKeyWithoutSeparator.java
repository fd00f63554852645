// expect: safe
// The twin of JoinedKey lets no separator into the first part.
import org.sosy_lab.sv_benchmarks.Verifier;

public class JoinedKeyWithoutSeparator {
    static String key(String user, String group) {
        return user + ":" + group;
    }

    public static void main(String[] args) {
        String user = Verifier.nondetString();
        String group = Verifier.nondetString();
        String otherUser = Verifier.nondetString();
        Verifier.assume(user.length() <= 2 && group.length() <= 2 && otherUser.length() <= 2);
        Verifier.assume(user.indexOf(':') < 0 && otherUser.indexOf(':') < 0);
        if (key(user, group).equals(key(otherUser, group))) assert user.equals(otherUser);
    }
}
