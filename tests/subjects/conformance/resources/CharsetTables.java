// expect: as java
// scratch:
import java.io.*;
import java.nio.*;
import java.nio.charset.*;
import java.nio.file.*;
import java.util.*;

/** Encoding and decoding of many charsets, to files and back, with errors replaced, reported, ignored. */
public class CharsetTables {
    public static void main(String[] args) throws IOException {
        String text = "aä€\u0416😀\uD800z";
        for (String name : "US-ASCII ISO-8859-1 ISO-8859-15 windows-1252 UTF-8 UTF-16 UTF-16LE UTF-16BE UTF-32 IBM437 KOI8-R".split(" ")) {
            if (!Charset.isSupported(name)) continue;
            Charset charset = Charset.forName(name);
            byte[] bytes = text.getBytes(charset);
            Files.write(Paths.get("f"), bytes);
            String back = new String(Files.readAllBytes(Paths.get("f")), charset);
            StringBuilder hex = new StringBuilder();
            for (byte b : bytes) hex.append(String.format("%02x", b));
            System.out.println(charset.name() + " " + hex + " " + back.replace('\uD800', '!') + " " + charset.canEncode()
                    + " " + charset.newEncoder().canEncode('€') + " " + charset.newEncoder().maxBytesPerChar());
        }
        CharsetDecoder strict = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPORT);
        byte[][] wrong = {{(byte) 0xC0, (byte) 0x80}, {'a', (byte) 0xE2, (byte) 0x82}, {(byte) 0xFF}, {(byte) 0xED, (byte) 0xA0, (byte) 0x80}};
        for (byte[] bytes : wrong) {
            try {
                strict.decode(ByteBuffer.wrap(bytes));
            } catch (MalformedInputException e) {
                System.out.println(e.getMessage() + " " + e.getInputLength() + " " + new String(bytes, StandardCharsets.UTF_8).length());
            }
        }
        CharsetEncoder ascii = StandardCharsets.US_ASCII.newEncoder().onUnmappableCharacter(CodingErrorAction.IGNORE);
        System.out.println(StandardCharsets.US_ASCII.decode(ascii.encode(CharBuffer.wrap("käse"))));
        ascii.onUnmappableCharacter(CodingErrorAction.REPLACE).replaceWith(new byte[] {'#'});
        System.out.println(new String(ascii.encode(CharBuffer.wrap("käse")).array(), 0, 4));
        try {
            StandardCharsets.US_ASCII.newEncoder().encode(CharBuffer.wrap("ä"));
        } catch (UnmappableCharacterException e) {
            System.out.println(e.getMessage());
        }
        CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        CharBuffer out = CharBuffer.allocate(2);
        ByteBuffer in = ByteBuffer.wrap("xy€".getBytes(StandardCharsets.UTF_8));
        System.out.println(decoder.decode(in, out, true) + " " + in.remaining());
        out.clear();
        System.out.println(decoder.decode(in, out, true) + " " + decoder.flush(out) + " " + out.flip());
        Files.write(Paths.get("latin"), "ä\nö".getBytes("ISO-8859-1"));
        try {
            Files.readAllLines(Paths.get("latin"));
        } catch (MalformedInputException e) {
            System.out.println(e);
        }
        System.out.println(Files.readAllLines(Paths.get("latin"), StandardCharsets.ISO_8859_1));
        try (Reader reader = new InputStreamReader(new FileInputStream("latin"), "utf8")) {
            System.out.println(((InputStreamReader) reader).getEncoding() + " " + reader.read() + " " + reader.read());
        }
        try {
            Charset.forName("no such");
        } catch (IllegalCharsetNameException e) {
            System.out.println(e);
        }
        try {
            "x".getBytes("nonsuch");
        } catch (UnsupportedEncodingException e) {
            System.out.println(e);
        }
    }
}
