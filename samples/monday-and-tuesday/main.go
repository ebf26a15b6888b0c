// Monday and Tuesday of ada, and her other app, in ADK Go.
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
	create := func(app, id string, state map[string]any) session.Session {
		return must(sessions.Create(ctx, &session.CreateRequest{
			AppName: app, UserID: "ada", SessionID: id, State: state,
		})).Session
	}

	monday := create("notes", "monday", map[string]any{
		"app:model_tier":    "pro",
		"user:display_name": "Ada",
	})

	event := session.NewEvent(ctx, "inv-1")
	event.Author = "note_agent"
	event.Actions.StateDelta = map[string]any{
		"draft":             "buy milk",
		"user:display_name": "Ada L.",
		"app:model_tier":    "flash",
		"temp:token_count":  128,
	}
	if err := sessions.AppendEvent(ctx, monday, event); err != nil {
		log.Fatal(err)
	}

	again := must(sessions.Get(ctx, &session.GetRequest{
		AppName: "notes", UserID: "ada", SessionID: "monday",
	})).Session
	show("monday:  ", again)
	show("tuesday: ", create("notes", "tuesday", nil))
	show("calendar:", create("calendar", "tuesday", nil))
}

func show(title string, s session.Session) {
	state := maps.Collect(s.State().All())
	var keys []string
	for _, key := range slices.Sorted(maps.Keys(state)) {
		keys = append(keys, fmt.Sprint(key, " = ", state[key]))
	}
	if len(keys) == 0 {
		keys = []string{"nothing"}
	}
	fmt.Println(title, strings.Join(keys, ", "))
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
