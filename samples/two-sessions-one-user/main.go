// Command main is a support agent that remembers: one user's Monday and Tuesday, in ADK Go.
package main

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"log"
	"maps"
	"slices"
	"strings"

	"google.golang.org/adk/v2/agent"
	"google.golang.org/adk/v2/agent/llmagent"
	"google.golang.org/adk/v2/artifact"
	"google.golang.org/adk/v2/model"
	"google.golang.org/adk/v2/runner"
	"google.golang.org/adk/v2/session"
	"google.golang.org/adk/v2/tool"
	"google.golang.org/adk/v2/tool/functiontool"
	"google.golang.org/genai"
)

const app, user = "support", "u-42"

type order struct {
	ID string `json:"order_id"`
}

// The model gives the order, ADK the context.
func rememberOrder(ctx agent.Context, asked order) (map[string]any, error) {
	// No prefix: this conversation's order. "user:last_order" would outlive it.
	err := errors.Join(
		ctx.State().Set("order_id", asked.ID),
		ctx.State().Set(session.KeyPrefixTemp+"lookup_raw", "status=sent"),
	)
	return map[string]any{"status": "sent"}, err
}

// scripted stands in for a model: it calls the tool, then has the last word.
type scripted struct{}

func (scripted) Name() string { return "scripted" }

func (scripted) GenerateContent(_ context.Context, req *model.LLMRequest, _ bool) iter.Seq2[*model.LLMResponse, error] {
	parts := req.Contents[len(req.Contents)-1].Parts
	answer := genai.NewPartFromFunctionCall("remember_order", map[string]any{"order_id": "A-1001"})
	if parts[len(parts)-1].FunctionResponse != nil {
		answer = genai.NewPartFromText("A-1001 ist unterwegs.")
	}
	return func(yield func(*model.LLMResponse, error) bool) {
		yield(&model.LLMResponse{Content: genai.NewContentFromParts([]*genai.Part{answer}, genai.RoleModel)}, nil)
	}
}

func main() {
	ctx := context.Background()
	sessions := session.InMemoryService()
	remember := must(functiontool.New(functiontool.Config{
		Name:        "remember_order",
		Description: "Remembers the order that the user asks about.",
	}, rememberOrder))
	support := must(llmagent.New(llmagent.Config{
		Name:        "support",
		Model:       scripted{},
		Instruction: "Help with orders. Answer in the language {user:language}.",
		Tools:       []tool.Tool{remember},
		OutputKey:   "last_answer", // The final answer goes into this key of state.
	}))
	r := must(runner.New(runner.Config{
		AppName:         app,
		Agent:           support,
		SessionService:  sessions,
		ArtifactService: artifact.InMemoryService(),
	}))

	must(sessions.Create(ctx, &session.CreateRequest{AppName: app, UserID: user, SessionID: "S1"}))
	question := genai.NewContentFromText("Wo ist A-1001?", genai.RoleUser)
	// The language goes onto the event of the user's message: user: reaches u-42.
	account := runner.WithStateDelta(map[string]any{session.KeyPrefixUser + "language": "de"})
	for _, err := range r.Run(ctx, user, "S1", question, agent.RunConfig{}, account) {
		if err != nil {
			log.Fatal(err)
		}
	}
	monday := must(sessions.Get(ctx, &session.GetRequest{AppName: app, UserID: user, SessionID: "S1"})).Session
	fmt.Println("events of S1:")
	for event := range monday.Events().All() {
		keys := slices.Sorted(maps.Keys(event.Actions.StateDelta))
		fmt.Printf("  %s [%s]\n", event.Author, strings.Join(keys, ", "))
	}
	show("S1 after Monday:", monday)

	must(sessions.Create(ctx, &session.CreateRequest{AppName: app, UserID: user, SessionID: "S2"}))
	tuesday := must(sessions.Get(ctx, &session.GetRequest{AppName: app, UserID: user, SessionID: "S2"})).Session
	show("S2 on Tuesday:", tuesday)
}

func show(title string, s session.Session) {
	fmt.Println(title)
	state := maps.Collect(s.State().All())
	for _, key := range slices.Sorted(maps.Keys(state)) {
		fmt.Printf("  %s = %v\n", key, state[key])
	}
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
