"""The services, each made as an application makes it."""

from google.adk.sessions import (
    BaseSessionService,
    DatabaseSessionService,
    InMemorySessionService,
)
from google.adk.sessions.sqlite_session_service import SqliteSessionService
from sqlalchemy.engine import URL

from answers import Json


def open_service(service: str, database: Json | None) -> BaseSessionService:
    match service, database:
        case "memory", None:
            return InMemorySessionService()
        case "database", {}:
            url = url_of(database).render_as_string(hide_password=False)
            return DatabaseSessionService(url)
        case "sqlite", {"kind": "sqlite", "file": str(file)}:
            return SqliteSessionService(file)
    raise ValueError(f"there is no service {service} on {database}")


def url_of(database: Json) -> URL:
    if database["kind"] == "sqlite":
        return URL.create("sqlite+aiosqlite", database=database["file"])
    return URL.create(
        "postgresql+asyncpg",
        username=database["user"],
        host=database["host"],
        port=database["port"],
        database=database["name"],
    )


async def close_service(service: BaseSessionService) -> None:
    if isinstance(service, DatabaseSessionService | SqliteSessionService):
        await service.close()
