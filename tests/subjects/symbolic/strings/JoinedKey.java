// expect: violated assertion
// witness: ["a:b", "", "a", "b:"]
// A key made of two parts and a separator is not unique, since the parts may hold the separator.
import org.sosy_lab.sv_benchmarks.Verifier;

public class JoinedKey {
    static String key(String user, String group) {
        return user + ":" + group;
    }

    public static void main(String[] args) {
        String user = Verifier.nondetString();
        String group = Verifier.nondetString();
        String otherUser = Verifier.nondetString();
        String otherGroup = Verifier.nondetString();
        Verifier.assume(user.length() <= 3 && group.length() <= 3);
        Verifier.assume(otherUser.length() <= 3 && otherGroup.length() <= 3);
        if (key(user, group).equals(key(otherUser, otherGroup))) assert user.equals(otherUser);
    }
}
