// Forgetting a user: her sessions, and the user: keys that outlive them, in ADK Go.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"maps"
	"slices"
	"strings"

	"google.golang.org/adk/v2/session"
)

var (
	ctx      = context.Background()
	sessions = session.InMemoryService()
)

func forgetUser(app, user string) error {
	if user == "" { // List takes an empty user id for all users.
		return errors.New("a user id is needed")
	}
	// A new session holds nothing but the app: and user: keys.
	eraser, err := sessions.Create(ctx, &session.CreateRequest{AppName: app, UserID: user})
	if err != nil {
		return err
	}
	// There is no way to remove a key: its value is overwritten, its name stays.
	nothing := map[string]any{}
	for key := range eraser.Session.State().All() {
		if strings.HasPrefix(key, session.KeyPrefixUser) {
			nothing[key] = nil
		}
	}
	if err := write(eraser.Session, nothing); err != nil {
		return err
	}
	// The history of a session repeats what it wrote, so each one goes, the eraser too.
	listed, err := sessions.List(ctx, &session.ListRequest{AppName: app, UserID: user})
	if err != nil {
		return err
	}
	for _, s := range listed.Sessions {
		gone := &session.DeleteRequest{AppName: app, UserID: user, SessionID: s.ID()}
		if err := sessions.Delete(ctx, gone); err != nil {
			return err
		}
	}
	return nil
}

func main() {
	check(write(create("s1"), map[string]any{
		"draft":           "call the clinic",
		"user:email":      "ada@example.org",
		"app:last_signup": "Ada",
	}))
	check(sessions.Delete(ctx, &session.DeleteRequest{AppName: "notes", UserID: "ada", SessionID: "s1"}))
	show("s1 deleted:   ", create("s2"))

	check(forgetUser("notes", "ada"))
	left, err := sessions.List(ctx, &session.ListRequest{AppName: "notes", UserID: "ada"})
	check(err)
	fmt.Println("sessions left:", len(left.Sessions))
	show("forgotten:    ", create("s3"))
}

func create(id string) session.Session {
	created, err := sessions.Create(ctx, &session.CreateRequest{AppName: "notes", UserID: "ada", SessionID: id})
	check(err)
	return created.Session
}

func write(s session.Session, delta map[string]any) error {
	event := session.NewEvent(ctx, "inv-1")
	event.Author = "note_agent"
	event.Actions.StateDelta = delta
	return sessions.AppendEvent(ctx, s, event)
}

func show(title string, s session.Session) {
	state := maps.Collect(s.State().All())
	var entries []string
	for _, key := range slices.Sorted(maps.Keys(state)) {
		entries = append(entries, fmt.Sprintf("%s = %v", key, state[key]))
	}
	fmt.Println(title, strings.Join(entries, ", "))
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
