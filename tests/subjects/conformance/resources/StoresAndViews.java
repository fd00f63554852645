// expect: as java
// scratch:
import java.io.*;
import java.net.*;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.nio.file.spi.*;
import java.util.*;

/** File systems, stores, providers and user defined attributes. */
public class StoresAndViews {
    public static void main(String[] args) throws IOException {
        FileSystem system = FileSystems.getDefault();
        System.out.println(system.provider().getScheme() + " " + system.getRootDirectories().iterator().next());
        System.out.println(FileSystemProvider.installedProviders().get(0) == system.provider());
        try {
            system.close();
        } catch (UnsupportedOperationException e) {
            System.out.println("not closed");
        }
        Path file = Files.writeString(Path.of("f"), "x");
        FileOwnerAttributeView owner = Files.getFileAttributeView(file, FileOwnerAttributeView.class);
        System.out.println(owner.name() + " " + owner.getOwner().equals(Files.getOwner(file)) + " " + Files.getOwner(file).getName().isEmpty());
        PosixFileAttributeView view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
        view.setPermissions(EnumSet.of(PosixFilePermission.OWNER_READ, PosixFilePermission.OTHERS_EXECUTE));
        System.out.println(PosixFilePermissions.toString(view.readAttributes().permissions()) + " " + view.name());
        System.out.println(Files.getFileAttributeView(file, DosFileAttributeView.class) == null ? "no dos" : "dos");
        System.out.println(Files.getFileAttributeView(file, AclFileAttributeView.class));
        Files.setAttribute(file, "lastModifiedTime", FileTime.fromMillis(12345678));
        Files.setAttribute(file, "posix:permissions", PosixFilePermissions.fromString("rw-rw-rw-"));
        System.out.println(Files.getAttribute(file, "lastModifiedTime") + " " + PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        try {
            Files.setAttribute(file, "size", 5);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Files.setAttribute(file, "nonsuch:x", 5);
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Files.isReadable(file) + " " + Files.isWritable(file) + " " + Files.isExecutable(file) + " " + Files.isHidden(Path.of(".x")));
        try {
            Path.of(URI.create("nonsuch:/x"));
        } catch (FileSystemNotFoundException e) {
            System.out.println(e.getMessage());
        }
        try {
            Path.of(URI.create("file:x"));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        UserPrincipal user = Files.getOwner(file);
        Files.setOwner(file, user);
        System.out.println(user.equals(system.getUserPrincipalLookupService().lookupPrincipalByName(user.getName())));
        try {
            system.getUserPrincipalLookupService().lookupPrincipalByName("no-such-user-here");
        } catch (UserPrincipalNotFoundException e) {
            System.out.println(e.getName());
        }
        System.out.println(Files.probeContentType(Path.of("x.html")) + " " + URLConnection.guessContentTypeFromName("a.png") + " " + Files.probeContentType(Path.of("noext")));
        System.out.println(Files.isSameFile(Path.of("f"), Path.of("./f")) + " " + Files.isSameFile(Path.of("zz"), Path.of("zz")));
    }
}
