package shop;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/** What is in files. */
public class Archive {
    public static String kind(Path path) {
        if (Files.isDirectory(path)) return "folder";
        return Files.exists(path) ? "file" : "nothing";
    }

    public static int answers(File file) throws IOException {
        try (BufferedReader reader = new BufferedReader(new FileReader(file))) {
            int count = 0;
            for (String line; (line = reader.readLine()) != null;)
                if (line.startsWith("answer=")) ++count;
            return count > 1 ? 2 : count;
        }
    }

    public static String mode(String name) throws IOException {
        Properties properties = new Properties();
        try (InputStream in = new FileInputStream(name)) {
            properties.load(in);
        }
        String mode = properties.getProperty("mode");
        if (mode == null) return "default";
        return mode.equals("fast") ? "fast" : "slow";
    }

    public static boolean isMagic(Path path) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        return bytes.length > 1 && bytes[0] == 'C' && bytes[1] == 'L';
    }

    public static int entries(File folder) {
        String[] names = folder.list();
        if (names == null) return -1;
        return names.length == 0 ? 0 : 1;
    }

    public static boolean mark(File file) throws IOException {
        if (!file.exists()) return false;
        try (FileWriter writer = new FileWriter(file)) {
            writer.write("marked");
        }
        return file.length() == 6;
    }

    public static int users() throws IOException {
        return Files.readAllLines(Path.of("/etc/passwd")).size() > 3 ? 1 : 0;
    }
}
