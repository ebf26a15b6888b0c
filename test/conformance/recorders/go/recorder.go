package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"maps"

	"google.golang.org/adk/v2/agent"
	"google.golang.org/adk/v2/session"
)

const (
	invocationID = "inv"
	agentName    = "agent"
)

// recorder holds one case: a service and the session objects that were had from it.
type recorder struct {
	service session.Service
	pool    *pool
	handles map[string]*handle
}

// handle is a session object, or the answer that came in its place.
type handle struct {
	session session.Session
	instead answer
	pending *session.EventActions
}

var done = answer{"kind": "done"}

func (r *recorder) play(s step) (a answer) {
	// A panic of the package is something that it did, and no reason to lose the rest.
	defer func() {
		if p := recover(); p != nil {
			a = unclassified(fmt.Sprintf("panic: %v", p))
		}
	}()
	ctx := context.Background()
	switch s.Op {
	case "open":
		return r.open(s)
	case "create":
		return r.create(ctx, s)
	case "get":
		return r.get(ctx, s)
	case "list":
		return r.list(ctx, s)
	case "delete":
		return told(r.service.Delete(ctx, &session.DeleteRequest{
			AppName: s.App, UserID: s.User, SessionID: s.Session,
		}))
	case "listEvents": // session.Service has no such method.
		return answer{"kind": "not-offered"}
	case "append", "assign", "change", "contextWrite", "yield", "read", "state":
		h, ok := r.handles[s.On]
		if !ok {
			return answer{"kind": "no-session"}
		}
		if h.instead != nil {
			return h.instead
		}
		return r.playOn(ctx, h, s)
	default:
		return unclassified(fmt.Sprintf("no such step: %q", s.Op))
	}
}

func (r *recorder) playOn(ctx context.Context, h *handle, s step) answer {
	state := h.session.State()
	switch s.Op {
	case "append":
		// A Go delta can set a key and has no way to remove one.
		if len(s.Removes) > 0 {
			return answer{"kind": "not-offered"}
		}
		event := newEvent(ctx, s, s.Author)
		event.Partial = s.Partial
		maps.Copy(event.Actions.StateDelta, s.Delta.toMap())
		return told(r.service.AppendEvent(ctx, h.session, event))
	case "assign":
		return told(state.Set(s.Key, native(s.Value)))
	case "change":
		value, err := state.Get(s.Key)
		if err != nil {
			return readError(err)
		}
		nested, ok := value.(map[string]any)
		if !ok {
			return unclassified(fmt.Sprintf("%q holds a %T", s.Key, value))
		}
		nested[s.Name] = native(s.Value)
		return done
	case "contextWrite":
		tool := agent.NewToolContext(newInvocation(ctx, h.session), "call", h.pending, nil)
		return told(tool.State().Set(s.Key, native(s.Value)))
	case "yield":
		event := newEvent(ctx, s, agentName)
		event.Actions = *h.pending
		h.pending = newActions()
		return told(r.service.AppendEvent(ctx, h.session, event))
	case "read":
		value, err := state.Get(s.Key)
		if err != nil {
			return readError(err)
		}
		return answer{"kind": "value", "value": value}
	default:
		return answer{"kind": "state", "state": pairsOf(state.All())}
	}
}

func (r *recorder) open(s step) answer {
	r.close()
	*r = recorder{pool: &pool{}, handles: map[string]*handle{}}
	service, err := openService(s.Service, s.Database, r.pool)
	if err != nil {
		return unclassified(err)
	}
	r.service = service
	return done
}

func (r *recorder) close() {
	if r.pool == nil {
		return
	}
	if err := r.pool.close(); err != nil {
		log.Printf("close: %v", err)
	}
}

func (r *recorder) create(ctx context.Context, s step) answer {
	created, err := r.service.Create(ctx, &session.CreateRequest{
		AppName: s.App, UserID: s.User, SessionID: s.Session, State: s.State.toMap(),
	})
	if err != nil {
		return r.keepError(s.As, err)
	}
	return r.keep(s.As, created.Session)
}

func (r *recorder) get(ctx context.Context, s step) answer {
	request := &session.GetRequest{AppName: s.App, UserID: s.User, SessionID: s.Session}
	if s.Recent != nil {
		request.NumRecentEvents = *s.Recent
	}
	if s.After != nil {
		request.After = timeAt(*s.After)
	}
	got, err := r.service.Get(ctx, request)
	if err != nil {
		return r.keepError(s.As, err)
	}
	return r.keep(s.As, got.Session)
}

func (r *recorder) list(ctx context.Context, s step) answer {
	listed, err := r.service.List(ctx, &session.ListRequest{AppName: s.App, UserID: s.User})
	if err != nil {
		return errorAnswer(err)
	}
	sessions := []answer{}
	for _, one := range listed.Sessions {
		a := sessionAnswer(one)
		delete(a, "kind")
		a["user"] = one.UserID()
		sessions = append(sessions, a)
	}
	return answer{"kind": "sessions", "sessions": sessions}
}

func (r *recorder) keep(as string, s session.Session) answer {
	r.handles[as] = &handle{session: s, pending: newActions()}
	return sessionAnswer(s)
}

func (r *recorder) keepError(as string, err error) answer {
	a := errorAnswer(err)
	r.handles[as] = &handle{instead: a}
	return a
}

func told(err error) answer {
	if err != nil {
		return errorAnswer(err)
	}
	return done
}

func readError(err error) answer {
	if errors.Is(err, session.ErrStateKeyNotExist) {
		return answer{"kind": "no-key"}
	}
	return errorAnswer(err)
}

func newActions() *session.EventActions {
	return &session.EventActions{StateDelta: map[string]any{}, ArtifactDelta: map[string]int64{}}
}

func newEvent(ctx context.Context, s step, author string) *session.Event {
	event := session.NewEvent(ctx, invocationID)
	event.ID = s.Event
	event.Author = author
	event.Timestamp = timeAt(s.At)
	return event
}

// invocation is what a tool context asks of the running invocation, which only a runner can make:
// its session. The state that writes is the package's own.
type invocation struct {
	*agent.StrictContextMock
	session session.Session
}

func newInvocation(ctx context.Context, s session.Session) invocation {
	mock := agent.NewStrictContextMock(ctx)
	return invocation{StrictContextMock: &mock, session: s}
}

func (i invocation) Session() session.Session { return i.session }

func (i invocation) Artifacts() agent.Artifacts { return nil }
