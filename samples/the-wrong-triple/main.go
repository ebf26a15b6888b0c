// Asks for one session with each of its three names off, in ADK Go.
package main

import (
	"context"
	"fmt"
	"iter"
	"log"

	"google.golang.org/adk/v2/agent"
	"google.golang.org/adk/v2/model"
	"google.golang.org/adk/v2/runner"
	"google.golang.org/adk/v2/session"
	"google.golang.org/genai"
)

// tellOrder says which order it knows of, in place of a model.
func tellOrder(ctx agent.InvocationContext) iter.Seq2[*session.Event, error] {
	order, err := ctx.Session().State().Get("order_id")
	if err != nil {
		order = "unknown"
	}
	event := session.NewEvent(ctx, ctx.InvocationID())
	event.LLMResponse = model.LLMResponse{
		Content: genai.NewContentFromText(fmt.Sprint("your order: ", order), genai.RoleModel),
	}
	return func(yield func(*session.Event, error) bool) { yield(event, nil) }
}

func ask(ctx context.Context, sessions session.Service, app, user, id string) {
	found, err := sessions.Get(ctx, &session.GetRequest{AppName: app, UserID: user, SessionID: id})
	if err != nil {
		// There is no such session. Any other failure is an error here too.
		fmt.Printf("%s, %s, %s: %v\n", app, user, id, err)
		return
	}
	order := must(found.Session.State().Get("order_id"))
	fmt.Printf("%s, %s, %s: %v\n", app, user, id, order)
}

func run(ctx context.Context, sessions session.Service, app string, autoCreate bool) {
	teller := must(agent.New(agent.Config{Name: "order_agent", Run: tellOrder}))
	r := must(runner.New(runner.Config{
		AppName:           app,
		Agent:             teller,
		SessionService:    sessions,
		AutoCreateSession: autoCreate,
	}))
	hello := genai.NewContentFromText("where is it?", genai.RoleUser)
	for event, err := range r.Run(ctx, "u-42", "s1", hello, agent.RunConfig{}) {
		if err != nil {
			fmt.Printf("run in %s: %v\n", app, err)
			return
		}
		fmt.Printf("run in %s: %s\n", app, event.Content.Parts[0].Text)
	}
}

func main() {
	ctx := context.Background()
	sessions := session.InMemoryService()
	created := must(sessions.Create(ctx, &session.CreateRequest{AppName: "support", UserID: "u-42", SessionID: "s1"}))
	event := session.NewEvent(ctx, "i1")
	event.Author = "order_agent"
	event.Actions.StateDelta["order_id"] = "A-1001"
	if err := sessions.AppendEvent(ctx, created.Session, event); err != nil {
		log.Fatal(err)
	}

	ask(ctx, sessions, "support", "u-42", "s1")
	ask(ctx, sessions, "Support", "u-42", "s1")
	ask(ctx, sessions, "support", "u-24", "s1")
	ask(ctx, sessions, "support", "u-42", "s2")

	// An empty user id is no filter here: the sessions of every user are listed.
	listed := must(sessions.List(ctx, &session.ListRequest{AppName: "support", UserID: ""}))
	fmt.Printf("listed for \"\": %d\n", len(listed.Sessions))

	run(ctx, sessions, "support", false)
	run(ctx, sessions, "Support", false)
	// With auto-create the wrong name is answered by an empty session, and nobody is told.
	run(ctx, sessions, "Support", true)
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
