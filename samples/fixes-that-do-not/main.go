// Moves the sessions and the state of a shared app name to one app name a tenant, in ADK Go.
package main

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"google.golang.org/adk/v2/session"
)

const shared = "support"

var (
	ctx      = context.Background()
	sessions = session.InMemoryService()
)

func main() {
	alices := create(shared, "alice", "s-1", nil)
	appendDelta(alices, map[string]any{
		"order_id": "A-1001", "user:language": "de", "app:plan:acme": "enterprise",
	})
	carols := create(shared, "carol", "s-2", nil)
	appendDelta(carols, map[string]any{"user:language": "fr", "app:plan:globex": "starter"})
	show("carol, before", get(shared, "carol", "s-2"))

	// Which tenant a user belongs to is known to the application, not to the session service.
	move("alice", "acme")
	move("carol", "globex")

	show("alice, moved", get("support-acme", "alice", "s-1"))
	show("bob of acme, new", create("support-acme", "bob", "s-3", nil))
	show("carol, new", create("support-globex", "carol", "s-4", nil))
	// Deleting a session deletes neither user state nor app state.
	show("left behind", create(shared, "alice", "s-5", nil))
}

func move(user, tenant string) {
	listed := must(sessions.List(ctx, &session.ListRequest{AppName: shared, UserID: user}))
	for _, each := range listed.Sessions {
		old := get(shared, user, each.ID())
		own, prefixed := map[string]any{}, map[string]any{}
		for key, value := range old.State().All() {
			switch {
			case key == "app:plan:"+tenant:
				prefixed["app:plan"] = value
			case strings.HasPrefix(key, session.KeyPrefixUser):
				prefixed[key] = value
			case !strings.HasPrefix(key, session.KeyPrefixApp) && !strings.HasPrefix(key, session.KeyPrefixTemp):
				own[key] = value
			}
		}
		moved := create(shared+"-"+tenant, user, old.ID(), own)
		for event := range old.Events().All() {
			// Without its delta: an old delta would bring the old app: keys along.
			bare := *event
			bare.Actions = session.EventActions{}
			check(sessions.AppendEvent(ctx, moved, &bare))
		}
		// In an event, which every session service routes by prefix.
		appendDelta(moved, prefixed)
		check(sessions.Delete(ctx, &session.DeleteRequest{AppName: shared, UserID: user, SessionID: old.ID()}))
	}
}

func create(app, user, id string, state map[string]any) session.Session {
	request := &session.CreateRequest{AppName: app, UserID: user, SessionID: id, State: state}
	return must(sessions.Create(ctx, request)).Session
}

func get(app, user, id string) session.Session {
	request := &session.GetRequest{AppName: app, UserID: user, SessionID: id}
	return must(sessions.Get(ctx, request)).Session
}

func appendDelta(s session.Session, delta map[string]any) {
	event := session.NewEvent(ctx, "e-1")
	event.Author = "support"
	event.Actions.StateDelta = delta
	check(sessions.AppendEvent(ctx, s, event))
}

func show(title string, s session.Session) {
	state := maps.Collect(s.State().All())
	var entries []string
	for _, key := range slices.Sorted(maps.Keys(state)) {
		entries = append(entries, fmt.Sprintf("%s = %v", key, state[key]))
	}
	fmt.Println(title+":", strings.Join(entries, ", "))
}

func must[T any](value T, err error) T {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		panic(err)
	}
}
