package shop;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;

/** A reader has several lines, and each of them several words. */
public class Route {
    private final BufferedReader in;

    public Route(Reader in) {
        this.in = new BufferedReader(in);
    }

    public int length() throws IOException {
        String[] head = in.readLine().split(" ");
        if (!head[0].equals("stops")) return -1;
        List<String> stops = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(head[1]); ++i) stops.add("stop" + i);
        int length = 0;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.split(" ");
            if (words[0].equals("leg")) {
                stops.get(Integer.parseInt(words[1]));
                length += words.length > 2 ? Integer.parseInt(words[2]) : 1;
            }
        }
        return length;
    }
}
