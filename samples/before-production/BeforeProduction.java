// A test of scopes in ADK Java: which keys does the second session of a user have?

import com.google.adk.agents.LlmAgent;
import com.google.adk.agents.RunConfig;
import com.google.adk.models.BaseLlm;
import com.google.adk.models.BaseLlmConnection;
import com.google.adk.models.LlmRequest;
import com.google.adk.models.LlmResponse;
import com.google.adk.runner.InMemoryRunner;
import com.google.adk.runner.Runner;
import com.google.adk.sessions.SessionKey;
import com.google.adk.tools.Annotations.Schema;
import com.google.adk.tools.FunctionTool;
import com.google.adk.tools.ToolContext;
import com.google.genai.types.Content;
import com.google.genai.types.FunctionCall;
import com.google.genai.types.Part;
import io.reactivex.rxjava3.core.Flowable;
import java.util.List;
import java.util.Map;
import java.util.Set;

public final class BeforeProduction {
  private static final Runner runner =
      new InMemoryRunner(
          LlmAgent.builder()
              .name("support_agent")
              .model(new Scripted())
              .tools(FunctionTool.create(BeforeProduction.class, "rememberOrder"))
              .build(),
          "support");

  public static void main(String[] args) {
    create("u-42", "s-1");
    turn("rememberOrder", Map.of("user:language", "de"));

    check(
        "the second session has the user: keys and no other",
        create("u-42", "s-2").equals(Set.of("user:language", "user:last_order")));
    check("another user has none", create("u-43", "s-3").isEmpty());

    check("a tool whose context has no @Schema is refused", isRefused("forgetAnnotation"));
  }

  public static Map<String, Object> rememberOrder(
      @Schema(name = "toolContext") ToolContext toolContext) {
    toolContext.state().put("order_id", "A-1001");
    toolContext.state().put("user:last_order", "A-1001");
    toolContext.state().put("temp:lookup", "raw");
    return Map.of("status", "ok");
  }

  // Compiled without -parameters this parameter is called arg0, and ADK looks for toolContext.
  public static Map<String, Object> forgetAnnotation(ToolContext toolContext) {
    toolContext.state().put("user:forgotten", true);
    return Map.of("status", "ok");
  }

  private static Set<String> create(String user, String id) {
    SessionKey key = new SessionKey("support", user, id);
    return runner.sessionService().createSession(key, Map.of()).blockingGet().state().keySet();
  }

  /** Has the model call a tool. */
  private static void turn(String tool, Map<String, Object> stateDelta) {
    Content message = Content.fromParts(Part.fromText(tool));
    RunConfig config = RunConfig.builder().build();
    runner.runAsync("u-42", "s-1", message, config, stateDelta).blockingSubscribe();
  }

  private static boolean isRefused(String tool) {
    try {
      FunctionTool.create(BeforeProduction.class, tool);
      return false;
    } catch (IllegalArgumentException refused) {
      return true;
    }
  }

  private static void check(String what, boolean holds) {
    if (!holds) throw new AssertionError(what);
    System.out.println("passed: " + what);
  }

  /**
   * Stands in for the model: it calls the tool that the user names, and then says that it is done.
   */
  private static final class Scripted extends BaseLlm {
    Scripted() {
      super("scripted");
    }

    @Override
    public Flowable<LlmResponse> generateContent(LlmRequest request, boolean stream) {
      List<Content> contents = request.contents();
      List<Part> parts = contents.get(contents.size() - 1).parts().orElseThrow();
      Part answer = parts.get(0).text().map(Scripted::call).orElse(Part.fromText("done"));
      Content content = Content.builder().role("model").parts(List.of(answer)).build();
      return Flowable.just(LlmResponse.builder().content(content).build());
    }

    private static Part call(String tool) {
      return Part.builder().functionCall(FunctionCall.builder().name(tool).build()).build();
    }

    @Override
    public BaseLlmConnection connect(LlmRequest request) {
      throw new UnsupportedOperationException();
    }
  }
}
