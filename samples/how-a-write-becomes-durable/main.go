// Four writes that reach the store, and one that does not, in ADK Go.
package main

import (
	"context"
	"fmt"
	"log"
	"maps"
	"slices"

	"google.golang.org/adk/v2/agent"
	"google.golang.org/adk/v2/agent/llmagent"
	"google.golang.org/adk/v2/runner"
	"google.golang.org/adk/v2/session"
	"google.golang.org/genai"
)

var (
	ctx      = context.Background()
	sessions = session.InMemoryService()
)

func main() {
	// 1. The initial state of a new session.
	must(sessions.Create(ctx, &session.CreateRequest{
		AppName: "support", UserID: "u-42", SessionID: "s1",
		State: map[string]any{"plan": "basic"},
	}))

	support := must(llmagent.New(llmagent.Config{
		Name:                 "support_agent",
		BeforeAgentCallbacks: []agent.BeforeAgentCallback{saveOrder},
	}))
	r := must(runner.New(runner.Config{AppName: "support", Agent: support, SessionService: sessions}))

	// 2. The run's state delta: the event of the user's message carries it.
	message := genai.NewContentFromText("Where is my order?", genai.RoleUser)
	delta := runner.WithStateDelta(map[string]any{"user:language": "de"})
	for event, err := range r.Run(ctx, "u-42", "s1", message, agent.RunConfig{}, delta) {
		must(event, err)
	}

	// 4. An event of one's own, from a webhook that is no part of any run.
	payment := session.NewEvent(ctx, "webhook-1")
	payment.Author = "billing"
	payment.Actions.StateDelta["paid"] = true
	if err := sessions.AppendEvent(ctx, load(), payment); err != nil {
		log.Fatal(err)
	}

	// Not a write: it changes the copy that this code holds.
	s := load()
	if err := s.State().Set("draft", "Dear customer"); err != nil {
		log.Fatal(err)
	}
	fmt.Println("on the object:", keys(s))

	stored := load()
	fmt.Println("stored:       ", keys(stored))
	for event := range stored.Events().All() {
		fmt.Printf("  %s: %v\n", event.Author, event.Actions.StateDelta)
	}
}

// 3. A callback writes through its context, as a tool does. Its answer ends the run, so that no
// model is called.
func saveOrder(c agent.Context) (*genai.Content, error) {
	if err := c.State().Set("order_id", "A-1001"); err != nil {
		return nil, err
	}
	fmt.Println("before event: ", keys(load()))
	return genai.NewContentFromText("On its way.", genai.RoleModel), nil
}

func load() session.Session {
	return must(sessions.Get(ctx, &session.GetRequest{AppName: "support", UserID: "u-42", SessionID: "s1"})).Session
}

func keys(s session.Session) []string {
	return slices.Sorted(maps.Keys(maps.Collect(s.State().All())))
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
