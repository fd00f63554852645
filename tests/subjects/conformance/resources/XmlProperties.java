// expect: as java
// scratch:
import java.io.*;
import java.util.*;

/** Properties in XML. */
public class XmlProperties {
    public static void main(String[] args) throws IOException {
        Properties p = new Properties();
        p.setProperty("one", "1 < 2 & \"q\"");
        try (OutputStream out = new FileOutputStream("p.xml")) {
            p.storeToXML(out, "a comment", "UTF-8");
        }
        try (BufferedReader in = new BufferedReader(new FileReader("p.xml"))) {
            in.lines().forEach(System.out::println);
        }
        Properties back = new Properties();
        try (InputStream in = new FileInputStream("p.xml")) {
            back.loadFromXML(in);
        }
        System.out.println(back);
        try (InputStream in = new ByteArrayInputStream("<properties><entry/></properties>".getBytes())) {
            back.loadFromXML(in);
        } catch (InvalidPropertiesFormatException e) {
            System.out.println("invalid");
        }
    }
}
