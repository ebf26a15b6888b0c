// Initial state of createSession, and the same values in an event. ADK Go.
package main

import (
	"context"
	"fmt"
	"log"
	"maps"
	"slices"
	"strings"

	"google.golang.org/adk/v2/session"
)

func main() {
	ctx := context.Background()
	sessions := session.InMemoryService()
	create := func(user, id string, state map[string]any) session.Session {
		req := &session.CreateRequest{AppName: "support", UserID: user, SessionID: id, State: state}
		return must(sessions.Create(ctx, req)).Session
	}

	shared := map[string]any{"user:language": "de", "app:model_tier": "pro"}
	initial := map[string]any{"ticket": "T-7"}
	maps.Copy(initial, shared)
	monday := create("u-42", "s1", initial)
	show("as created", monday)
	// Neither is given any state: what they see was shared by the first one.
	show("same user", create("u-42", "s2", nil))
	show("other user", create("u-77", "s3", nil))

	// What runner.WithStateDelta does: the values travel in the user's message event.
	event := session.NewEvent(ctx, "")
	event.Author = "user"
	event.Actions.StateDelta = shared
	if err := sessions.AppendEvent(ctx, monday, event); err != nil {
		log.Fatal(err)
	}
	req := &session.GetRequest{AppName: "support", UserID: "u-42", SessionID: "s2"}
	show("same user, after an event", must(sessions.Get(ctx, req)).Session)
}

func show(title string, s session.Session) {
	state := maps.Collect(s.State().All())
	var entries []string
	for _, key := range slices.Sorted(maps.Keys(state)) {
		entries = append(entries, fmt.Sprintf("%s = %v", key, state[key]))
	}
	if len(entries) == 0 {
		entries = []string{"nothing"}
	}
	fmt.Printf("%s: %s\n", title, strings.Join(entries, ", "))
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
