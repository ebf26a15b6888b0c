// What the session service has while a turn runs, in ADK Java.
import com.google.adk.agents.CallbackContext;
import com.google.adk.agents.LlmAgent;
import com.google.adk.models.BaseLlm;
import com.google.adk.models.BaseLlmConnection;
import com.google.adk.models.LlmRequest;
import com.google.adk.models.LlmResponse;
import com.google.adk.runner.Runner;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.SessionKey;
import com.google.adk.tools.Annotations.Schema;
import com.google.adk.tools.FunctionTool;
import com.google.adk.tools.ToolContext;
import com.google.genai.types.Content;
import com.google.genai.types.Part;
import io.reactivex.rxjava3.core.Flowable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

public final class WhatLivesHowLong {
  private static final InMemorySessionService sessions = new InMemorySessionService();
  private static final SessionKey S1 = new SessionKey("support", "u-42", "s1");
  private static final List<CallbackContext> contexts = new ArrayList<>();

  private static String stored() {
    Map<String, Object> state = sessions.getSession(S1, null).blockingGet().state();
    return state.isEmpty() ? "nothing" : String.join(", ", new TreeSet<>(state.keySet()));
  }

  private static <T> Optional<T> write(CallbackContext context, String key) {
    context.state().put(key, "written");
    contexts.add(context);
    System.out.printf("%-13s the service has: %s%n", key, stored());
    return Optional.empty();
  }

  public static Map<String, Object> lookUpOrder(@Schema(name = "toolContext") ToolContext context) {
    write(context, "tool");
    return Map.of("order", "A-1001");
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
              ? Part.fromText("Your order is A-1001.")
              : Part.fromFunctionCall("lookUpOrder", Map.of());
      Content content = Content.builder().role("model").parts(answer).build();
      return Flowable.just(LlmResponse.builder().content(content).build());
    }

    @Override
    public BaseLlmConnection connect(LlmRequest request) {
      throw new UnsupportedOperationException();
    }
  }

  public static void main(String[] args) {
    LlmAgent agent =
        LlmAgent.builder()
            .name("support")
            .model(new Scripted())
            .tools(FunctionTool.create(WhatLivesHowLong.class, "lookUpOrder"))
            .beforeAgentCallbackSync(context -> write(context, "before_agent"))
            .beforeModelCallbackSync((context, request) -> write(context, "before_model"))
            .afterModelCallbackSync((context, response) -> write(context, "after_model"))
            .afterAgentCallbackSync(context -> write(context, "after_agent"))
            .build();
    Runner runner =
        Runner.builder().appName("support").agent(agent).sessionService(sessions).build();
    sessions.createSession(S1).blockingGet();
    runner.runAsync(S1, Content.fromParts(Part.fromText("My order?"))).blockingSubscribe();
    System.out.printf("%-13s the service has: %s%n", "run over", stored());
    long different = contexts.stream().map(System::identityHashCode).distinct().count();
    System.out.printf("%d calls, %d context objects%n", contexts.size(), different);
  }
}
