package shop;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file is given after something else has taken a branch; one that is a folder has a size, and cannot be read. */
public class Labelled {
    private final boolean isLarge;

    public Labelled(int boxes) {
        isLarge = boxes > 10;
    }

    public boolean isIn(File file) {
        return isLarge && file.isDirectory();
    }

    public static boolean isFilled(Path path) throws IOException {
        try (SeekableByteChannel channel = Files.newByteChannel(path)) {
            return channel.size() > 0 && channel.read(ByteBuffer.allocate(1)) > 0;
        }
    }
}
