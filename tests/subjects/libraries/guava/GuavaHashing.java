// expect: as java
import com.google.common.hash.*;
import com.google.common.io.*;
import java.nio.charset.StandardCharsets;
import java.util.*;

public class GuavaHashing {
    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws Exception {
        byte[] data = "the quick brown fox".getBytes(StandardCharsets.UTF_8);
        for (HashFunction f : new HashFunction[] {Hashing.md5(), Hashing.sha1(), Hashing.sha256(), Hashing.sha512(), Hashing.crc32(), Hashing.crc32c(), Hashing.adler32(), Hashing.murmur3_32(7), Hashing.murmur3_128(), Hashing.sipHash24(), Hashing.farmHashFingerprint64(), Hashing.hmacSha256("key".getBytes())}) {
            System.out.println(f + " " + f.bits() + " " + f.hashBytes(data) + " " + f.newHasher().putInt(5).putLong(1L << 40).putString("\u00e9", StandardCharsets.UTF_8).putBoolean(true).putDouble(2.5).putChar('c').hash());
        }
        HashCode h = Hashing.sha256().hashString("abc", StandardCharsets.UTF_8);
        System.out.println(h.asInt() + " " + h.asLong() + " " + h.padToLong() + " " + h.equals(HashCode.fromString(h.toString())) + " " + HashCode.fromInt(5) + " " + HashCode.fromBytes(new byte[] {1, 2, 3, 4}) + " " + Hashing.consistentHash(12345L, 10) + " " + Hashing.combineOrdered(List.of(HashCode.fromInt(1), HashCode.fromInt(2))) + " "
                + Hashing.combineUnordered(List.of(HashCode.fromInt(1), HashCode.fromInt(2))));
        BloomFilter<CharSequence> bloom = BloomFilter.create(Funnels.stringFunnel(StandardCharsets.UTF_8), 100, 0.01);
        for (int i = 0; i < 100; i++) {
            bloom.put("item" + i);
        }
        int hits = 0;
        for (int i = 0; i < 1000; i++) {
            hits += bloom.mightContain("item" + i) ? 1 : 0;
        }
        System.out.println(hits + " " + bloom.mightContain("item5") + " " + bloom.approximateElementCount());
        System.out.println(BaseEncoding.base64().encode(data) + " " + BaseEncoding.base32().lowerCase().encode(data) + " " + BaseEncoding.base16().withSeparator(":", 2).encode(new byte[] {1, -1}) + " " + new String(BaseEncoding.base64Url().omitPadding().decode("YWI_"), StandardCharsets.ISO_8859_1) + " " + BaseEncoding.base32Hex().canDecode("ZZ"));
        try {
            BaseEncoding.base16().decode("xyz");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        ByteSource src = ByteSource.concat(ByteSource.wrap(data), ByteSource.wrap(new byte[] {33}));
        System.out.println(src.size() + " " + src.slice(4, 5).asCharSource(StandardCharsets.US_ASCII).read() + " " + src.hash(Hashing.crc32()) + " " + CharSource.wrap("a\nb\n").readLines() + " " + ByteStreams.toByteArray(src.openStream()).length);
        ByteArrayDataOutput out = ByteStreams.newDataOutput();
        out.writeInt(5);
        out.writeUTF("x");
        ByteArrayDataInput in = ByteStreams.newDataInput(out.toByteArray());
        System.out.println(in.readInt() + in.readUTF() + " " + CharStreams.toString(new java.io.StringReader("chars")) + " " + Files.getFileExtension("a/b.tar.gz") + Files.getNameWithoutExtension("x.y") + Files.simplifyPath("a/../b/./c"));
    }
}
