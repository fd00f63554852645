// expect: as java
// scratch:
import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.util.*;

/** Resources beside classes, from loaders, from the JDK; URLs and URIs of files. */
public class ResourceLookups {
    public static void main(String[] args) throws Exception {
        Class<?> self = ResourceLookups.class;
        System.out.println(self.getResource("ResourceLookups.class") != null);
        System.out.println(self.getResource("/ResourceLookups.class").getProtocol());
        System.out.println(self.getResource("none") + " " + self.getResourceAsStream("/none"));
        try (DataInputStream in = new DataInputStream(self.getResourceAsStream("ResourceLookups.class"))) {
            System.out.println(Integer.toHexString(in.readInt()));
        }
        System.out.println(Object.class.getResource("Object.class").getProtocol() + " " + String.class.getResource("/java/lang/String.class"));
        System.out.println(ClassLoader.getSystemResource("java/util/List.class"));
        File file = new File("a b+ä.txt");
        try (Writer out = new FileWriter(file)) {
            out.write("content");
        }
        URI uri = file.toURI();
        System.out.println(uri.getScheme() + " " + uri.getRawPath().replaceAll(".*/", "") + " " + uri.getPath().replaceAll(".*/", ""));
        System.out.println(new File(uri).equals(file.getAbsoluteFile()) + " " + Paths.get(uri).getFileName());
        try (InputStream in = uri.toURL().openStream()) {
            System.out.println(new String(in.readAllBytes()));
        }
        URLConnection connection = uri.toURL().openConnection();
        System.out.println(connection.getContentLength() + " " + connection.getContentType() + " " + (connection.getLastModified() > 0));
        connection.getInputStream().close();
        URL folder = new File(".").toURI().toURL();
        try (BufferedReader in = new BufferedReader(new InputStreamReader(folder.openStream()))) {
            System.out.println(in.readLine());
        }
        try {
            new File("none").toURI().toURL().openStream();
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage().replaceAll("/.*/", ""));
        }
        try {
            new URL("nonsuch://x");
        } catch (MalformedURLException e) {
            System.out.println(e.getMessage());
        }
        URL url = new URL("http://user@host:81/a/b?q=1#f");
        System.out.println(url.getHost() + url.getPort() + url.getFile() + url.getRef() + url.getUserInfo() + url.getDefaultPort() + url.toExternalForm());
        URI base = URI.create("http://h/a/b/c");
        System.out.println(base.resolve("../d") + " " + base.relativize(URI.create("http://h/a/b/c/d")) + " " + URI.create("a/./b/../c").normalize());
        System.out.println(URLEncoder.encode("a b&ä", "UTF-8") + " " + URLDecoder.decode("a+b%26%C3%A4", "UTF-8"));
        try {
            new URI("a b");
        } catch (URISyntaxException e) {
            System.out.println(e.getMessage() + " " + e.getIndex());
        }
    }
}
