// expect: as java
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.*;
import java.io.*;
import java.util.Arrays;

public class CharsetCoders {
    static String hex(byte[] bytes) {
        StringBuilder out = new StringBuilder();
        for (byte b : bytes) {
            out.append(String.format("%02x", b));
        }
        return out.toString();
    }

    static String show(CharSequence s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            out.append(c >= ' ' && c < 127 ? String.valueOf(c) : String.format("\\u%04x", (int) c));
        }
        return out.toString();
    }

    public static void main(String[] args) throws Exception {
        String text = "A\u00e9\u20ac\ud83d\ude00z";
        for (String name : new String[] {"UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "ISO-8859-1", "US-ASCII", "windows-1252", "ISO-8859-15", "CESU-8"}) {
            Charset cs = Charset.forName(name);
            byte[] bytes = text.getBytes(cs);
            System.out.println(name + " " + hex(bytes) + " " + show(new String(bytes, cs)) + " " + cs.newEncoder().canEncode('\u20ac') + " " + cs.newEncoder().maxBytesPerChar() + " " + cs.contains(StandardCharsets.US_ASCII));
        }
        byte[] broken = {'a', (byte) 0xC3, 'b', (byte) 0xE2, (byte) 0x82, (byte) 0xED, (byte) 0xA0, (byte) 0x80, (byte) 0xF0, (byte) 0x9F};
        System.out.println(show(new String(broken, StandardCharsets.UTF_8)));
        CharsetDecoder strict = StandardCharsets.UTF_8.newDecoder();
        try {
            strict.decode(ByteBuffer.wrap(broken));
        } catch (MalformedInputException e) {
            System.out.println(e.getMessage() + " " + e.getInputLength());
        }
        try {
            StandardCharsets.US_ASCII.newEncoder().encode(CharBuffer.wrap("ok\u00e9"));
        } catch (UnmappableCharacterException e) {
            System.out.println(e.getMessage());
        }
        CharsetDecoder replacing = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("#");
        System.out.println(show(replacing.decode(ByteBuffer.wrap(broken))));
        CharsetEncoder ignoring = StandardCharsets.ISO_8859_1.newEncoder().onUnmappableCharacter(CodingErrorAction.IGNORE);
        System.out.println(hex(Arrays.copyOf(ignoring.encode(CharBuffer.wrap(text)).array(), 4)));
        CharsetEncoder step = StandardCharsets.UTF_8.newEncoder();
        ByteBuffer small = ByteBuffer.allocate(4);
        CharBuffer in = CharBuffer.wrap(text);
        CoderResult r;
        StringBuilder log = new StringBuilder();
        do {
            r = step.encode(in, small, true);
            small.flip();
            log.append(r).append(small.remaining()).append(' ');
            small.clear();
        } while (r.isOverflow());
        System.out.println(log + "" + step.flush(small));
        Reader reader = new InputStreamReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_16)), StandardCharsets.UTF_16);
        char[] chars = new char[10];
        int n = reader.read(chars);
        System.out.println(n + show(new String(chars, 0, n)));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Writer w = new OutputStreamWriter(out, "UTF-8")) {
            w.write(text, 1, 4);
            w.append('!');
        }
        System.out.println(hex(out.toByteArray()) + " " + out.toString("UTF-8").length() + " " + out.toString(StandardCharsets.ISO_8859_1).length());
        try {
            Charset.forName("no-such");
        } catch (UnsupportedCharsetException e) {
            System.out.println(e.getMessage());
        }
        try {
            "x".getBytes("bad name!");
        } catch (UnsupportedEncodingException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Charset.defaultCharset() + " " + Charset.isSupported("latin1") + " " + Charset.forName("latin1").name() + " " + StandardCharsets.UTF_8.aliases().contains("UTF8"));
        System.out.println(text.codePointCount(0, text.length()) + " " + show(new StringBuilder(text).reverse()) + " " + Character.getName(0x20ac) + " " + text.codePoints().mapToObj(Integer::toHexString).toList());
        DataOutputStream data = new DataOutputStream(out);
        out.reset();
        data.writeUTF("\u0000" + text);
        System.out.println(hex(out.toByteArray()) + " " + show(new DataInputStream(new ByteArrayInputStream(out.toByteArray())).readUTF()));
    }
}
