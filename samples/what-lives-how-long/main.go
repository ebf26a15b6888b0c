// Command main shows what the session service has while a turn runs, in ADK Go.
package main

import (
	"context"
	"fmt"
	"iter"
	"log"
	"maps"
	"slices"
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

var (
	sessions = session.InMemoryService()
	calls    int
	contexts = map[agent.Context]bool{}
)

func stored(ctx context.Context) string {
	got := must(sessions.Get(ctx, &session.GetRequest{AppName: "support", UserID: "u-42", SessionID: "s1"}))
	keys := slices.Sorted(maps.Keys(maps.Collect(got.Session.State().All())))
	if len(keys) == 0 {
		return "nothing"
	}
	return strings.Join(keys, ", ")
}

func write(ctx agent.Context, key string) error {
	calls++
	contexts[ctx] = true
	err := ctx.State().Set(key, "written")
	fmt.Printf("%-13s the service has: %s\n", key, stored(ctx))
	return err
}

func inAgent(key string) func(agent.Context) (*genai.Content, error) {
	return func(ctx agent.Context) (*genai.Content, error) { return nil, write(ctx, key) }
}

func beforeModel(ctx agent.Context, _ *model.LLMRequest) (*model.LLMResponse, error) {
	return nil, write(ctx, "before_model")
}

func afterModel(ctx agent.Context, _ *model.LLMResponse, err error) (*model.LLMResponse, error) {
	if err != nil {
		return nil, err
	}
	return nil, write(ctx, "after_model")
}

func lookUpOrder(ctx agent.Context, _ struct{}) (map[string]any, error) {
	return map[string]any{"order": "A-1001"}, write(ctx, "tool")
}

// scripted stands in for a model: it calls the tool, then has the last word.
type scripted struct{}

func (scripted) Name() string { return "scripted" }

func (scripted) GenerateContent(_ context.Context, req *model.LLMRequest, _ bool) iter.Seq2[*model.LLMResponse, error] {
	parts := req.Contents[len(req.Contents)-1].Parts
	answer := genai.NewPartFromFunctionCall("look_up_order", map[string]any{})
	if parts[len(parts)-1].FunctionResponse != nil {
		answer = genai.NewPartFromText("Your order is A-1001.")
	}
	return func(yield func(*model.LLMResponse, error) bool) {
		yield(&model.LLMResponse{Content: genai.NewContentFromParts([]*genai.Part{answer}, genai.RoleModel)}, nil)
	}
}

func main() {
	ctx := context.Background()
	lookUp := must(functiontool.New(functiontool.Config{Name: "look_up_order", Description: "looks up the order"}, lookUpOrder))
	support := must(llmagent.New(llmagent.Config{
		Name:                 "support",
		Model:                scripted{},
		Tools:                []tool.Tool{lookUp},
		BeforeAgentCallbacks: []agent.BeforeAgentCallback{inAgent("before_agent")},
		BeforeModelCallbacks: []llmagent.BeforeModelCallback{beforeModel},
		AfterModelCallbacks:  []llmagent.AfterModelCallback{afterModel},
		AfterAgentCallbacks:  []agent.AfterAgentCallback{inAgent("after_agent")},
	}))
	r := must(runner.New(runner.Config{AppName: "support", Agent: support, SessionService: sessions}))
	must(sessions.Create(ctx, &session.CreateRequest{AppName: "support", UserID: "u-42", SessionID: "s1"}))
	question := genai.NewContentFromText("My order?", genai.RoleUser)
	for _, err := range r.Run(ctx, "u-42", "s1", question, agent.RunConfig{}) {
		if err != nil {
			log.Fatal(err)
		}
	}
	fmt.Printf("%-13s the service has: %s\n", "run over", stored(ctx))
	fmt.Println(calls, "calls,", len(contexts), "context objects")
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
