"""The door: headers, origins, limits, sizes, odd input."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from longroll.games.gettysburg import GETTYSBURG
from longroll.kit.words import LANGUAGES
from longroll.server.errors import STATUS, Trouble
from longroll.server.opponents import levels_of
from longroll.server.security import HEADERS, OLD_COOKIE, RATES, Limiter, Signer, client_of, same_origin
from longroll.server.speech import choose_language, server_words
from tests.server.house import House, house


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    static = tmp_path_factory.mktemp("static")
    (static / "index.html").write_text("<!doctype html><title>client</title>")
    (static / "assets").mkdir()
    (static / "assets" / "main-abc.js").write_text("let x = 1;")
    (static / "notes.py").write_text("secret = 1")
    (static.parent / "outside.js").write_text("no")
    with house(tmp_path_factory.mktemp("server"), static=static) as found:
        yield found


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("limited"), limits=True) as found:
        yield found


# ---- headers -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/table/x",
        "/api/health",
        "/api/games",
        "/api/tables/none",
        "/nothing",
        "/assets/main-abc.js",
        "/api/schema",
    ],
)
def test_every_answer_is_guarded(place: House, path: str) -> None:
    answer = place.browser().get(path)
    for name in HEADERS:
        assert answer.headers.get(name.lower()), name
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http:" not in policy
    assert "server" not in answer.headers


def test_pictures_run_nothing(place: House) -> None:
    me = place.browser()
    address = me.get("/api/games").json[0]["picture"]
    answer = me.get(address)
    assert answer.status == 200
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in answer.headers["cache-control"]
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert b"<script" not in answer.data
    assert me.get("/api/pictures/none.svg").code == "nothing"
    assert me.get("/api/pictures/.svg").code == "nothing"


def test_errors_are_guarded_too(place: House) -> None:
    answer = place.browser().post("/api/tables", "x")
    assert answer.status == 400
    assert answer.headers["content-security-policy"]


# ---- foreign pages -----------------------------------------------------------------------------------------


def test_a_change_needs_the_header(place: House) -> None:
    me = place.browser()
    for value in ("0", "", "yes"):
        assert me.post("/api/tables", {"game": "gettysburg"}, **{"X-Long-Roll": value}).code == "forbidden"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_change_comes_from_our_own_page(place: House, headers: dict[str, str]) -> None:
    assert place.browser().post("/api/tables", {"game": "gettysburg"}, **headers).code == "forbidden"


def test_our_own_page_may(place: House) -> None:
    host = place.client.base_url.host
    headers = {"Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}
    assert place.browser().post("/api/tables", {"game": "gettysburg"}, **headers).status == 201


def test_origins() -> None:
    assert same_origin({"host": "a.example:1"})
    assert same_origin({"host": "a.example:1", "origin": "https://A.example:1"})
    assert not same_origin({"host": "a.example:1", "origin": "http://a.example:2"})
    assert not same_origin({"host": "a.example", "origin": "http://a.example.evil.example"})
    assert not same_origin({"origin": "http://a.example"})


# ---- limits ------------------------------------------------------------------------------------------------


def test_a_bucket_empties_and_fills() -> None:
    now = [0.0]
    limiter = Limiter(clock=lambda: now[0])
    rate = RATES["make"]
    assert all(limiter.allow("a", "make") for _ in range(int(rate.burst)))
    assert not limiter.allow("a", "make")
    assert limiter.allow("b", "make")
    assert limiter.allow("a", "read")
    now[0] += 1 / rate.per_second + 0.001
    assert limiter.allow("a", "make")
    assert not limiter.allow("a", "make")


def test_the_limiter_forgets_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("longroll.server.security.REMEMBERED", 10)
    limiter = Limiter()
    for number in range(100):
        limiter.allow(str(number), "read")
    assert len(limiter._buckets) == 10


def test_clients_are_told_apart() -> None:
    assert client_of("g", "1.2.3.4") == client_of("g", "5.6.7.8")
    assert client_of(None, "1.2.3.4") != client_of(None, "1.2.3.5")
    assert client_of(None, "2001:db8::1") == client_of(None, "2001:db8::2")
    assert client_of(None, "2001:db8::1") != client_of(None, "2001:db8:1::1")
    assert client_of(None, None)


def test_too_many_tables_too_fast(limited: House) -> None:
    me = limited.browser()
    answers = [me.post("/api/tables", {"game": "gettysburg", "scenario": "third-day"}) for _ in range(40)]
    slow = [answer for answer in answers if answer.status == 429]
    assert slow
    assert slow[0].code == "too-many"
    assert slow[0].headers["retry-after"]
    assert answers[0].status == 201


def test_too_many_requests(limited: House) -> None:
    me = limited.browser()
    limited.server.limiter._clock = lambda: 0.0
    codes = [me.get("/api/health").status for _ in range(400)]
    assert codes[0] == 200
    assert 429 in codes


def test_ordinary_play_is_never_limited(limited: House) -> None:
    me = limited.browser()
    table = me.post("/api/lessons/none")  # costs a table
    assert table.status in (404, 429)
    for _ in range(80):
        assert me.post("/api/tables/none/act", {"seq": 0, "seat": "CSA", "action": "end"}).status == 404


def test_unfinished_tables_are_counted(tmp_path: Path) -> None:
    with house(tmp_path, open_tables=2) as place:
        me = place.browser()
        first = me.make()["table"]
        me.make()
        assert me.post("/api/tables", {"game": "gettysburg"}).code == "too-many"
        me.post(f"/api/tables/{first}/resign", {"seat": "CSA"})
        assert me.post("/api/tables", {"game": "gettysburg"}).status == 201


# ---- sizes and odd input -----------------------------------------------------------------------------------


def test_long_bodies_are_refused(place: House) -> None:
    me = place.browser()
    table = me.make()["table"]
    big = {"seq": 0, "seat": "CSA", "action": "x" * 20_000}
    assert me.post(f"/api/tables/{table}/act", big).code == "too-large"
    assert me.post("/api/tables", {"record": {"x": "y" * 5_000_000}}).code == "too-large"
    assert me.post(f"/api/tables/{table}/act", {"seq": 0, "seat": "CSA", "action": "x" * 600}).code == "bad-request"
    assert me.post(f"/api/tables/{table}/join", {"token": "x" * 300}).code == "bad-request"
    assert me.get(f"/api/tables/{table}/why", action="x" * 600).code == "bad-request"
    assert me.get(f"/api/tables/{table}/inspect", key="x" * 300).code == "bad-request"


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"null", b"\xff\xfe", b'{"seq": "0"}', b'{"seq": 1e99, "seat": "CSA", "action": "end"}', b"[" * 9_000],
)
def test_garbage_is_bad_input(place: House, body: bytes) -> None:
    me = place.browser()
    table = me.make()["table"]
    headers = me.headers(**{"X-Long-Roll": "1", "Content-Type": "application/json"})
    answer = place.client.post(f"/api/tables/{table}/act", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "bad-request"
    assert "msgspec" not in answer.text


@pytest.mark.parametrize(
    "text", ["\x00", "é" * 100, "💣", "end\nend", "a b c d e f g h", "block 99999999999 WRN", "' OR 1=1"]
)
def test_strange_texts_are_only_refused(place: House, text: str) -> None:
    me = place.browser()
    table = me.make()["table"]
    assert me.act(table, text).status in (400, 422)
    assert me.get(f"/api/tables/{table}/why", action=text).status in (200, 400)
    assert me.get(f"/api/tables/{table}/odds", action=text).status in (204, 400)
    assert me.get(f"/api/tables/{table}/inspect", key=text).status in (400, 404)
    assert me.get(f"/api/tables/{quote(text)}").status in (400, 404)


def test_wrong_methods(place: House) -> None:
    me = place.browser()
    assert me._ask("DELETE", "/api/tables", headers=me.headers(**{"X-Long-Roll": "1"})).status == 405
    assert me._ask("PUT", "/api/health", headers=me.headers()).status == 405


# ---- cookies, languages, words -----------------------------------------------------------------------------


def test_cookies_cannot_be_forged() -> None:
    signer = Signer(b"k" * 32)
    cookie = signer.sign("me")
    assert signer.read(cookie) == "me"
    assert Signer(b"k" * 32).read(cookie) == "me"
    for forged in (None, "", "me", "me.", f"you.{cookie.split('.')[1]}", cookie + "0", "é.é"):
        assert signer.read(forged) is None
    assert Signer(b"o" * 32).read(cookie) is None


def test_two_servers_on_one_host_have_two_cookies(tmp_path: Path) -> None:
    """Browsers keep cookies by host, not by port: who plays at both keeps his seats at both."""
    with house(tmp_path / "a") as one, house(tmp_path / "b") as two:
        me, again = one.browser(), two.browser()
        table = me.make()["table"]
        other = again.make()["table"]
        assert me.cookie.split("=")[0] != again.cookie.split("=")[0]
        both = f"{me.cookie}; {again.cookie}"
        me.cookie = again.cookie = both
        assert me.table(table)["seat"] == "CSA"
        assert again.table(other)["seat"] == "CSA"
    with house(tmp_path / "a") as one:
        me = one.browser()
        me.cookie = both
        assert me.table(table)["seat"] == "CSA"


def test_the_old_cookie_is_still_read_and_renewed(place: House) -> None:
    me = place.browser()
    table = me.make()["table"]
    name, value = me.cookie.split("=", 1)
    me.cookie = f"{OLD_COOKIE}={value}"
    answer = me.get(f"/api/tables/{table}")
    assert answer.json["seat"] == "CSA"
    assert answer.headers["set-cookie"].startswith(f"{name}={value};")
    assert "httponly" in answer.headers["set-cookie"].lower()
    assert me.cookie == f"{name}={value}"
    assert "set-cookie" not in me.get(f"/api/tables/{table}").headers
    for foreign in (f"{OLD_COOKIE}={value}0", f"{OLD_COOKIE}=of.another"):
        me.cookie = foreign
        answer = me.get(f"/api/tables/{table}")
        assert answer.code == "no-table"
        assert "set-cookie" not in answer.headers


def test_the_old_cookie_opens_the_live_line(place: House) -> None:
    me = place.browser()
    table = me.make()["table"]
    me.cookie = f"{OLD_COOKIE}={me.cookie.split('=', 1)[1]}"
    with me.live(table) as line:
        assert line.hear()["seat"] == "CSA"


def test_languages() -> None:
    assert choose_language(None, "fr") == "fr"
    assert choose_language("xx", None, "de-CH,it;q=0.8,en;q=0.5") == "it"
    assert choose_language("", None, None) == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language: str) -> None:
    for code in STATUS:
        assert server_words(language).say(Trouble(code, step=1, why="x", fault="x").message())


# ---- pages -------------------------------------------------------------------------------------------------


def test_the_client_is_served_for_its_addresses(place: House) -> None:
    me = place.browser()
    for path in ("/", "/table/abc", "/replay/abc", "/rules/gettysburg", "/rules/gettysburg/GB-1", "/lesson/one"):
        answer = me.get(path)
        assert answer.status == 200
        assert b"<title>client</title>" in answer.data
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    asset = me.get("/assets/main-abc.js")
    assert "immutable" in asset.headers["cache-control"]
    assert asset.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize(
    "path", ["/notes.py", "/../outside.js", "/assets/../../outside.js", "/%2e%2e/outside.js", "/assets", "/index.htm"]
)
def test_nothing_else_is_served(place: House, path: str) -> None:
    assert place.browser().get(path).status == 404


def test_a_person_who_went_astray_gets_the_client(place: House) -> None:
    for path, accept, found in (
        ("/nowhere", "text/html,*/*", b"<title>client</title>"),
        ("/nowhere", "application/json", b'"nothing"'),
        ("/api/nowhere", "text/html", b'"nothing"'),
        ("/nowhere.js", "text/html", b'"nothing"'),
    ):
        answer = place.client.get(path, headers={"Accept": accept})
        assert answer.status_code == 404
        assert found in answer.content


def test_a_client_that_is_not_built_says_so(tmp_path: Path) -> None:
    with house(tmp_path, static=tmp_path / "nothing") as place:
        answer = place.browser().get("/table/x")
        assert answer.status == 200
        assert b"has not been built" in answer.data


def test_openapi(place: House) -> None:
    found = place.browser().get("/api/schema").json
    assert found["openapi"].startswith("3.")
    for path in ("/api/games", "/api/tables", "/api/tables/{table_id}/act", "/api/tables/{table_id}/odds"):
        assert path in found["paths"]
    assert "Bundle" in str(found["components"]["schemas"].keys())


def test_games_boards_and_rules(place: House) -> None:
    me = place.browser("fr")
    game = me.get("/api/games").json[0]
    assert game["name"] == "gettysburg"
    assert [seat["side"] for seat in game["seats"]] == ["c", "u"]
    assert [level["name"] for level in game["levels"]] == levels_of(GETTYSBURG)
    assert [level["name"] for level in game["levels"] if level["usual"]] == ["captain"]
    assert game["levels"][0]["title"] == "Recrue"
    assert len(game["scenarios"]) == 4
    board = me.get("/api/games/gettysburg/board")
    assert board.json["places"]
    assert me.get(board.json["picture"]).status == 200
    assert me.get(f"/api/games/gettysburg/board?board={board.json['hash']}").json == board.json
    client = place.client
    again = client.get("/api/games/gettysburg/board?language=fr", headers={"If-None-Match": board.headers["etag"]})
    assert again.status_code == 304
    assert me.get("/api/games/chess/board").code == "no-game"
    assert me.get("/api/games/chess/rules").code == "no-game"
    rules = me.get("/api/games/gettysburg/rules").json
    assert rules["title"]
    clauses = [block["clause"] for chapter in rules["chapters"] for block in chapter["blocks"] if block.get("clause")]
    assert "GB-15.8" in clauses
    assert "GB-R1" in clauses
    assert len(clauses) == len(set(clauses))
    assert any(chapter["id"] == "GB-15" for chapter in rules["chapters"])
    assert me.get("/api/lessons").status == 200
    assert me.post("/api/lessons/none").code == "nothing"


def test_every_clause_of_the_reference_is_shown(place: House) -> None:
    from longroll.reference import clauses

    rules = place.browser().get("/api/games/gettysburg/rules").json
    shown = [block["clause"] for chapter in rules["chapters"] for block in chapter["blocks"] if block.get("clause")]
    assert set(shown) == set(clauses("gettysburg"))
