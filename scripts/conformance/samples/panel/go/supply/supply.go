// Package supply has what a sample asks to be supplied, and plays the experiment with it.
package supply

import (
	"context"
	"fmt"
	"iter"
	"strings"

	"google.golang.org/adk/v2/agent"
	"google.golang.org/adk/v2/agent/llmagent"
	"google.golang.org/adk/v2/model"
	"google.golang.org/adk/v2/runner"
	"google.golang.org/adk/v2/session"
	"google.golang.org/adk/v2/tool"
	"google.golang.org/adk/v2/tool/functiontool"
	"google.golang.org/genai"
)

// scripted turns `save X` and `read` into a tool call, and a tool's answer into the last word.
type scripted struct{}

func (scripted) Name() string { return "scripted" }

func (scripted) GenerateContent(_ context.Context, req *model.LLMRequest, _ bool) iter.Seq2[*model.LLMResponse, error] {
	parts := req.Contents[len(req.Contents)-1].Parts
	answer := &genai.Part{Text: "done"}
	if text := parts[len(parts)-1].Text; text != "" {
		word, value, _ := strings.Cut(text, " ")
		args := map[string]any{}
		if value != "" {
			args["Value"] = value
		}
		answer = genai.NewPartFromFunctionCall(word+"_plan", args)
	}
	return func(yield func(*model.LLMResponse, error) bool) {
		yield(&model.LLMResponse{Content: &genai.Content{Role: "model", Parts: []*genai.Part{answer}}}, nil)
	}
}

// Agent is an agent with the two tools.
func Agent[A, B, C, D any](save functiontool.Func[A, B], read functiontool.Func[C, D]) agent.Agent {
	saveTool := must(functiontool.New(functiontool.Config{Name: "save_plan", Description: "save"}, save))
	readTool := must(functiontool.New(functiontool.Config{Name: "read_plan", Description: "read"}, read))
	return must(llmagent.New(llmagent.Config{
		Name:  "support",
		Model: scripted{},
		Tools: []tool.Tool{saveTool, readTool},
	}))
}

// Sample is what Play needs of a sample.
type Sample struct {
	RunnerFor func(tenant string) (*runner.Runner, error)
	Open      func(ctx context.Context, tenant, userID string) (*session.CreateResponse, error)
}

// Play plays the experiment and prints one line: the id and what was read.
func Play(id string, s Sample) {
	ctx := context.Background()
	acme, globex := must(s.RunnerFor("acme")), must(s.RunnerFor("globex"))
	first := must(s.Open(ctx, "acme", "alice")).Session
	turn(ctx, acme, first, "save acme-enterprise")
	fmt.Println("read", id,
		turn(ctx, acme, first, "read"),
		turn(ctx, acme, must(s.Open(ctx, "acme", "alice")).Session, "read"),
		turn(ctx, acme, must(s.Open(ctx, "acme", "bob")).Session, "read"),
		turn(ctx, globex, must(s.Open(ctx, "globex", "alice")).Session, "read"),
	)
}

func turn(ctx context.Context, r *runner.Runner, s session.Session, words string) string {
	answer := ""
	message := genai.NewContentFromText(words, genai.RoleUser)
	for event, err := range r.Run(ctx, s.UserID(), s.ID(), message, agent.RunConfig{}) {
		must(event, err)
		if event.Content == nil {
			continue
		}
		for _, part := range event.Content.Parts {
			if part.FunctionResponse != nil {
				answer = valueOf(part.FunctionResponse.Response)
			}
		}
	}
	if answer == "" {
		panic("no tool was called for: " + words)
	}
	return answer
}

func valueOf(response map[string]any) string {
	if value, ok := response["Value"].(string); ok && value != "" {
		return value
	}
	if fmt.Sprint(response["error"]) == session.ErrStateKeyNotExist.Error() {
		return "-"
	}
	panic(fmt.Sprintf("unexpected answer of a tool: %v", response))
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}
