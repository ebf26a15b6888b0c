// Two agents of one run: the second reads the first's temp: key. ADK Java.
import com.google.adk.agents.BaseAgent;
import com.google.adk.agents.InvocationContext;
import com.google.adk.agents.SequentialAgent;
import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.runner.Runner;
import com.google.adk.sessions.GetSessionConfig;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.SessionKey;
import com.google.genai.types.Content;
import com.google.genai.types.Part;
import io.reactivex.rxjava3.core.Flowable;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;

final class TempInOneRun {
  /** An agent without a model: from the state it makes a delta. */
  private static final class Step extends BaseAgent {
    private final Function<Map<String, Object>, Map<String, Object>> act;

    Step(String name, Function<Map<String, Object>, Map<String, Object>> act) {
      super(name, "", List.of(), null, null);
      this.act = act;
    }

    @Override
    protected Flowable<Event> runAsyncImpl(InvocationContext context) {
      // Not before its turn: by then the runner has appended what the agent before it said.
      return Flowable.fromCallable(() -> event(context, act.apply(context.session().state())));
    }

    private Event event(InvocationContext context, Map<String, Object> delta) {
      return Event.builder()
          .id(Event.generateEventId())
          .invocationId(context.invocationId())
          .author(name())
          .actions(EventActions.builder().stateDelta(delta).build())
          .build();
    }

    @Override
    protected Flowable<Event> runLiveImpl(InvocationContext context) {
      return Flowable.error(new UnsupportedOperationException("not live"));
    }
  }

  /** Looks the order up once, and leaves the raw rows for the agent after it. */
  private static Map<String, Object> lookup(Map<String, Object> state) {
    return state.containsKey("order_id")
        ? Map.of()
        : Map.of("order_id", "A-1001", "temp:lookup_raw", "12 rows");
  }

  /** Builds nothing on the raw rows: in memory a later run still finds those of an earlier one. */
  private static Map<String, Object> answer(Map<String, Object> state) {
    Object raw = state.getOrDefault("temp:lookup_raw", "not there");
    System.out.println("order_id = " + state.get("order_id") + ", temp:lookup_raw = " + raw);
    return Map.of();
  }

  public static void main(String[] args) {
    InMemorySessionService sessions = new InMemorySessionService();
    SessionKey key = new SessionKey("support", "u-42", "s1");
    sessions.createSession(key).blockingGet();
    BaseAgent desk =
        SequentialAgent.builder()
            .name("desk")
            .subAgents(
                new Step("lookup", TempInOneRun::lookup), new Step("answer", TempInOneRun::answer))
            .build();
    Runner runner =
        Runner.builder().appName("support").agent(desk).sessionService(sessions).build();
    for (String words : List.of("Where is my order?", "And now?")) {
      System.out.println(words);
      runner.runAsync(key, Content.fromParts(Part.fromText(words))).blockingSubscribe();
    }

    GetSessionConfig all = GetSessionConfig.builder().build();
    for (Event event : sessions.getSession(key, all).blockingGet().events()) {
      TreeSet<String> keys = new TreeSet<>(event.actions().stateDelta().keySet());
      if (!keys.isEmpty()) System.out.println("stored delta: " + String.join(", ", keys));
    }
  }
}
