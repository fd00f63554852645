// expect: as java
import java.net.*;
import java.util.*;

public class AddressesAndUris {
    public static void main(String[] args) throws Exception {
        InetAddress a = InetAddress.getByAddress("host", new byte[] {10, 0, 0, (byte) 200}), b = InetAddress.getByName("127.0.0.1"), six = InetAddress.getByName("::1");
        System.out.println(a + " " + b + b.isLoopbackAddress() + a.isSiteLocalAddress() + six + " " + six.getClass().getSimpleName() + Arrays.toString(a.getAddress()) + a.hashCode() + a.equals(InetAddress.getByName("10.0.0.200")));
        System.out.println(new InetSocketAddress(b, 80) + " " + InetSocketAddress.createUnresolved("x", 1) + " " + Inet4Address.getByName("1.2.3").getHostAddress());
        try {
            InetAddress.getByAddress(new byte[3]);
        } catch (UnknownHostException e) {
            System.out.println(e.getMessage());
        }
        URI u = new URI("http", "user:pw", "h.org", 8080, "/a b/ü", "q=1&r=x y", "frag");
        System.out.println(u + " " + u.getRawPath() + " " + u.toASCIIString() + " " + u.getAuthority() + u.isOpaque() + " " + URI.create("mailto:a@b").getSchemeSpecificPart());
        for (String s : "g ./g ../g ../../../g ?y #s //h2/p g;x=1/../y".split(" ")) System.out.print(URI.create("http://a/b/c/d;p?q").resolve(s) + " ");
        System.out.println();
        System.out.println(URI.create("http://a/b").compareTo(URI.create("HTTP://A/b")) + " " + URI.create("http://A/b").equals(URI.create("http://a/b")) + URI.create("/x/./y/../z").normalize());
        System.out.println(URLEncoder.encode("ä &=+/*~", "UTF-8") + URLDecoder.decode("%41+%zz".replace("%zz", ""), "UTF-8") + IDN.toASCII("bücher.de") + IDN.toUnicode("xn--bcher-kva.de"));
        try {
            URLDecoder.decode("%4", "UTF-8");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        HttpCookie c = HttpCookie.parse("Set-Cookie: n=v; Path=/p; Max-Age=5").get(0);
        System.out.println(c.getName() + c.getValue() + c.getPath() + c.getMaxAge() + HttpCookie.domainMatches(".a.b", "x.a.b"));
    }
}
