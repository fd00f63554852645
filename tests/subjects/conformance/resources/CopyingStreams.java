// expect: as java
// scratch:
import java.io.*;
import java.nio.file.*;
import java.util.*;

/** Files.copy from and to streams, transferTo, readNBytes, and the empty and closed streams. */
public class CopyingStreams {
    static class Slow extends InputStream {
        int left;

        Slow(int left) {
            this.left = left;
        }

        @Override
        public int read() {
            return left-- > 0 ? left & 0xff : -1;
        }

        @Override
        public int read(byte[] b, int from, int length) {
            return length == 0 ? 0 : super_read(b, from, Math.min(length, 3));
        }

        private int super_read(byte[] b, int from, int length) {
            int n = 0;
            for (; n < length && left > 0; n++) b[from + n] = (byte) read();
            return n == 0 ? -1 : n;
        }
    }

    public static void main(String[] args) throws IOException {
        Path target = Path.of("copy");
        System.out.println(Files.copy(new Slow(1000), target) + " " + Files.size(target));
        try {
            Files.copy(new Slow(1), target);
        } catch (FileAlreadyExistsException e) {
            System.out.println(e.getFile());
        }
        System.out.println(Files.copy(new Slow(10), target, StandardCopyOption.REPLACE_EXISTING));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.out.println(Files.copy(target, out) + Arrays.toString(out.toByteArray()));
        System.out.println(new Slow(7).transferTo(out) + " " + out.size() + " " + new Slow(5).readNBytes(3).length + " " + new Slow(5).readAllBytes().length);
        byte[] some = new byte[6];
        System.out.println(new Slow(4).readNBytes(some, 1, 5) + Arrays.toString(some));
        Slow skipped = new Slow(20);
        skipped.skipNBytes(15);
        System.out.println(skipped.left);
        try {
            skipped.skipNBytes(50);
        } catch (EOFException e) {
            System.out.println(e);
        }
        InputStream none = InputStream.nullInputStream();
        System.out.println(none.read() + " " + none.available());
        none.close();
        try {
            none.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        BufferedInputStream buffered = new BufferedInputStream(new Slow(100), 8);
        buffered.mark(4);
        buffered.read(new byte[6]);
        buffered.reset();
        System.out.println(buffered.read() + " " + buffered.skip(50) + " " + buffered.available());
        buffered.mark(2);
        buffered.read(new byte[30]);
        try {
            buffered.reset();
            System.out.println("valid still");
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        FileInputStream in = new FileInputStream("copy");
        System.out.println(in.available() + " " + in.skip(-1 + 4) + " " + in.read() + " " + in.skip(100) + " " + in.read());
        in.close();
        in.close();
        try {
            in.read();
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        Reader reader = new CharArrayReader("abc".toCharArray());
        StringWriter text = new StringWriter();
        System.out.println(reader.transferTo(text) + text.toString() + new StringReader("xyz").skip(2));
        try (Writer writer = new BufferedWriter(new FileWriter("w", true))) {
            writer.append('a').append("bcd", 1, 2).write("efg", 1, 1);
        }
        System.out.println(Files.readString(Path.of("w")));
    }
}
