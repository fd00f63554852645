// expect: as java
import java.nio.charset.*;
import java.text.Normalizer;
import java.util.*;
import java.util.stream.*;

public class UnicodeStrings {
    static String hex(byte[] bytes) {
        StringBuilder b = new StringBuilder();
        for (byte x : bytes) {
            b.append(String.format("%02x", x));
        }
        return b.toString();
    }

    public static void main(String[] args) {
        String s = "a\u00e9\u4e2d\ud83d\ude00\u0301z";
        System.out.println(s.length() + " " + s.codePointCount(0, s.length()) + " " + s.codePointAt(3) + " " + s.codePointBefore(5) + " "
                + s.offsetByCodePoints(0, 4) + " " + s.codePoints().boxed().collect(Collectors.toList()) + " " + s.chars().sum());
        for (Charset c : new Charset[] {StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16LE, StandardCharsets.ISO_8859_1,
            StandardCharsets.US_ASCII}) {
            byte[] bytes = s.getBytes(c);
            System.out.println(c + " " + hex(bytes) + " " + new String(bytes, c).equals(s) + " " + new String(bytes, c));
        }
        System.out.println("\ud800x".getBytes(StandardCharsets.UTF_8).length + " " + hex("\ud800x".getBytes(StandardCharsets.UTF_8)));
        System.out.println(new String(new byte[] {(byte) 0xc3, 0x28, (byte) 0xff, 'a', (byte) 0xe4, (byte) 0xb8}, StandardCharsets.UTF_8));
        System.out.println("stra\u00dfe".toUpperCase(Locale.ROOT) + " " + "\u0130I".toLowerCase(Locale.ROOT).length() + " "
                + "I".toLowerCase(new Locale("tr")) + " " + "i".toUpperCase(new Locale("tr")) + " " + "\u03a3\u0391\u03a3".toLowerCase(Locale.ROOT)
                + " " + "\ufb01".toUpperCase(Locale.ROOT) + " " + "\ud801\udc28".toUpperCase(Locale.ROOT).codePointAt(0));
        System.out.println("\u00e9".equals("e\u0301") + " " + Normalizer.normalize("e\u0301", Normalizer.Form.NFC).equals("\u00e9") + " "
                + Normalizer.normalize("\u00e9", Normalizer.Form.NFD).length() + " " + Normalizer.normalize("\ufb01", Normalizer.Form.NFKC));
        System.out.println("\u00e4".compareTo("z") + " " + "\ud83d\ude00".compareTo("\uffff") + " " + "Stra\u00dfe".equalsIgnoreCase("STRASSE") + " "
                + "\u00c9".equalsIgnoreCase("\u00e9") + " " + "\u212a".equalsIgnoreCase("k"));
        System.out.println(new StringBuilder("a\ud83d\ude00b").reverse() + " " + "x\u2003 \u00a0y\u3000".strip().length() + " " + "\u2003".isBlank() + " "
                + "\u2003".trim().length());
        System.out.println("\u4e2d\u6587".hashCode() + " " + "\ud83d\ude00".hashCode() + " " + "\u0000\u0001".length() + " " + "\u4e2da".indexOf('a')
                + " " + "a\ud83d\ude00".indexOf(0x1F600) + " " + "\u4e2d".repeat(2).lastIndexOf("\u4e2d"));
        char[] chars = Character.toChars(0x1F601);
        System.out.println(new String(chars) + " " + new String(new int[] {0x41, 0x1F602}, 0, 2) + " " + String.valueOf(chars, 0, 2).length());
        String latin = "\u00ff", wide = "\u0100";
        System.out.println((latin + wide).substring(0, 1).equals(latin) + " " + (latin + wide).startsWith(latin) + " " + latin.compareTo(wide) + " "
                + (wide + latin).contains(latin) + " " + wide.toLowerCase().equals("\u0101") + " " + latin.toUpperCase().equals("\u0178"));
        List<String> names = new ArrayList<>(List.of("\u00e9", "z", "a", "Z", "\ud83d\ude00", "\uffee"));
        Collections.sort(names);
        System.out.println(names);
        System.out.println(Charset.defaultCharset() + " " + Charset.isSupported("UTF-32") + " " + hex("a\u4e2d".getBytes(Charset.forName("UTF-32"))));
    }
}
