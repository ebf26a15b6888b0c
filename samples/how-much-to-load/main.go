// Command main shows what a load brings, with a transcript in state and in an artifact, in ADK Go.
package main

import (
	"context"
	"fmt"
	"iter"
	"log"
	"maps"
	"strings"

	"google.golang.org/adk/v2/artifact"
	"google.golang.org/adk/v2/session"
	"google.golang.org/genai"
)

var (
	ctx       = context.Background()
	sessions  = session.InMemoryService()
	artifacts = artifact.InMemoryService()
)

// load gets a session with its last events; recent 0 stands for all of them.
func load(id string, recent int) session.Session {
	return must(sessions.Get(ctx, &session.GetRequest{
		AppName: "support", UserID: "u-42", SessionID: id, NumRecentEvents: recent,
	})).Session
}

func appendTo(s session.Session, key, value string) {
	event := session.NewEvent(ctx, "turn")
	event.Author = "support"
	event.Actions.StateDelta[key] = value
	if err := sessions.AppendEvent(ctx, s, event); err != nil {
		log.Fatal(err)
	}
}

func letters(state iter.Seq2[string, any]) (count int) {
	for _, value := range state {
		count += len(fmt.Sprint(value))
	}
	return count
}

func show(title string, s session.Session) {
	count := letters(s.State().All())
	for event := range s.Events().All() {
		count += letters(maps.All(event.Actions.StateDelta))
	}
	fmt.Printf("%-22s events: %d, letters: %d\n", title, s.Events().Len(), count)
}

func main() {
	for _, id := range []string{"s1", "s2"} {
		must(sessions.Create(ctx, &session.CreateRequest{AppName: "support", UserID: "u-42", SessionID: id}))
	}

	// The transcript itself in state: every turn stores all of it once more.
	for _, count := range []int{40, 80, 160} {
		appendTo(load("s1", 0), "transcript", strings.Repeat("x", count))
	}
	show("whole load", load("s1", 0))
	recent := load("s1", 1)
	show("one recent event", recent)
	listed := must(sessions.List(ctx, &session.ListRequest{AppName: "support", UserID: "u-42"}))
	for _, s := range listed.Sessions {
		if s.ID() == "s1" {
			show("in the list", s)
		}
	}
	appendTo(recent, "rating", "good")
	show("after a short append", load("s1", 0))

	// The transcript in an artifact: state keeps its name.
	for _, count := range []int{40, 80, 160} {
		must(artifacts.Save(ctx, &artifact.SaveRequest{
			AppName: "support", UserID: "u-42", SessionID: "s2", FileName: "transcript",
			Part: genai.NewPartFromText(strings.Repeat("x", count)),
		}))
		appendTo(load("s2", 0), "file", "transcript")
	}
	show("with an artifact", load("s2", 0))
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
