package shop;

import java.io.IOException;
import java.io.InputStream;
import java.net.DatagramSocket;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URL;
import java.net.UnknownHostException;

/** The network: no test may reach it. */
public class Network {
    public static String address(String name) {
        try {
            return InetAddress.getByName(name).getHostAddress();
        } catch (UnknownHostException e) {
            return "unknown";
        }
    }

    public static boolean isOpen(String host, int port) {
        try (Socket socket = new Socket(host, port)) {
            return socket.isConnected();
        } catch (IOException e) {
            return false;
        }
    }

    public static int page(String address) throws IOException {
        try (InputStream stream = new URL(address).openStream()) {
            return stream.read();
        }
    }

    public static boolean canListen(int port) {
        try (ServerSocket socket = new ServerSocket(port)) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public static String self() throws IOException {
        return InetAddress.getLocalHost().getHostName();
    }

    public static boolean hasDatagrams() {
        try (DatagramSocket socket = new DatagramSocket()) {
            return true;
        } catch (IOException e) {
            return false;
        }
    }

    public static boolean isWeb(int port) {
        return port == 80 || port == 443;
    }
}
