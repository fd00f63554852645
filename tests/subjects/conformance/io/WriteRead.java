// expect: as java
// scratch:
import java.io.*;

public class WriteRead {
    public static void main(String[] args) throws IOException {
        File file = new File("a.txt");
        System.out.println(file.exists() + " " + file.length());
        try (FileWriter out = new FileWriter(file)) {
            out.write("one\ntwo\n");
        }
        try (FileWriter out = new FileWriter(file, true)) {
            out.write("three\n");
        }
        System.out.println(file.exists() + " " + file.length() + " " + file.isFile() + " " + file.canRead());
        try (BufferedReader in = new BufferedReader(new FileReader(file))) {
            for (String line; (line = in.readLine()) != null;) System.out.println(line);
        }
        try (FileOutputStream out = new FileOutputStream(file)) {
            out.write(65);
            out.write(new byte[] {66, 67, 68}, 1, 2);
            out.getFD().sync();
        }
        try (FileInputStream in = new FileInputStream(file)) {
            System.out.println(in.available() + " " + in.read() + " " + in.skip(1) + " " + in.read() + " " + in.read());
        }
        System.out.println(file.delete() + " " + file.exists() + " " + file.delete());
    }
}
