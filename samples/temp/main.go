// Two agents of one run: the second reads the first's temp: key. ADK Go.
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
	"google.golang.org/adk/v2/agent/workflowagents/sequentialagent"
	"google.golang.org/adk/v2/runner"
	"google.golang.org/adk/v2/session"
	"google.golang.org/genai"
)

// step is an agent without a model: from the state it makes a delta.
func step(name string, act func(session.State) map[string]any) agent.Agent {
	return must(agent.New(agent.Config{
		Name: name,
		Run: func(ctx agent.InvocationContext) iter.Seq2[*session.Event, error] {
			return func(yield func(*session.Event, error) bool) {
				event := session.NewEvent(ctx, ctx.InvocationID())
				event.Author = name
				event.Actions.StateDelta = act(ctx.Session().State())
				yield(event, nil)
			}
		},
	}))
}

// lookup looks the order up once, and leaves the raw rows for the agent after it.
func lookup(state session.State) map[string]any {
	if _, err := state.Get("order_id"); err == nil {
		return nil
	}
	return map[string]any{"order_id": "A-1001", "temp:lookup_raw": "12 rows"}
}

// answer never takes the raw rows for granted: outside that run there are none.
func answer(state session.State) map[string]any {
	raw, err := state.Get("temp:lookup_raw")
	if errors.Is(err, session.ErrStateKeyNotExist) {
		raw = "not there"
	}
	fmt.Printf("order_id = %v, temp:lookup_raw = %v\n", must(state.Get("order_id")), raw)
	return nil
}

func main() {
	ctx := context.Background()
	sessions := session.InMemoryService()
	must(sessions.Create(ctx, &session.CreateRequest{AppName: "support", UserID: "u-42", SessionID: "s1"}))
	desk := must(sequentialagent.New(sequentialagent.Config{AgentConfig: agent.Config{
		Name:      "desk",
		SubAgents: []agent.Agent{step("lookup", lookup), step("answer", answer)},
	}}))
	r := must(runner.New(runner.Config{AppName: "support", Agent: desk, SessionService: sessions}))
	for _, words := range []string{"Where is my order?", "And now?"} {
		fmt.Println(words)
		message := genai.NewContentFromText(words, genai.RoleUser)
		for _, err := range r.Run(ctx, "u-42", "s1", message, agent.RunConfig{}) {
			if err != nil {
				log.Fatal(err)
			}
		}
	}

	stored := must(sessions.Get(ctx, &session.GetRequest{AppName: "support", UserID: "u-42", SessionID: "s1"}))
	for event := range stored.Session.Events().All() {
		if keys := slices.Sorted(maps.Keys(event.Actions.StateDelta)); len(keys) > 0 {
			fmt.Println("stored delta:", strings.Join(keys, ", "))
		}
	}
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
