import com.google.adk.agents.BaseAgent;
import com.google.adk.agents.LlmAgent;
import com.google.adk.models.BaseLlm;
import com.google.adk.models.BaseLlmConnection;
import com.google.adk.models.LlmRequest;
import com.google.adk.models.LlmResponse;
import com.google.adk.runner.Runner;
import com.google.adk.sessions.BaseSessionService;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import com.google.adk.tools.FunctionTool;
import com.google.genai.types.Content;
import com.google.genai.types.FunctionCall;
import com.google.genai.types.Part;
import io.reactivex.rxjava3.core.Flowable;
import java.util.List;
import java.util.Map;

/** What a sample asks to be supplied. A sample is the rest of a class that extends this one. */
abstract class Setup {
  final BaseSessionService sessions = new InMemorySessionService();

  abstract Runner runnerFor(String tenant);

  abstract Session open(Runner runner, String tenant, String userId);

  BaseAgent agentFor(Object tools) {
    return LlmAgent.builder()
        .name("support")
        .model(new Scripted())
        .tools(FunctionTool.create(tools, "savePlan"), FunctionTool.create(tools, "readPlan"))
        .build();
  }

  /** Turns the user's `save X` and `read` into a tool call, and a tool's answer into the last word. */
  static final class Scripted extends BaseLlm {
    Scripted() {
      super("scripted");
    }

    @Override
    public Flowable<LlmResponse> generateContent(LlmRequest request, boolean stream) {
      List<Content> contents = request.contents();
      List<Part> parts = contents.get(contents.size() - 1).parts().orElseThrow();
      Part last = parts.get(parts.size() - 1);
      Part answer =
          last.text().isEmpty() ? Part.fromText("done") : call(last.text().get().split(" "));
      Content content = Content.builder().role("model").parts(List.of(answer)).build();
      return Flowable.just(LlmResponse.builder().content(content).build());
    }

    private static Part call(String[] words) {
      Map<String, Object> arguments = words.length > 1 ? Map.of("value", words[1]) : Map.of();
      return Part.builder()
          .functionCall(FunctionCall.builder().name(words[0] + "Plan").args(arguments).build())
          .build();
    }

    @Override
    public BaseLlmConnection connect(LlmRequest request) {
      throw new UnsupportedOperationException();
    }
  }
}
