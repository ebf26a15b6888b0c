"""What a step is answered: sessions, events and errors as the protocol says them."""

import sqlite3
from typing import Any

from google.adk.errors import StaleSessionError
from google.adk.errors.already_exists_error import AlreadyExistsError
from google.adk.errors.session_not_found_error import SessionNotFoundError
from google.adk.events import Event
from google.adk.sessions import Session
from pydantic import ValidationError
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

Json = dict[str, Any]

DONE: Json = {"kind": "done"}
NO_KEY: Json = {"kind": "no-key"}
NO_SESSION: Json = {"kind": "no-session"}
NOT_OFFERED: Json = {"kind": "not-offered"}

# The package checks arguments with its own pydantic models, and lets the errors of
# its two drivers through: SQLAlchemy's wrapped ones and aiosqlite's bare ones.
ERRORS: tuple[tuple[type[Exception], str], ...] = (
    (AlreadyExistsError, "already-exists"),
    (SessionNotFoundError, "session-not-found"),
    (StaleSessionError, "stale-session"),
    (ValidationError, "invalid-argument"),
    (DBAPIError, "refused-by-database"),
    (sqlite3.Error, "refused-by-database"),
)

# A database that is locked or gone has refused nothing.
OUTAGES = (InterfaceError, OperationalError, sqlite3.OperationalError)


def pairs(state: Json) -> list[list[Any]]:
    return [[key, value] for key, value in state.items()]


def events(told: list[Event]) -> list[list[Any]]:
    return [[event.id, pairs(event.actions.state_delta)] for event in told]


def session(told: Session) -> Json:
    return {
        "kind": "session",
        "session": told.id,
        "state": pairs(told.state),
        "events": events(told.events),
    }


def sessions(told: list[Session]) -> Json:
    return {
        "kind": "sessions",
        "sessions": [
            {
                "user": one.user_id,
                "session": one.id,
                "state": pairs(one.state),
                "events": events(one.events),
            }
            for one in told
        ],
    }


def state(told: Json) -> Json:
    return {"kind": "state", "state": pairs(told)}


def value(told: Any) -> Json:
    return {"kind": "value", "value": told}


def error(raised: Exception) -> Json:
    for of, kind in ERRORS:
        if isinstance(raised, of) and not isinstance(raised, OUTAGES):
            return {"kind": "error", "error": kind}
    return {"kind": "unclassified", "said": f"{type(raised).__name__}: {raised}"}
