// expect: violated assertion
// method: check(sym)
// witness: ["http"]
public class SchemeOfAddressShort {
    static boolean isWeb(String address) {
        return address.startsWith("http");
    }

    static void check(String address) {
        if (address == null) return;
        if (isWeb(address)) assert address.length() > 7 : address;
    }
}
