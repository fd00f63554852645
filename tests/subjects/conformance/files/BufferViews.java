// expect: as java
import java.nio.*;
import java.util.*;

public class BufferViews {
    public static void main(String[] args) {
        for (boolean direct : new boolean[] {false, true})
            for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
                ByteBuffer b = (direct ? ByteBuffer.allocateDirect(64) : ByteBuffer.allocate(64)).order(order);
                b.put((byte) 1).putShort((short) 0x0203).putInt(0x04050607).putLong(0x08090a0b0c0d0e0fL).putFloat(1.5f).putDouble(-2.25).putChar('\u20ac');
                System.out.println(b + " " + b.order() + " " + b.isDirect() + b.hasArray());
                b.flip();
                StringBuilder hex = new StringBuilder();
                while (b.hasRemaining()) hex.append(String.format("%02x", b.get()));
                System.out.println(hex);
                b.rewind();
                System.out.println(b.get() + " " + b.getShort() + " " + b.getInt() + " " + b.getLong() + " " + b.getFloat() + " " + b.getDouble() + " " + b.getChar() + " " + b.remaining());
                b.position(8).limit(24);
                IntBuffer ints = b.asIntBuffer();
                LongBuffer longs = b.asLongBuffer();
                System.out.println(ints.get(0) + " " + longs.get(1) + " " + ints + " " + b.slice() + " " + b.slice(2, 4) + " " + b.duplicate().order());
                ints.put(0, 77);
                System.out.println(b.getInt(8) + " " + b.asReadOnlyBuffer().isReadOnly() + " " + b.asCharBuffer().length() + " " + b.asDoubleBuffer().capacity());
                b.clear();
                b.put(5, new byte[] {9, 8, 7}).mark().position(3);
                System.out.println(b.reset().position() + " " + b.position(5).get() + " " + b.compact() + " " + b.get(0));
                try {
                    b.position(99);
                } catch (IllegalArgumentException e) {
                    System.out.println(e.getMessage());
                }
                try {
                    b.getLong(60);
                } catch (IndexOutOfBoundsException e) {
                    System.out.println(e.getClass());
                }
                try {
                    b.asReadOnlyBuffer().put((byte) 1);
                } catch (ReadOnlyBufferException e) {
                    System.out.println(e);
                }
            }
        CharBuffer c = CharBuffer.wrap("hello world", 2, 9);
        System.out.println(c + " " + c.length() + " " + c.charAt(1) + " " + c.subSequence(1, 3) + " " + c.isReadOnly() + " " + c.hasArray() + " " + c.compareTo(CharBuffer.wrap("llp")));
        IntBuffer i = IntBuffer.wrap(new int[] {5, 4, 3, 2, 1});
        i.get();
        System.out.println(i.slice().get(0) + " " + i.equals(IntBuffer.wrap(new int[] {4, 3, 2, 1})) + " " + i.hashCode() + " " + i.mismatch(IntBuffer.wrap(new int[] {4, 3, 9})) + " " + i.arrayOffset());
        int[] got = new int[2];
        i.get(got).get();
        System.out.println(Arrays.toString(got) + i.remaining());
        try {
            i.get(got);
        } catch (BufferUnderflowException e) {
            System.out.println(e);
        }
        try {
            ByteBuffer.allocate(2).putInt(3);
        } catch (BufferOverflowException e) {
            System.out.println(e);
        }
        ByteBuffer x = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8}, 1, 6).slice();
        System.out.println(x.arrayOffset() + " " + x.capacity() + " " + x.alignedSlice(1).capacity() + " " + x.compareTo(ByteBuffer.wrap(new byte[] {2, 3, 5})));
        FloatBuffer f = FloatBuffer.allocate(3).put(1).put(Float.NaN).put(-0f).flip();
        System.out.println(f.equals(FloatBuffer.wrap(new float[] {1, Float.NaN, 0f})) + " " + Arrays.toString(f.array()));
    }
}
