// A test of scopes in ADK Go: which keys does the second session of a user have?
package main

import (
	"context"
	"fmt"
	"iter"
	"maps"
	"slices"

	"google.golang.org/adk/v2/agent"
	"google.golang.org/adk/v2/agent/llmagent"
	"google.golang.org/adk/v2/model"
	"google.golang.org/adk/v2/runner"
	"google.golang.org/adk/v2/session"
	"google.golang.org/adk/v2/tool"
	"google.golang.org/adk/v2/tool/functiontool"
	"google.golang.org/genai"
)

type none struct{}

var (
	ctx      = context.Background()
	sessions = session.InMemoryService()
)

// In ADK Go the context is the first parameter: without it the program does not compile.
func rememberOrder(c agent.Context, _ none) (none, error) {
	for key, value := range map[string]any{
		"order_id": "A-1001", "user:last_order": "A-1001", "temp:lookup": "raw",
	} {
		if err := c.State().Set(key, value); err != nil {
			return none{}, err
		}
	}
	return none{}, nil
}

// forgetContext does without the context, and writes to a session that it fetched by itself.
func forgetContext(_ agent.Context, _ none) (none, error) {
	request := &session.GetRequest{AppName: "support", UserID: "u-42", SessionID: "s-1"}
	found, err := sessions.Get(ctx, request)
	if err != nil {
		return none{}, err
	}
	return none{}, found.Session.State().Set("user:forgotten", true)
}

func main() {
	r := must(runner.New(runner.Config{
		AppName:        "support",
		SessionService: sessions,
		Agent: must(llmagent.New(llmagent.Config{
			Name:  "support_agent",
			Model: scripted{},
			Tools: []tool.Tool{
				must(functiontool.New(functiontool.Config{Name: "remember_order"}, rememberOrder)),
				must(functiontool.New(functiontool.Config{Name: "forget_context"}, forgetContext)),
			},
		})),
	}))
	create("u-42", "s-1")
	turn(r, "remember_order", map[string]any{"user:language": "de"})

	check("the second session has the user: keys and no other",
		slices.Equal(create("u-42", "s-2"), []string{"user:language", "user:last_order"}))
	check("another user has none", len(create("u-43", "s-3")) == 0)

	turn(r, "forget_context", nil)
	check("a write past the context is not kept",
		!slices.Contains(create("u-42", "s-4"), "user:forgotten"))
}

func create(user, id string) []string {
	request := &session.CreateRequest{AppName: "support", UserID: user, SessionID: id}
	return slices.Sorted(maps.Keys(maps.Collect(must(sessions.Create(ctx, request)).Session.State().All())))
}

// turn has the model call a tool.
func turn(r *runner.Runner, name string, delta map[string]any) {
	message := genai.NewContentFromText(name, genai.RoleUser)
	for event, err := range r.Run(ctx, "u-42", "s-1", message, agent.RunConfig{}, runner.WithStateDelta(delta)) {
		must(event, err)
	}
}

func check(what string, holds bool) {
	if !holds {
		panic(what)
	}
	fmt.Println("passed:", what)
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// scripted stands in for the model: it calls the tool that the user names, and then says that it is done.
type scripted struct{}

func (scripted) Name() string { return "scripted" }

func (scripted) GenerateContent(_ context.Context, req *model.LLMRequest, _ bool) iter.Seq2[*model.LLMResponse, error] {
	parts := req.Contents[len(req.Contents)-1].Parts
	answer := genai.NewPartFromText("done")
	if name := parts[len(parts)-1].Text; name != "" {
		answer = genai.NewPartFromFunctionCall(name, map[string]any{})
	}
	return func(yield func(*model.LLMResponse, error) bool) {
		yield(&model.LLMResponse{Content: genai.NewContentFromParts([]*genai.Part{answer}, genai.RoleModel)}, nil)
	}
}
