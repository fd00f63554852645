// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;

public class AppendTwice {
    public static void main(String[] args) throws IOException {
        try (FileOutputStream one = new FileOutputStream("f", true); FileOutputStream two = new FileOutputStream("f", true)) {
            one.write('a');
            two.write('b');
            one.write('c');
            System.out.println(one.getChannel().position() + " " + two.getChannel().position());
        }
        System.out.println(Files.readString(Path.of("f")));
        try (FileOutputStream one = new FileOutputStream("g"); FileOutputStream two = new FileOutputStream("g")) {
            one.write("abc".getBytes());
            two.write('X');
        }
        System.out.println(Files.readString(Path.of("g")));
        try (FileOutputStream one = new FileOutputStream("h"); FileOutputStream same = new FileOutputStream(one.getFD())) {
            one.write('1');
            same.write('2');
            one.write('3');
        }
        System.out.println(Files.readString(Path.of("h")));
        FileOutputStream late = new FileOutputStream("i");
        late.write("long text".getBytes());
        new FileOutputStream("i").close();
        late.write('!');
        late.close();
        byte[] bytes = Files.readAllBytes(Path.of("i"));
        System.out.println(bytes.length + " " + bytes[0] + " " + bytes[9]);
    }
}
