// expect: as java
// scratch:
import java.io.*;
import java.nio.charset.*;
import java.util.*;

/** InputStreamReader and OutputStreamWriter over borders of buffers and characters. */
public class ReadersDecode {
    public static void main(String[] args) throws IOException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 3000; i++) text.append(i % 3 == 0 ? "€" : i % 3 == 1 ? "😀" : "a");
        try (Writer out = new OutputStreamWriter(new FileOutputStream("t"), StandardCharsets.UTF_8)) {
            for (int i = 0; i < text.length(); i += 7) out.write(text.toString(), i, Math.min(7, text.length() - i));
        }
        System.out.println(new File("t").length());
        StringBuilder back = new StringBuilder();
        try (Reader in = new InputStreamReader(new FileInputStream("t"), StandardCharsets.UTF_8)) {
            char[] piece = new char[11];
            for (int n; (n = in.read(piece, 1, 9)) > 0;) back.append(piece, 1, n);
        }
        System.out.println(back.compareTo(text) + " " + back.length());
        for (Charset c : new Charset[] {StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, Charset.forName("UTF-32")}) {
            try (Writer out = new FileWriter("u", c)) {
                out.write(text.toString());
            }
            try (BufferedReader in = new BufferedReader(new FileReader("u", c))) {
                System.out.println(new File("u").length() + " " + in.readLine().contentEquals(text));
            }
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        OutputStreamWriter split = new OutputStreamWriter(bytes, "UTF-8");
        split.write('\uD83D');
        split.flush();
        System.out.print(bytes.size() + " ");
        split.write('\uDE00');
        split.flush();
        System.out.println(bytes.size() + split.getEncoding());
        split.write('\uDE00');
        split.close();
        System.out.println(Arrays.toString(bytes.toByteArray()));
        InputStream oneByOne = new InputStream() {
            final byte[] data = "ä😀".getBytes(StandardCharsets.UTF_8);
            int at;

            @Override
            public int read() {
                return at < data.length ? data[at++] & 0xff : -1;
            }

            @Override
            public int read(byte[] b, int from, int length) {
                int c = read();
                if (c < 0) return -1;
                b[from] = (byte) c;
                return 1;
            }
        };
        Reader slow = new InputStreamReader(oneByOne, StandardCharsets.UTF_8);
        System.out.println(slow.read() + " " + slow.read() + " " + slow.read() + " " + slow.read());
        Reader broken = new InputStreamReader(new ByteArrayInputStream(new byte[] {'a', (byte) 0xE2, (byte) 0x82}), StandardCharsets.UTF_8.newDecoder());
        try {
            System.out.println(broken.read());
            broken.read();
        } catch (CharacterCodingException e) {
            System.out.println(e);
        }
    }
}
