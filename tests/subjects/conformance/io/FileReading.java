// expect: as java
// args: {dir}/FileReading.txt {dir}/absent.txt
import java.io.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import java.util.stream.*;

public class FileReading {
    public static void main(String[] args) throws IOException {
        Path path = Path.of(args[0]);
        System.out.println(Files.exists(path) + " " + Files.size(path) + " " + Files.isRegularFile(path) + Files.isDirectory(path.getParent()) + Files.isReadable(path) + " "
                + path.getFileName() + " " + Files.exists(Path.of(args[1])));
        System.out.println(Files.readAllLines(path));
        System.out.print(Files.readString(path));
        System.out.println(Files.readAllBytes(path).length);
        try (Stream<String> lines = Files.lines(path)) {
            System.out.println(lines.filter(l -> l.contains("i")).map(String::length).collect(Collectors.toList()));
        }
        try (BufferedReader r = Files.newBufferedReader(path)) {
            System.out.println(r.readLine() + " " + r.lines().count());
        }
        File file = new File(args[0]);
        System.out.println(file.getName() + " " + file.length() + " " + file.exists() + file.isFile() + file.isDirectory() + file.canRead() + " " + new File(args[1]).length());
        try (FileInputStream in = new FileInputStream(file)) {
            System.out.println(in.read() + " " + in.skip(5) + " " + in.read() + " " + in.available() + " " + new String(in.readNBytes(4), StandardCharsets.UTF_8));
        }
        try (FileReader r = new FileReader(file, StandardCharsets.UTF_8)) {
            char[] chars = new char[12];
            System.out.println(r.read(chars) + " " + new String(chars).replace('\n', '/'));
        }
        try (RandomAccessFile r = new RandomAccessFile(file, "r")) {
            r.seek(11);
            System.out.println(r.getFilePointer() + " " + r.readLine() + " " + r.length());
            r.seek(r.length());
            System.out.println(r.read());
        }
        try (Scanner s = new Scanner(file)) {
            int n = 0;
            while (s.hasNext()) {
                if (s.hasNextInt()) {
                    n += s.nextInt();
                } else {
                    s.next();
                }
            }
            System.out.println("numbers " + n);
        }
        try {
            new FileInputStream(args[1]);
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage().endsWith("absent.txt (No such file or directory)"));
        }
        try {
            Files.readString(Path.of(args[1]));
        } catch (NoSuchFileException e) {
            System.out.println(e.getMessage().equals(args[1]));
        }
        try (InputStream in = Files.newInputStream(path)) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            in.transferTo(out);
            System.out.println(out.size() + " " + out.toString(StandardCharsets.UTF_8).hashCode());
        }
    }
}
