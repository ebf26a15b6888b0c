// What a second process finds of the first one's sessions, in ADK Go.
package main

import (
	"context"
	"fmt"
	"log"
	"os"
	"path/filepath"

	"github.com/glebarez/sqlite"
	"google.golang.org/adk/v2/session"
	"google.golang.org/adk/v2/session/database"
	"gorm.io/gorm"
	"gorm.io/gorm/logger"
)

var ctx = context.Background()

func main() {
	// A service of its own stands for a process of its own, or for the time after a restart.
	monday(session.InMemoryService())
	fmt.Println("in memory -", tuesday(session.InMemoryService()))

	folder := must(os.MkdirTemp("", "sessions-"))
	defer os.RemoveAll(folder)
	file := filepath.Join(folder, "sessions.db")
	monday(open(file))
	fmt.Println("database  -", tuesday(open(file)))
}

func open(file string) session.Service {
	// Without a silent logger gorm prints every row that it looks for and does not find.
	config := &gorm.Config{Logger: logger.Default.LogMode(logger.Silent)}
	sessions := must(database.NewSessionService(sqlite.Open(file), config))
	check(database.AutoMigrate(sessions))
	return sessions
}

func monday(sessions session.Service) {
	created := must(sessions.Create(ctx, &session.CreateRequest{
		AppName: "support", UserID: "u-42", SessionID: "monday",
	}))
	event := session.NewEvent(ctx, "inv-1")
	event.Author = "support_agent"
	event.Actions.StateDelta = map[string]any{"order_id": "A-1001", "user:language": "de"}
	check(sessions.AppendEvent(ctx, created.Session, event))
}

func tuesday(sessions session.Service) string {
	order := any("no session")
	old, err := sessions.Get(ctx, &session.GetRequest{
		AppName: "support", UserID: "u-42", SessionID: "monday",
	})
	if err == nil { // A session that is not there is an error here.
		order = must(old.Session.State().Get("order_id"))
	}
	created := must(sessions.Create(ctx, &session.CreateRequest{
		AppName: "support", UserID: "u-42", SessionID: "tuesday",
	}))
	language, err := created.Session.State().Get("user:language")
	if err != nil {
		language = "no language"
	}
	return fmt.Sprintf("monday: %v; tuesday: %v", order, language)
}

func must[T any](value T, err error) T {
	check(err)
	return value
}

func check(err error) {
	if err != nil {
		log.Fatal(err)
	}
}
