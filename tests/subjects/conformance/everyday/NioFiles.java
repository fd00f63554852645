// expect: as java
// args: {dir}
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;
import java.util.stream.*;

public class NioFiles {
    public static void main(String[] args) throws IOException {
        Path dir = Path.of(args[0]);
        Path file = dir.resolve("everyday.properties");
        System.out.println(Files.readAllLines(file).size() + " " + Files.readString(file).length() + " " + Files.size(file) + " " + Files.exists(file) + Files.notExists(file) + Files.isDirectory(dir) + Files.isRegularFile(dir) + Files.isReadable(file) + Files.isHidden(file));
        try (Stream<String> lines = Files.lines(file)) {
            System.out.println(lines.filter(l -> l.contains("=")).map(l -> l.substring(0, l.indexOf('=')).trim()).collect(Collectors.toList()));
        }
        try (Stream<Path> list = Files.list(dir)) {
            System.out.println(list.map(p -> p.getFileName().toString()).filter(n -> n.endsWith(".properties")).sorted().collect(Collectors.toList()));
        }
        try (Stream<Path> walk = Files.walk(dir, 1)) {
            System.out.println(walk.filter(p -> p.toString().endsWith("NioFiles.java")).map(dir::relativize).collect(Collectors.toList()));
        }
        try (Stream<Path> found = Files.find(dir, 2, (p, a) -> a.isRegularFile() && p.getFileName().toString().startsWith("everyday_"))) {
            System.out.println(found.map(Path::getFileName).collect(Collectors.toList()));
        }
        try (DirectoryStream<Path> glob = Files.newDirectoryStream(dir, "*_fr.{properties,txt}")) {
            for (Path p : glob) {
                System.out.println(p.getFileName() + " " + p.startsWith(dir) + " " + p.getNameCount() + p.endsWith("everyday_fr.properties"));
            }
        }
        int[] seen = new int[2];
        Files.walkFileTree(dir, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path p, BasicFileAttributes a) {
                if (p.toString().endsWith(".properties")) {
                    seen[0]++;
                    seen[1] += a.size();
                }
                return FileVisitResult.CONTINUE;
            }
        });
        System.out.println(Arrays.toString(seen));
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        System.out.println(attributes.isRegularFile() + " " + attributes.size() + " " + attributes.isSymbolicLink() + " " + (attributes.lastModifiedTime().toMillis() > 0) + " " + Files.getAttribute(file, "size") + " " + Files.readAttributes(file, "size,isDirectory").keySet().size());
        for (String missing : List.of("nothing", "everyday.properties/below")) {
            try {
                Files.readAllBytes(dir.resolve(missing));
            } catch (IOException e) {
                System.out.println(e.getClass().getSimpleName() + " " + dir.relativize(Path.of(e.getMessage().split(": ")[0])));
            }
        }
        try {
            Files.readAllBytes(dir);
        } catch (IOException e) {
            System.out.println(e.getMessage());
        }
        try {
            new FileInputStream(dir.resolve("nothing").toFile());
        } catch (FileNotFoundException e) {
            System.out.println(e.getMessage().endsWith("nothing (No such file or directory)"));
        }
        try (BufferedReader r = Files.newBufferedReader(file, StandardCharsets.US_ASCII)) {
            System.out.println(r.readLine() + r.skip(3) + (char) r.read() + r.ready() + r.markSupported());
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            ByteBuffer buffer = ByteBuffer.allocate(8);
            System.out.println(channel.read(buffer, 9) + new String(buffer.array()) .replace("\n", "/") + " " + channel.position() + " " + channel.size());
        }
        try (RandomAccessFile raf = new RandomAccessFile(file.toFile(), "r")) {
            raf.seek(9);
            System.out.println(raf.readLine() + " " + raf.getFilePointer() + " " + raf.readUnsignedByte() + " " + raf.length());
        }
        File old = file.toFile();
        System.out.println(old.getName() + " " + old.isFile() + old.canRead() + old.length() + " " + new File(dir.toFile(), "x/../y").getPath().endsWith("x/../y") + " " + Objects.requireNonNull(dir.toFile().list((d, n) -> n.startsWith("everyday"))).length);
        Path p = Path.of("/a/./b/../c//d.txt");
        System.out.println(p + " " + p.normalize() + " " + p.getParent() + " " + p.getRoot() + " " + p.subpath(1, 3) + " " + p.resolveSibling("e") + " " + Path.of("/a/b").relativize(Path.of("/a/c/d")) + " " + p.iterator().next() + " " + Path.of("x").isAbsolute() + " " + p.toUri() + " " + Path.of("").toString().isEmpty());
        System.out.println(FileSystems.getDefault().getPathMatcher("glob:**/*.{java,class}").matches(Path.of("/x/Y.java")) + " " + FileSystems.getDefault().getPathMatcher("regex:.*[0-9]").matches(Path.of("a7")) + " " + FileSystems.getDefault().getSeparator() + " " + Path.of("a/b").compareTo(Path.of("a/c")) + Path.of("A").equals(Path.of("a")));
        try {
            Path.of("nul\0");
        } catch (InvalidPathException e) {
            System.out.println(e.getReason() + " " + e.getIndex());
        }
        System.out.println(Files.isSameFile(file, dir.resolve("./everyday.properties")) + " " + file.toRealPath().equals(dir.toRealPath().resolve("everyday.properties")) + " " + Files.mismatch(file, file) + " " + Files.probeContentType(Path.of("x.txt")));
        try {
            byte[] latin = {(byte) 0xe9};
            new String(latin, StandardCharsets.UTF_8);
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(latin));
        } catch (MalformedInputException e) {
            System.out.println(e.getMessage());
        }
    }
}
