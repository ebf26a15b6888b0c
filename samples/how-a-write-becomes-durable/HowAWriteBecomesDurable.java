import com.google.adk.agents.CallbackContext;
import com.google.adk.agents.LlmAgent;
import com.google.adk.agents.RunConfig;
import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.runner.Runner;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import com.google.genai.types.Content;
import com.google.genai.types.Part;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Four writes that reach the store, and one that does not, in ADK Java. */
public final class HowAWriteBecomesDurable {
  private static final InMemorySessionService SESSIONS = new InMemorySessionService();

  public static void main(String[] args) {
    // 1. The initial state of a new session.
    SESSIONS.createSession("support", "u-42", Map.of("plan", "basic"), "s1").blockingGet();

    LlmAgent agent =
        LlmAgent.builder()
            .name("support_agent")
            .beforeAgentCallbackSync(HowAWriteBecomesDurable::saveOrder)
            .build();
    Runner runner =
        Runner.builder().appName("support").agent(agent).sessionService(SESSIONS).build();

    // 2. The run's state delta: the event of the user's message carries it.
    Content message = Content.fromParts(Part.fromText("Where is my order?"));
    Map<String, Object> delta = Map.of("user:language", "de");
    runner
        .runAsync("u-42", "s1", message, RunConfig.builder().build(), delta)
        .blockingSubscribe();

    // 4. An event of one's own, from a webhook that is no part of any run.
    Event payment =
        Event.builder()
            .id(Event.generateEventId())
            .author("billing")
            .actions(
                EventActions.builder()
                    .stateDelta(new ConcurrentHashMap<>(Map.of("paid", true)))
                    .build())
            .build();
    SESSIONS.appendEvent(load(), payment).blockingGet();

    // Not a write: it changes the copy that this code holds.
    Session session = load();
    session.state().put("draft", "Dear customer");
    System.out.println("on the object: " + new TreeSet<>(session.state().keySet()));

    Session stored = load();
    System.out.println("stored:        " + new TreeSet<>(stored.state().keySet()));
    for (Event event : stored.events()) {
      System.out.println("  " + event.author() + ": " + event.actions().stateDelta());
    }
  }

  // 3. A callback writes through its context, as a tool does. Its answer ends the run, so that no
  // model is called.
  private static Optional<Content> saveOrder(CallbackContext context) {
    context.state().put("order_id", "A-1001");
    System.out.println("before event:  " + new TreeSet<>(load().state().keySet()));
    return Optional.of(Content.fromParts(Part.fromText("On its way.")));
  }

  private static Session load() {
    return SESSIONS.getSession("support", "u-42", "s1", Optional.empty()).blockingGet();
  }
}
