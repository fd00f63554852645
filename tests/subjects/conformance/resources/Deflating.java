// expect: as java
// scratch:
import java.io.*;
import java.util.*;
import java.util.zip.*;

/** Deflater and Inflater by hand: dictionaries, pieces, wrong data. */
public class Deflating {
    public static void main(String[] args) throws Exception {
        byte[] input = "The quick brown fox. ".repeat(40).getBytes();
        for (int level : new int[] {Deflater.NO_COMPRESSION, Deflater.BEST_SPEED, Deflater.BEST_COMPRESSION}) {
            Deflater deflater = new Deflater(level, level == 1);
            deflater.setInput(input);
            deflater.finish();
            byte[] buffer = new byte[2000];
            int n = deflater.deflate(buffer);
            Inflater inflater = new Inflater(level == 1);
            inflater.setInput(buffer, 0, n);
            byte[] back = new byte[1000];
            int m = inflater.inflate(back);
            System.out.println(deflater.finished() + " " + (n < 100 || level == 0) + " " + deflater.getTotalIn() + " " + m + " "
                    + inflater.finished() + " " + Arrays.equals(input, Arrays.copyOf(back, m)));
            deflater.end();
            inflater.end();
        }
        Deflater d = new Deflater();
        d.setDictionary("quick brown".getBytes());
        d.setInput("quick brown quick".getBytes());
        d.finish();
        byte[] packed = Arrays.copyOf(new byte[0], 100);
        int n = d.deflate(packed);
        Inflater i = new Inflater();
        i.setInput(packed, 0, n);
        byte[] out = new byte[50];
        System.out.println(i.inflate(out) + " " + i.needsDictionary() + " " + (i.getAdler() == d.getAdler()));
        i.setDictionary("quick brown".getBytes());
        System.out.println(new String(out, 0, i.inflate(out)));
        Inflater bad = new Inflater();
        bad.setInput(new byte[] {1, 2, 3, 4});
        try {
            bad.inflate(out);
        } catch (DataFormatException e) {
            System.out.println(e.getMessage());
        }
        InflaterInputStream in = new InflaterInputStream(new DeflaterInputStream(new ByteArrayInputStream(input)));
        byte[] some = in.readNBytes(9);
        System.out.println(new String(some) + in.available() + in.readAllBytes().length + in.available());
        CheckedInputStream checked = new CheckedInputStream(new ByteArrayInputStream(input), new Adler32());
        checked.skip(1000);
        System.out.println(checked.getChecksum().getValue());
        CRC32C crc = new CRC32C();
        crc.update(input);
        System.out.println(crc.getValue());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DeflaterOutputStream to = new DeflaterOutputStream(bytes, new Deflater(6), 64, true)) {
            to.write(input, 0, 10);
            to.flush();
            int half = bytes.size();
            to.write(input, 10, 100);
            to.finish();
            System.out.println(half > 0 && bytes.size() > half);
        }
    }
}
