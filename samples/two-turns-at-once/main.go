// Two turns at once on one session, and a lock that makes them take turns, in ADK Go.
package main

import (
	"context"
	"fmt"
	"log"
	"maps"
	"slices"
	"strings"
	"sync"

	"google.golang.org/adk/v2/session"
)

var (
	ctx      = context.Background()
	sessions = session.InMemoryService()
)

func main() {
	for _, id := range []string{"keys", "at-once", "one-by-one"} {
		must(sessions.Create(ctx, &session.CreateRequest{AppName: "support", UserID: "u-42", SessionID: id}))
	}

	first, second := load("keys"), load("keys")
	write(first, map[string]any{"order_id": "A-1001"})
	write(second, map[string]any{"address": "12 Elm St"})
	kept := load("keys")
	keys := slices.Sorted(maps.Keys(maps.Collect(kept.State().All())))
	fmt.Println("two keys:  ", strings.Join(keys, ", "), "| events:", kept.Events().Len())

	// Both turns have read before either of them writes.
	one, other := load("at-once"), load("at-once")
	count(one)
	count(other)
	show("at once:   ", load("at-once"))

	var turns sync.WaitGroup
	turns.Go(func() { turnAlone("one-by-one") })
	turns.Go(func() { turnAlone("one-by-one") })
	turns.Wait()
	show("one by one:", load("one-by-one"))
}

// locks has one *sync.Mutex a session: turns of other sessions still run side by side.
var locks sync.Map

func turnAlone(id string) {
	lock, _ := locks.LoadOrStore([3]string{"support", "u-42", id}, new(sync.Mutex))
	lock.(*sync.Mutex).Lock()
	defer lock.(*sync.Mutex).Unlock()
	// Load inside the lock: what was read before it is already old.
	count(load(id))
}

func count(s session.Session) {
	write(s, map[string]any{"questions": questions(s) + 1})
}

func load(id string) session.Session {
	return must(sessions.Get(ctx, &session.GetRequest{AppName: "support", UserID: "u-42", SessionID: id})).Session
}

func write(s session.Session, delta map[string]any) {
	event := session.NewEvent(ctx, "inv-1")
	event.Author = "support_agent"
	event.Actions.StateDelta = delta
	if err := sessions.AppendEvent(ctx, s, event); err != nil {
		log.Fatal(err)
	}
}

func questions(s session.Session) int {
	seen, err := s.State().Get("questions")
	if err != nil { // The key is not there yet.
		return 0
	}
	return seen.(int)
}

func show(title string, s session.Session) {
	fmt.Println(title, questions(s), "| events:", s.Events().Len())
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
