import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.google.adk.sessions.InMemorySessionService;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** Plays the steps of cases, a JSON line each, on the in-memory service of the ADK for Java. */
final class Recorder {
  // Escaped, so that half a surrogate pair in a name comes back as it went in.
  static final ObjectMapper JSON =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private static final String ABOUT = "/META-INF/maven/com.google.adk/google-adk/pom.properties";

  public static void main(String[] args) throws IOException {
    PrintStream out = System.out;
    // Whatever a library prints must not come between the answers.
    System.setOut(System.err);
    say(out, about());
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    Case current = null;
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      ObjectNode answer;
      try {
        JsonNode step = JSON.readTree(line);
        if (step.required("op").asText().equals("open")) {
          current = open(step.required("service").asText());
          answer = Answers.done();
        } else {
          answer = current.play(step);
        }
      } catch (RuntimeException | IOException failure) {
        answer = Answers.unclassified(failure);
      }
      say(out, answer);
    }
  }

  private static Case open(String service) {
    if (!service.equals("memory")) {
      throw new IllegalArgumentException("the package has no such service: " + service);
    }
    return new Case(new InMemorySessionService());
  }

  // The version is not taken from the package's constant: the compiler would copy it in here.
  private static ObjectNode about() throws IOException {
    Properties about = new Properties();
    try (InputStream file = InMemorySessionService.class.getResourceAsStream(ABOUT)) {
      about.load(file);
    }
    return JSON.createObjectNode()
        .put("package", about.getProperty("groupId") + ":" + about.getProperty("artifactId"))
        .put("version", about.getProperty("version"));
  }

  private static void say(PrintStream out, ObjectNode answer) throws IOException {
    out.write((JSON.writeValueAsString(answer) + "\n").getBytes(StandardCharsets.UTF_8));
    out.flush();
  }
}
