// Reads and writes state with and without the prefix of its key, in ADK Go.
package main

import (
	"context"
	"fmt"
	"log"
	"maps"

	"google.golang.org/adk/v2/session"
)

// The key is written once, with its prefix, and used for every read and write.
const homeCity = session.KeyPrefixUser + "home_city"

func create(ctx context.Context, sessions session.Service, id string) session.Session {
	return must(sessions.Create(ctx, &session.CreateRequest{
		AppName: "notes", UserID: "ada", SessionID: id,
	})).Session
}

func appendDelta(ctx context.Context, sessions session.Service, to session.Session, delta map[string]any) {
	event := session.NewEvent(ctx, "i1")
	event.Author = "note_agent"
	event.Actions.StateDelta = delta
	if err := sessions.AppendEvent(ctx, to, event); err != nil {
		log.Fatal(err)
	}
}

func main() {
	ctx := context.Background()
	sessions := session.InMemoryService()
	appendDelta(ctx, sessions, create(ctx, sessions, "monday"), map[string]any{homeCity: "Zurich"})
	monday := must(sessions.Get(ctx, &session.GetRequest{
		AppName: "notes", UserID: "ada", SessionID: "monday",
	})).Session

	if _, err := monday.State().Get("home_city"); err != nil {
		fmt.Println("home_city:", err)
	}
	fmt.Println("user:home_city:", must(monday.State().Get(homeCity)))

	// Nothing checks a write: a misspelt name and a misspelt prefix are stored alike.
	appendDelta(ctx, sessions, monday, map[string]any{"drfat": "buy milk", "usr:home_city": "Bern"})
	fmt.Println("drfat: written")
	fmt.Println("usr:home_city: written, read back:", must(monday.State().Get("usr:home_city")))

	tuesday := create(ctx, sessions, "tuesday")
	fmt.Println("tuesday:", maps.Collect(tuesday.State().All()))
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
