// Makes one user id of tenant and user so that no two pairs give the same one, in ADK Go.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"net/url"

	"google.golang.org/adk/v2/session"
)

// qualify encodes both parts, so that the colon between them is the only one.
func qualify(tenant, user string) (string, error) {
	if tenant == "" || user == "" {
		return "", errors.New("a tenant and a user are needed")
	}
	return url.QueryEscape(tenant) + ":" + url.QueryEscape(user), nil
}

// join looks like it would do. A colon inside a part undoes it.
func join(tenant, user string) (string, error) {
	return tenant + ":" + user, nil
}

func prove(ctx context.Context, sessions session.Service, name string, userIDOf func(tenant, user string) (string, error)) {
	first := must(userIDOf("acme", "x:alice"))
	second := must(userIDOf("acme:x", "alice"))
	fmt.Printf("%s: %s and %s\n", name, first, second)

	event := session.NewEvent(ctx, "i1")
	event.Author = "agent"
	event.Actions.StateDelta["user:plan"] = "enterprise"
	if err := sessions.AppendEvent(ctx, open(ctx, sessions, first, name+"-1"), event); err != nil {
		log.Fatal(err)
	}

	other := open(ctx, sessions, second, name+"-2")
	plan, err := other.State().Get("user:plan")
	if err != nil {
		plan = err
	}
	fmt.Println("  the other tenant reads user:plan =", plan)
}

func open(ctx context.Context, sessions session.Service, userID, id string) session.Session {
	return must(sessions.Create(ctx, &session.CreateRequest{
		AppName: "support", UserID: userID, SessionID: id,
	})).Session
}

func main() {
	ctx := context.Background()
	sessions := session.InMemoryService()
	prove(ctx, sessions, "join", join)
	prove(ctx, sessions, "qualify", qualify)
}

func must[T any](value T, err error) T {
	if err != nil {
		log.Fatal(err)
	}
	return value
}
