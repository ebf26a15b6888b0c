// Command main shows artifacts and log lines of two tenants, in ADK Go.
package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"log"

	"google.golang.org/adk/v2/agent"
	"google.golang.org/adk/v2/agent/llmagent"
	"google.golang.org/adk/v2/artifact"
	"google.golang.org/adk/v2/runner"
	"google.golang.org/adk/v2/session"
	"google.golang.org/genai"
)

var (
	ctx       = context.Background()
	artifacts = artifact.InMemoryService()
	sessions  = session.InMemoryService()
)

func save(app, sessionID, file, text string) {
	must(artifacts.Save(ctx, &artifact.SaveRequest{
		AppName: app, UserID: "alice", SessionID: sessionID, FileName: file,
		Part: genai.NewPartFromText(text),
	}))
}

func read(app, sessionID, file string) string {
	got, err := artifacts.Load(ctx, &artifact.LoadRequest{
		AppName: app, UserID: "alice", SessionID: sessionID, FileName: file,
	})
	if errors.Is(err, fs.ErrNotExist) {
		return "nothing"
	}
	return must(got, err).Part.Text
}

func answer(c agent.Context) (*genai.Content, error) {
	// One id for every line of the turn; the tenant stands in the app name.
	fmt.Printf("app=%s user=%s invocation=%s...\n", c.AppName(), c.UserID(), c.InvocationID()[:2])
	return genai.NewContentFromText("Noted.", genai.RoleModel), nil
}

func main() {
	// Both tenants have an alice, and both runners use one app name.
	save("support", "s1", "prices.txt", "acme's prices")
	save("support", "s1", "user:contract.txt", "acme's contract")
	fmt.Println("globex, same session id:", read("support", "s1", "prices.txt"))
	fmt.Println("globex, new session:", read("support", "s2", "prices.txt"))
	fmt.Println("globex, user: file:", read("support", "s2", "user:contract.txt"))

	save("support-acme", "s1", "user:contract.txt", "acme's contract")
	fmt.Println("globex, own app name:", read("support-globex", "s1", "user:contract.txt"))

	support := must(llmagent.New(llmagent.Config{
		Name:                 "support",
		BeforeAgentCallbacks: []agent.BeforeAgentCallback{answer},
	}))
	r := must(runner.New(runner.Config{AppName: "support-acme", Agent: support, SessionService: sessions}))
	must(sessions.Create(ctx, &session.CreateRequest{AppName: "support-acme", UserID: "alice", SessionID: "s1"}))
	for _, text := range []string{"Hello", "Thanks"} {
		message := genai.NewContentFromText(text, genai.RoleUser)
		for _, err := range r.Run(ctx, "alice", "s1", message, agent.RunConfig{}) {
			if err != nil {
				log.Fatal(err)
			}
		}
	}
	got := must(sessions.Get(ctx, &session.GetRequest{AppName: "support-acme", UserID: "alice", SessionID: "s1"}))
	invocations := map[string]bool{}
	for event := range got.Session.Events().All() {
		invocations[event.InvocationID] = true
	}
	fmt.Printf("events: %d, invocations: %d\n", got.Session.Events().Len(), len(invocations))
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
