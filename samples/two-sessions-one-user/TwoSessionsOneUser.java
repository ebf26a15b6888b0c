// A support agent that remembers: one user's Monday and Tuesday, in ADK Java.
import com.google.adk.agents.LlmAgent;
import com.google.adk.agents.RunConfig;
import com.google.adk.artifacts.InMemoryArtifactService;
import com.google.adk.events.Event;
import com.google.adk.models.BaseLlm;
import com.google.adk.models.BaseLlmConnection;
import com.google.adk.models.LlmRequest;
import com.google.adk.models.LlmResponse;
import com.google.adk.runner.Runner;
import com.google.adk.sessions.BaseSessionService;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import com.google.adk.sessions.SessionKey;
import com.google.adk.sessions.State;
import com.google.adk.tools.Annotations.Schema;
import com.google.adk.tools.FunctionTool;
import com.google.adk.tools.ToolContext;
import com.google.genai.types.Content;
import com.google.genai.types.Part;
import io.reactivex.rxjava3.core.Flowable;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

public final class TwoSessionsOneUser {
  private static final SessionKey MONDAY = new SessionKey("support", "u-42", "S1");
  private static final SessionKey TUESDAY = new SessionKey("support", "u-42", "S2");

  @Schema(description = "Remembers the order that the user asks about.")
  public static Map<String, Object> rememberOrder(
      @Schema(name = "orderId", description = "The order's id") String orderId,
      // The model gives orderId. ADK gives the context, to the parameter of just this name.
      @Schema(name = "toolContext") ToolContext toolContext) {
    // No prefix: this conversation's order. "user:last_order" would outlive it.
    toolContext.state().put("order_id", orderId);
    toolContext.state().put(State.TEMP_PREFIX + "lookup_raw", "status=sent");
    return Map.of("status", "sent");
  }

  /** Stands in for a model: calls the tool, then has the last word. */
  private static final class Scripted extends BaseLlm {
    Scripted() {
      super("scripted");
    }

    @Override
    public Flowable<LlmResponse> generateContent(LlmRequest request, boolean stream) {
      List<Content> contents = request.contents();
      List<Part> parts = contents.get(contents.size() - 1).parts().orElseThrow();
      Part answer =
          parts.get(parts.size() - 1).functionResponse().isPresent()
              ? Part.fromText("A-1001 ist unterwegs.")
              : Part.fromFunctionCall("rememberOrder", Map.of("orderId", "A-1001"));
      Content content = Content.builder().role("model").parts(answer).build();
      return Flowable.just(LlmResponse.builder().content(content).build());
    }

    @Override
    public BaseLlmConnection connect(LlmRequest request) {
      throw new UnsupportedOperationException();
    }
  }

  public static void main(String[] args) {
    BaseSessionService sessions = new InMemorySessionService();
    LlmAgent agent =
        LlmAgent.builder()
            .name("support")
            .model(new Scripted())
            .instruction("Help with orders. Answer in the language {user:language}.")
            .tools(FunctionTool.create(TwoSessionsOneUser.class, "rememberOrder"))
            .outputKey("last_answer") // The final answer goes into this key of state.
            .build();
    Runner runner =
        Runner.builder()
            .appName("support")
            .agent(agent)
            .sessionService(sessions)
            .artifactService(new InMemoryArtifactService())
            .build();

    sessions.createSession(MONDAY).blockingGet();
    // The language goes onto the event of the user's message: user: reaches u-42.
    Map<String, Object> account = Map.of(State.USER_PREFIX + "language", "de");
    Content question = Content.fromParts(Part.fromText("Wo ist A-1001?"));
    RunConfig config = RunConfig.builder().build();
    runner.runAsync(MONDAY, question, config, account).blockingSubscribe();
    Session monday = sessions.getSession(MONDAY, null).blockingGet();
    System.out.println("events of S1:");
    for (Event event : monday.events()) {
      Set<String> keys = new TreeSet<>(event.actions().stateDelta().keySet());
      System.out.printf("  %s %s%n", event.author(), keys);
    }
    show("S1 after Monday:", monday);

    sessions.createSession(TUESDAY).blockingGet();
    show("S2 on Tuesday:", sessions.getSession(TUESDAY, null).blockingGet());
  }

  private static void show(String title, Session session) {
    System.out.println(title);
    new TreeMap<>(session.state())
        .forEach((key, value) -> System.out.printf("  %s = %s%n", key, value));
  }
}
