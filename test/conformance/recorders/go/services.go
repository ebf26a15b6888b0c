package main

import (
	"errors"
	"fmt"
	"net"
	"net/url"
	"strconv"
	"strings"

	gosqlite "github.com/glebarez/go-sqlite"
	"github.com/glebarez/sqlite"
	"github.com/jackc/pgx/v5/pgconn"
	"gorm.io/driver/postgres"
	"gorm.io/gorm"
	"gorm.io/gorm/logger"

	"google.golang.org/adk/v2/session"
	"google.golang.org/adk/v2/session/database"
)

// pool is the gorm option that gets hold of the connections of a database service, which has no
// Close of its own.
type pool struct{ db *gorm.DB }

func (p *pool) Apply(config *gorm.Config) error {
	// Errors are answers here; gorm would also print each of them.
	config.Logger = logger.Discard
	return nil
}

func (p *pool) AfterInitialize(db *gorm.DB) error {
	p.db = db
	return nil
}

func (p *pool) close() error {
	if p.db == nil {
		return nil
	}
	connections, err := p.db.DB()
	if err != nil {
		return err
	}
	return connections.Close()
}

func openService(service string, at *databaseAddress, p *pool) (session.Service, error) {
	switch service {
	case "memory":
		return session.InMemoryService(), nil
	case "database":
		dialector, err := dialectorFor(at)
		if err != nil {
			return nil, err
		}
		s, err := database.NewSessionService(dialector, p)
		if err != nil {
			return nil, err
		}
		return s, database.AutoMigrate(s)
	default:
		return nil, fmt.Errorf("ADK Go has no session service %q", service)
	}
}

func dialectorFor(at *databaseAddress) (gorm.Dialector, error) {
	switch {
	case at == nil:
		return nil, errors.New("no database given")
	case at.Kind == "sqlite":
		return sqlite.Open(at.File), nil
	case at.Kind == "postgres":
		dsn := url.URL{
			Scheme:   "postgres",
			User:     url.User(at.User),
			Host:     net.JoinHostPort(at.Host, strconv.Itoa(at.Port)),
			Path:     at.Name,
			RawQuery: "sslmode=disable",
		}
		return postgres.Open(dsn.String()), nil
	default:
		return nil, fmt.Errorf("no driver for %q", at.Kind)
	}
}

func errorAnswer(err error) answer {
	if kind := errorKind(err); kind != "" {
		return answer{"kind": "error", "error": kind}
	}
	return unclassified(err)
}

func unclassified(said any) answer {
	return answer{"kind": "unclassified", "said": fmt.Sprint(said)}
}

func errorKind(err error) string {
	if errors.Is(err, gorm.ErrRecordNotFound) {
		return "session-not-found"
	}
	if refused(err) {
		return "refused-by-database"
	}
	// The package's own errors have no types.
	text := err.Error()
	switch {
	case strings.HasPrefix(text, "app_name") && strings.Contains(text, " required"):
		return "invalid-argument"
	case strings.HasPrefix(text, "stale session error"):
		return "stale-session"
	case text == "session not found, cannot apply event":
		return "session-not-found"
	case strings.HasPrefix(text, "session ") && strings.HasSuffix(text, " already exists"):
		return "already-exists"
	case strings.HasPrefix(text, "session ") && strings.HasSuffix(text, " not found"):
		return "session-not-found"
	}
	return ""
}

// refused tells a value that the database does not take from a database that does not work.
func refused(err error) bool {
	var fromSQLite *gosqlite.Error
	if errors.As(err, &fromSQLite) {
		const constraint, tooBig = 19, 18
		primary := fromSQLite.Code() & 0xff
		return primary == constraint || primary == tooBig
	}
	var fromPostgres *pgconn.PgError
	if errors.As(err, &fromPostgres) {
		switch fromPostgres.Code[:2] {
		case "22", "23", "54": // data exception, integrity constraint, program limit
			return true
		}
	}
	return false
}
