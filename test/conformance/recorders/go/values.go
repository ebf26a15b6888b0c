package main

import (
	"encoding/json"
	"iter"
	"log"
	"maps"
	"math"
	"slices"
	"time"

	"google.golang.org/adk/v2/session"
)

// step is any line that the recorder is given.
type step struct {
	Op       string
	Service  string
	Database *databaseAddress

	As, On             string
	App, User, Session string
	State, Delta       pairs
	Key, Name          string
	Value              any
	Event, Author      string
	At                 float64
	Partial            bool
	Removes            []string
	Recent             *int
	After              *float64
}

type databaseAddress struct {
	Kind, File       string
	Host, User, Name string
	Port             int
}

type answer map[string]any

// pairs is a map as the protocol writes it: any string may be a key.
type pairs [][2]any

func (p pairs) toMap() map[string]any {
	if p == nil {
		return nil
	}
	m := make(map[string]any, len(p))
	for _, pair := range p {
		key, ok := pair[0].(string)
		if !ok {
			log.Fatalf("not a key: %v", pair[0])
		}
		m[key] = native(pair[1])
	}
	return m
}

// pairsOf sorts, for a Go map comes in another order each time.
func pairsOf(all iter.Seq2[string, any]) pairs {
	m := maps.Collect(all)
	p := make(pairs, 0, len(m))
	for _, key := range slices.Sorted(maps.Keys(m)) {
		p = append(p, [2]any{key, m[key]})
	}
	return p
}

// native gives the value that a Go program would have written: int for a whole number, not
// json.Number.
func native(value any) any {
	switch v := value.(type) {
	case json.Number:
		if n, err := v.Int64(); err == nil {
			return int(n)
		}
		f, err := v.Float64()
		if err != nil {
			log.Fatalf("not a number: %v", v)
		}
		return f
	case []any:
		for i := range v {
			v[i] = native(v[i])
		}
	case map[string]any:
		for key := range v {
			v[key] = native(v[key])
		}
	}
	return value
}

// clock is where the times of a case count from.
var clock = time.Date(2100, time.January, 1, 0, 0, 0, 0, time.UTC)

func timeAt(seconds float64) time.Time {
	return time.UnixMicro(clock.UnixMicro() + int64(math.Round(seconds*1e6))).UTC()
}

func eventsOf(s session.Session) []any {
	events := []any{}
	for event := range s.Events().All() {
		delta := pairsOf(maps.All(event.Actions.StateDelta))
		events = append(events, []any{event.ID, delta})
	}
	return events
}

func sessionAnswer(s session.Session) answer {
	return answer{
		"kind":    "session",
		"session": s.ID(),
		"state":   pairsOf(s.State().All()),
		"events":  eventsOf(s),
	}
}
