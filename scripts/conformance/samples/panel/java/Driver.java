import com.google.adk.events.Event;
import com.google.adk.runner.Runner;
import com.google.adk.sessions.Session;
import com.google.genai.types.Content;
import com.google.genai.types.FunctionResponse;
import com.google.genai.types.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Plays the experiment with each sample and prints one line for it: its id and what was read. */
final class Driver {
  public static void main(String[] ids) throws Exception {
    for (String id : ids) {
      Setup sample = (Setup) Class.forName(id).getDeclaredConstructor().newInstance();
      Runner acme = sample.runnerFor("acme");
      Runner globex = sample.runnerFor("globex");
      Session first = sample.open(acme, "acme", "alice");
      turn(acme, first, "save acme-enterprise");
      List<String> read = new ArrayList<>();
      read.add(turn(acme, first, "read"));
      read.add(turn(acme, sample.open(acme, "acme", "alice"), "read"));
      read.add(turn(acme, sample.open(acme, "acme", "bob"), "read"));
      read.add(turn(globex, sample.open(globex, "globex", "alice"), "read"));
      System.out.println("read " + id + " " + String.join(" ", read));
    }
  }

  private static String turn(Runner runner, Session session, String words) {
    Content message = Content.fromParts(Part.fromText(words));
    String answer = null;
    for (Event event : runner.runAsync(session.userId(), session.id(), message).blockingIterable()) {
      for (FunctionResponse response : event.functionResponses()) {
        answer = response.response().orElseThrow().getOrDefault("value", "-").toString();
      }
    }
    return Objects.requireNonNull(answer, "no tool was called for: " + words);
  }
}
