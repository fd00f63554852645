// expect: as java
import java.util.*;
import java.util.stream.*;

public class CiphersAndCodes {
    static String vigenere(String text, String key, int sign) {
        StringBuilder out = new StringBuilder();
        for (int i = 0, k = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!Character.isLetter(c)) {
                out.append(c);
                continue;
            }
            int base = Character.isUpperCase(c) ? 'A' : 'a', by = Character.toLowerCase(key.charAt(k++ % key.length())) - 'a';
            out.append((char) (Math.floorMod(c - base + sign * by, 26) + base));
        }
        return out.toString();
    }

    static byte[] rc4(byte[] key, byte[] data) {
        int[] s = IntStream.range(0, 256).toArray();
        for (int i = 0, j = 0; i < 256; i++) {
            j = (j + s[i] + key[i % key.length] & 0xff) & 0xff;
            int t = s[i];
            s[i] = s[j];
            s[j] = t;
        }
        byte[] out = new byte[data.length];
        for (int n = 0, i = 0, j = 0; n < data.length; n++) {
            i = i + 1 & 0xff;
            j = j + s[i] & 0xff;
            int t = s[i];
            s[i] = s[j];
            s[j] = t;
            out[n] = (byte) (data[n] ^ s[s[i] + s[j] & 0xff]);
        }
        return out;
    }

    static int crc16(byte[] b) {
        int crc = 0xffff;
        for (byte x : b) {
            crc ^= (x & 0xff) << 8;
            for (int i = 0; i < 8; i++) crc = (crc & 0x8000) != 0 ? crc << 1 ^ 0x1021 : crc << 1;
        }
        return crc & 0xffff;
    }

    static boolean luhn(String n) {
        int sum = 0;
        for (int i = 0; i < n.length(); i++) {
            int d = n.charAt(n.length() - 1 - i) - '0';
            if (i % 2 == 1 && (d *= 2) > 9) d -= 9;
            sum += d;
        }
        return sum % 10 == 0;
    }

    public static void main(String[] args) {
        String c = vigenere("Attack at Dawn!", "Lemon", 1);
        System.out.println(c + " " + vigenere(c, "lemon", -1));
        byte[] secret = rc4("Key".getBytes(), "Plaintext".getBytes());
        System.out.println(HexFormat.of().formatHex(secret) + " " + new String(rc4("Key".getBytes(), secret)));
        System.out.println(Integer.toHexString(crc16("123456789".getBytes())) + " " + luhn("79927398713") + luhn("79927398710"));
        String run = "aaabccddddd", packed = run.chars().mapToObj(x -> (char) x).collect(Collectors.groupingBy(x -> x, LinkedHashMap::new, Collectors.counting())).entrySet().stream().map(e -> e.getValue() + "" + e.getKey()).collect(Collectors.joining());
        System.out.println(packed + " " + Arrays.stream(packed.split("(?<=\\D)")).map(p -> String.valueOf(p.charAt(p.length() - 1)).repeat(Integer.parseInt(p.substring(0, p.length() - 1)))).collect(Collectors.joining()).equals(run));
        int lfsr = 0xACE1, period = 0;
        do {
            int bit = (lfsr ^ lfsr >> 2 ^ lfsr >> 3 ^ lfsr >> 5) & 1;
            lfsr = lfsr >> 1 | bit << 15;
            period++;
        } while (lfsr != 0xACE1);
        System.out.println(period + " " + IntStream.range(0, 16).map(i -> i ^ i >> 1).boxed().toList());
        int h = 0x811c9dc5;
        for (byte b : "fnv".getBytes()) h = (h ^ b) * 0x01000193;
        System.out.println(Integer.toHexString(h) + " " + Long.toString(Long.parseLong("zz", 36), 2) + new java.math.BigInteger("base".getBytes()).toString(36));
    }
}
