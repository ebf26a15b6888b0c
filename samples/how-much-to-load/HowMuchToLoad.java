// What a load brings, with a transcript in state and in an artifact, in ADK Java.
import com.google.adk.artifacts.InMemoryArtifactService;
import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.sessions.GetSessionConfig;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import com.google.adk.sessions.SessionKey;
import com.google.genai.types.Part;
import java.util.Collection;
import java.util.Map;

public final class HowMuchToLoad {
  private static final InMemorySessionService sessions = new InMemorySessionService();
  private static final InMemoryArtifactService artifacts = new InMemoryArtifactService();
  private static final SessionKey S1 = new SessionKey("support", "u-42", "s1");
  private static final SessionKey S2 = new SessionKey("support", "u-42", "s2");

  private static Session load(SessionKey key) {
    return load(key, GetSessionConfig.builder().build());
  }

  private static Session load(SessionKey key, GetSessionConfig config) {
    return sessions.getSession(key, config).blockingGet();
  }

  private static void append(Session session, String key, String value) {
    EventActions actions = EventActions.builder().stateDelta(Map.of(key, value)).build();
    Event event =
        Event.builder().id(Event.generateEventId()).author("support").actions(actions).build();
    sessions.appendEvent(session, event).blockingGet();
  }

  private static int letters(Collection<Object> values) {
    return values.stream().mapToInt(value -> value.toString().length()).sum();
  }

  private static void show(String title, Session session) {
    int letters = letters(session.state().values());
    for (Event event : session.events()) {
      letters += letters(event.actions().stateDelta().values());
    }
    System.out.printf("%-22s events: %d, letters: %d%n", title, session.events().size(), letters);
  }

  public static void main(String[] args) {
    sessions.createSession(S1).blockingGet();
    sessions.createSession(S2).blockingGet();

    // The transcript itself in state: every turn stores all of it once more.
    for (int letters : new int[] {40, 80, 160}) {
      append(load(S1), "transcript", "x".repeat(letters));
    }
    show("whole load", load(S1));
    Session recent = load(S1, GetSessionConfig.builder().numRecentEvents(1).build());
    show("one recent event", recent);
    sessions.listSessions(S1).blockingGet().sessions().stream()
        .filter(session -> session.id().equals("s1"))
        .forEach(session -> show("in the list", session));
    append(recent, "rating", "good");
    show("after a short append", load(S1));

    // The transcript in an artifact: state keeps its name.
    for (int letters : new int[] {40, 80, 160}) {
      Part transcript = Part.fromText("x".repeat(letters));
      artifacts.saveArtifact(S2, "transcript", transcript).blockingGet();
      append(load(S2), "file", "transcript");
    }
    show("with an artifact", load(S2));
  }
}
