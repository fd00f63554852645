// expect: as java
import java.nio.*;
import java.nio.charset.*;
import java.util.*;

public class BufferOps {
    public static void main(String[] args) throws Exception {
        ByteBuffer b = ByteBuffer.allocate(32);
        b.put((byte) 1).putInt(0x01020304).putLong(-1L).putDouble(1.5).putChar('x').putShort((short) -2).putFloat(2.5f);
        System.out.println(b + " " + b.remaining());
        b.flip();
        System.out.println(b.get() + " " + b.getInt() + " " + b.getLong() + " " + b.getDouble() + " " + b.getChar() + " " + b.getShort() + " " + b.getFloat() + " " + b.hasRemaining());
        b.clear();
        b.order(ByteOrder.LITTLE_ENDIAN).putInt(0, 0x0A0B0C0D);
        System.out.println(b.get(0) + " " + b.getInt(0) + " " + b.order() + " " + b.order(ByteOrder.BIG_ENDIAN).getInt(0) + " " + Arrays.toString(Arrays.copyOf(b.array(), 6)));
        b.position(2).limit(6).mark();
        ByteBuffer slice = b.slice();
        slice.put(0, (byte) 99);
        System.out.println(b.get(2) + " " + slice.capacity() + " " + slice.arrayOffset() + " " + b.duplicate().position() + " " + b.asReadOnlyBuffer().isReadOnly());
        b.get();
        b.reset();
        System.out.println(b.position() + " " + b.compact());
        for (Runnable r : new Runnable[] {() -> ByteBuffer.allocate(2).putInt(1), () -> ByteBuffer.allocate(2).get(5), () -> ByteBuffer.wrap(new byte[3]).asReadOnlyBuffer().put((byte) 1), () -> ByteBuffer.allocate(4).position(5),
            () -> ByteBuffer.allocate(0).get(), () -> ByteBuffer.allocate(1).reset()}) {
            try {
                r.run();
            } catch (BufferOverflowException | BufferUnderflowException | IndexOutOfBoundsException | ReadOnlyBufferException | IllegalArgumentException | InvalidMarkException e) {
                System.out.println(e.getClass().getSimpleName());
            }
        }
        IntBuffer ints = IntBuffer.wrap(new int[] {3, 1, 2});
        LongBuffer longs = ByteBuffer.allocate(16).asLongBuffer().put(5).put(6).flip();
        System.out.println(ints.get(1) + " " + ints.compareTo(IntBuffer.wrap(new int[] {3, 2})) + " " + longs.get() + longs.get() + " " + CharBuffer.wrap("chars").subSequence(1, 3) + " " + ints.equals(IntBuffer.wrap(new int[] {3, 1, 2})) + " " + ints.hashCode());
        ByteBuffer direct = ByteBuffer.allocateDirect(16);
        direct.putInt(7).putInt(8).flip();
        System.out.println(direct.isDirect() + " " + direct.getInt() + " " + direct.getInt(4) + " " + direct.hasArray());
        CharsetEncoder enc = StandardCharsets.ISO_8859_1.newEncoder();
        System.out.println(enc.canEncode('\u00e9') + " " + enc.canEncode('\u4e2d') + " " + StandardCharsets.UTF_8.encode("\u4e2d").remaining() + " " + StandardCharsets.UTF_16BE.decode(ByteBuffer.wrap(new byte[] {0, 65, 0x4e, 0x2d})));
        try {
            enc.encode(CharBuffer.wrap("\u4e2d"));
        } catch (UnmappableCharacterException e) {
            System.out.println(e.getMessage());
        }
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(new byte[] {(byte) 0xff}));
        } catch (MalformedInputException e) {
            System.out.println(e.getMessage());
        }
        CharsetDecoder dec = StandardCharsets.UTF_8.newDecoder().onMalformedInput(CodingErrorAction.REPLACE).replaceWith("?");
        System.out.println(dec.decode(ByteBuffer.wrap(new byte[] {'a', (byte) 0xc3, 'b', (byte) 0xe4, (byte) 0xb8})) + " " + Charset.forName("windows-1252").newEncoder().maxBytesPerChar());
    }
}
