// Taking a value back: nil stays a value, a tombstone is read as absent. ADK Go.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"

	"google.golang.org/adk/v2/session"
)

const (
	app  = "notes"
	user = "ada"
	city = "user:home_city"
)

// homeCity is the one place that knows what absent looks like: no key, nil or the tombstone.
func homeCity(s session.Session) string {
	value, err := s.State().Get(city)
	if name, ok := value.(string); err == nil && ok && name != "" {
		return name
	}
	return "no city"
}

func show(name string, s session.Session) {
	value, err := s.State().Get(city)
	told := fmt.Sprintf("%#v", value)
	if errors.Is(err, session.ErrStateKeyNotExist) {
		told = "no such key"
	}
	fmt.Printf("%s: %s, read as %s\n", name, told, homeCity(s))
}

func main() {
	ctx := context.Background()
	sessions := session.InMemoryService()
	create := func(name string) session.Session {
		req := &session.CreateRequest{AppName: app, UserID: user, SessionID: name}
		return must(sessions.Create(ctx, req)).Session
	}
	load := func(name string) session.Session {
		req := &session.GetRequest{AppName: app, UserID: user, SessionID: name}
		return must(sessions.Get(ctx, req)).Session
	}
	write := func(s session.Session, key string, value any) {
		event := session.NewEvent(ctx, "")
		event.Author = "note_agent"
		event.Actions.StateDelta[key] = value
		if err := sessions.AppendEvent(ctx, s, event); err != nil {
			log.Fatal(err)
		}
	}

	monday, tuesday := create("monday"), create("tuesday")
	write(monday, city, "Lyon")
	write(tuesday, "draft", "buy milk")

	fmt.Println("after nil")
	write(monday, city, nil)
	show("monday", load("monday"))
	show("tuesday", load("tuesday"))
	show("wednesday", create("wednesday"))

	fmt.Println("after the tombstone")
	write(monday, city, "")
	show("monday", load("monday"))
	show("tuesday", load("tuesday"))
	show("wednesday", load("wednesday"))
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
