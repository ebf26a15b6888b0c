// Asks for one session with each of its three names off, in ADK Java.

import com.google.adk.agents.BaseAgent;
import com.google.adk.agents.InvocationContext;
import com.google.adk.agents.RunConfig;
import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.runner.Runner;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.SessionKey;
import com.google.genai.types.Content;
import com.google.genai.types.Part;
import io.reactivex.rxjava3.core.Flowable;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

public final class TheWrongTriple {
  private static final InMemorySessionService SESSIONS = new InMemorySessionService();

  /** Says which order it knows of, in place of a model. */
  private static final class OrderAgent extends BaseAgent {
    OrderAgent() {
      super("order_agent", "Tells the order.", List.of(), List.of(), List.of());
    }

    @Override
    protected Flowable<Event> runAsyncImpl(InvocationContext context) {
      Object order = context.session().state().getOrDefault("order_id", "unknown");
      Content words = Content.fromParts(Part.fromText("your order: " + order));
      return Flowable.just(Event.builder().author(name()).content(words).build());
    }

    @Override
    protected Flowable<Event> runLiveImpl(InvocationContext context) {
      return Flowable.empty();
    }
  }

  private static void ask(SessionKey key) {
    // The Maybe is empty when there is no such session: that is not an error.
    Optional<Object> order =
        SESSIONS
            .getSession(key.appName(), key.userId(), key.id(), Optional.empty())
            .map(session -> session.state().getOrDefault("order_id", "no order"))
            .map(Optional::of)
            .blockingGet(Optional.empty());
    System.out.printf(
        "%s, %s, %s: %s%n", key.appName(), key.userId(), key.id(), order.orElse("no session"));
  }

  private static void run(String appName, RunConfig config) {
    Runner runner =
        Runner.builder()
            .agent(new OrderAgent())
            .appName(appName)
            .sessionService(SESSIONS)
            .build();
    Content hello = Content.fromParts(Part.fromText("where is it?"));
    try {
      Event last = runner.runAsync("u-42", "s1", hello, config).blockingLast();
      System.out.println("run in " + appName + ": " + last.stringifyContent());
    } catch (IllegalArgumentException error) {
      System.out.println("run in " + appName + ": " + error.getMessage());
    }
  }

  public static void main(String[] args) {
    var session =
        SESSIONS.createSession("support", "u-42", new ConcurrentHashMap<>(), "s1").blockingGet();
    var delta = new ConcurrentHashMap<String, Object>(Map.of("order_id", "A-1001"));
    var actions = EventActions.builder().stateDelta(delta).build();
    SESSIONS
        .appendEvent(session, Event.builder().author("order_agent").actions(actions).build())
        .blockingGet();

    ask(new SessionKey("support", "u-42", "s1"));
    ask(new SessionKey("Support", "u-42", "s1"));
    ask(new SessionKey("support", "u-24", "s1"));
    ask(new SessionKey("support", "u-42", "s2"));

    int listed = SESSIONS.listSessions("support", "").blockingGet().sessions().size();
    System.out.println("listed for \"\": " + listed);

    run("support", RunConfig.builder().build());
    run("Support", RunConfig.builder().build());
    // With auto-create the wrong name is answered by an empty session, and nobody is told.
    run("Support", RunConfig.builder().autoCreateSession(true).build());
  }
}
