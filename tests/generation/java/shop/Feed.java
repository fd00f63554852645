package shop;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** What is wrong with a text, in words that the class library has in several languages. */
public final class Feed {
    private Feed() {}

    public static String problemOf(boolean isOpen) throws Exception {
        try {
            String text = isOpen ? "<feed>" : "<feed/>";
            var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            builder.setErrorHandler(null);
            builder.parse(new InputSource(new StringReader(text)));
            return "none";
        } catch (SAXException problem) {
            return problem.getMessage();
        }
    }
}
