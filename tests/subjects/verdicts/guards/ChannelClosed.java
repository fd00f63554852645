// expect: violated assertion
// por: cross-check
// A channel is open until another thread closes it.
import java.nio.channels.spi.AbstractInterruptibleChannel;

public class ChannelClosed {
    static class Channel extends AbstractInterruptibleChannel {
        @Override
        protected void implCloseChannel() {
        }
    }

    public static void main(String[] args) throws Exception {
        Channel channel = new Channel();
        Thread other = new Thread(() -> {
            try {
                channel.close();
            } catch (java.io.IOException e) {
                throw new AssertionError(e);
            }
        });
        other.start();
        boolean first = channel.isOpen(), second = channel.isOpen();
        other.join();
        assert first == second : "closed in between";
    }
}
