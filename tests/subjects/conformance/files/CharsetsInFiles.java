// expect: as java
// scratch:
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.util.*;

public class CharsetsInFiles {
    public static void main(String[] args) throws IOException {
        String text = "a\u00e9\u20ac\ud83d\ude00z\ud800!";
        for (String name : "UTF-8 UTF-16 UTF-16BE UTF-16LE UTF-32 ISO-8859-1 US-ASCII windows-1252 ISO-8859-15 IBM437".split(" ")) {
            Charset c = Charset.forName(name);
            Path file = Path.of(name);
            try (Writer w = new OutputStreamWriter(new FileOutputStream(name), c)) {
                w.write(text);
            }
            byte[] bytes = Files.readAllBytes(file);
            System.out.println(name + " " + bytes.length + " " + HexFormat.of().formatHex(bytes));
            try (Reader r = new FileReader(name, c)) {
                StringBuilder read = new StringBuilder();
                for (int x; (x = r.read()) >= 0; ) read.append(Integer.toHexString(x)).append(' ');
                System.out.println("  " + read);
            }
            try {
                System.out.println("  " + Files.readString(file, c).length());
            } catch (CharacterCodingException e) {
                System.out.println("  " + e);
            }
            System.out.println("  " + c.canEncode() + " " + c.newEncoder().canEncode('\u20ac') + " " + c.newEncoder().maxBytesPerChar() + " " + c.contains(StandardCharsets.US_ASCII));
        }
        try {
            Files.writeString(Path.of("strict"), text, StandardCharsets.ISO_8859_1);
        } catch (CharacterCodingException e) {
            System.out.println(e);
        }
        Files.write(Path.of("broken"), new byte[] {'a', (byte) 0xc3, 'b', (byte) 0xe2, (byte) 0x82});
        try {
            Files.readAllLines(Path.of("broken"));
        } catch (MalformedInputException e) {
            System.out.println(e.getMessage() + " " + e.getInputLength());
        }
        try (BufferedReader r = new BufferedReader(new FileReader("broken"))) {
            System.out.println(r.readLine().length());
        }
        CharsetDecoder d = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("<?>");
        System.out.println(d.decode(ByteBuffer.wrap(Files.readAllBytes(Path.of("broken")))));
        CharsetEncoder e = StandardCharsets.US_ASCII.newEncoder();
        ByteBuffer out = ByteBuffer.allocate(3);
        CoderResult r = e.encode(CharBuffer.wrap("ab\u00e9"), out, true);
        System.out.println(r + " " + r.isUnmappable() + " " + out);
        System.out.println(Charset.isSupported("no-such") + " " + Charset.forName("latin1").aliases().contains("l1"));
        try {
            Charset.forName("no-such");
        } catch (UnsupportedCharsetException x) {
            System.out.println(x);
        }
        try {
            new FileReader("strict", Charset.forName(" bad "));
        } catch (IllegalCharsetNameException x) {
            System.out.println(x);
        }
        try {
            new InputStreamReader(System.in, "nowhere");
        } catch (UnsupportedEncodingException x) {
            System.out.println(x);
        }
    }
}
