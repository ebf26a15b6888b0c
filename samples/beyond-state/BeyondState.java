// Artifacts and log lines of two tenants, in ADK Java.
import com.google.adk.agents.CallbackContext;
import com.google.adk.agents.LlmAgent;
import com.google.adk.artifacts.InMemoryArtifactService;
import com.google.adk.events.Event;
import com.google.adk.runner.Runner;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.SessionKey;
import com.google.genai.types.Content;
import com.google.genai.types.Part;
import java.util.List;
import java.util.Optional;

public final class BeyondState {
  private static final InMemoryArtifactService artifacts = new InMemoryArtifactService();
  private static final InMemorySessionService sessions = new InMemorySessionService();

  private static void save(String app, String session, String file, String text) {
    SessionKey key = new SessionKey(app, "alice", session);
    artifacts.saveArtifact(key, file, Part.fromText(text)).blockingGet();
  }

  private static String read(String app, String session, String file) {
    Part part = artifacts.loadArtifact(new SessionKey(app, "alice", session), file).blockingGet();
    return part == null ? "nothing" : part.text().orElseThrow();
  }

  private static Optional<Content> answer(CallbackContext context) {
    String app = context.invocationContext().appName();
    String invocation = context.invocationId().substring(0, 2);
    // One id for every line of the turn; the tenant stands in the app name.
    System.out.printf("app=%s user=%s invocation=%s...%n", app, context.userId(), invocation);
    return Optional.of(Content.builder().role("model").parts(Part.fromText("Noted.")).build());
  }

  public static void main(String[] args) {
    // Both tenants have an alice, and both runners use one app name.
    save("support", "s1", "prices.txt", "acme's prices");
    save("support", "s1", "user:contract.txt", "acme's contract");
    System.out.println("globex, same session id: " + read("support", "s1", "prices.txt"));
    System.out.println("globex, new session: " + read("support", "s2", "prices.txt"));
    System.out.println("globex, user: file: " + read("support", "s2", "user:contract.txt"));

    save("support-acme", "s1", "user:contract.txt", "acme's contract");
    String own = read("support-globex", "s1", "user:contract.txt");
    System.out.println("globex, own app name: " + own);

    LlmAgent agent =
        LlmAgent.builder().name("support").beforeAgentCallbackSync(BeyondState::answer).build();
    Runner runner =
        Runner.builder().appName("support-acme").agent(agent).sessionService(sessions).build();
    SessionKey key = new SessionKey("support-acme", "alice", "s1");
    sessions.createSession(key).blockingGet();
    for (String text : List.of("Hello", "Thanks")) {
      runner.runAsync(key, Content.fromParts(Part.fromText(text))).blockingSubscribe();
    }
    List<Event> events = sessions.getSession(key, null).blockingGet().events();
    long invocations = events.stream().map(Event::invocationId).distinct().count();
    System.out.printf("events: %d, invocations: %d%n", events.size(), invocations);
  }
}
