# SPDX-License-Identifier: GPL-3.0-or-later
"""What the scripts of this folder share: a host without a window, the wire to it, browsers with the page, and what a
person could press on one. Needs Chromium, its driver and Selenium."""
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

SKIPPED = 77
SEATS = {"castle-keep": 2, "castles-of-caleira": 3, "castle-rampage": 2, "castle-wars": 2, "castles": 8}

try:
    from selenium import webdriver
    from selenium.common.exceptions import JavascriptException, WebDriverException
    from selenium.webdriver.chrome.service import Service
    from selenium.webdriver.common.keys import Keys
except ImportError:
    webdriver = None
CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")



def escape(page):
    page.find_element("css selector", "body").send_keys(Keys.ESCAPE)


def need_browsers():
    if webdriver is None or not CHROMIUM or not DRIVER:
        print("Skipped: Chromium, its driver or Selenium is not installed.")
        sys.exit(SKIPPED)


def until(done, seconds=20, what="nothing happens"):
    """Waits until something is there, and returns it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = done()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(what() if callable(what) else what)


class Host:
    """A host of a match; `seats`: "hand" or bots. Files lie in `folder`."""

    def __init__(self, cli, game, seats, folder, *options, language="en"):
        self.record = Path(folder) / f"{game}.drawbridge"
        self.command = [cli, "--language", language, "host", game, "--seats", ",".join(seats), "--address", "127.0.0.1",
                        "--record", str(self.record), *options]
        self.cli = cli
        self.begin("--port", "0", *([] if "--seed" in options else ["--seed", "7"]))

    def begin(self, *options):
        self.process = subprocess.Popen([*self.command, *options], stdout=subprocess.PIPE, text=True)
        said = next((line for line in self.process.stdout if "#" in line), None)
        assert said, "the host does not begin"
        self.address = said.split()[-1]
        self.port = int(self.address.split(":")[2].split("/")[0])

    def again(self):
        """Killed, and begun again with what it has saved."""
        self.process.kill()
        self.process.wait()
        self.begin("--continue")

    def sleep(self, seconds):
        self.process.send_signal(signal.SIGSTOP)
        time.sleep(seconds)
        self.process.send_signal(signal.SIGCONT)

    def memory(self):
        """Resident, in MB."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def busy(self):
        """Processor time so far, in seconds."""
        spent = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()[11:13]
        return sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")

    def files(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def replays(self):
        subprocess.run([self.cli, "replay", str(self.record)], check=True, stdout=subprocess.DEVNULL)

    def end(self):
        self.process.terminate()
        self.process.wait()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()


class Wire:
    """A network to the host that can fail: nothing comes through, and nobody is told so. `heard`: what pages have sent,
    by connection."""

    def __init__(self, port):
        self.to = port
        self.whole = threading.Event()
        self.whole.set()
        self.heard = []
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self):
        while True:
            try:
                page, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._connect, args=(page,), daemon=True).start()

    def _connect(self, page):
        self.whole.wait()
        try:
            host = socket.create_connection(("127.0.0.1", self.to))
        except OSError:
            page.close()
            return
        heard = bytearray()
        self.heard.append(heard)
        threading.Thread(target=self._carry, args=(host, page, None), daemon=True).start()
        self._carry(page, host, heard)

    def _carry(self, source, target, heard):
        try:
            while data := source.recv(65536):
                self.whole.wait()
                if heard is not None:
                    heard += data
                target.sendall(data)
        except OSError:
            pass
        for end in (source, target):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def cut(self):
        self.whole.clear()

    def mend(self):
        self.whole.set()

    def end(self):
        self.whole.set()
        self.listener.close()


# Notes on the page which gestures it makes, when each is answered, and the lines of the log as they were shown.
# `waits`: ms from a gesture until the page shows the answer.
WATCH = """
addEventListener('DOMContentLoaded', async () => {
    const { app } = await import('/app.js');
    const watched = window.watched = { app, made: [], lines: {}, moment: 0 };
    while (!app.channel) await new Promise(done => setTimeout(done, 5));
    const { channel } = app;
    const gesture = channel.gesture.bind(channel);
    channel.gesture = message => {
        gesture(message);
        watched.made.push({ ...channel.pending.at(-1).message, since: performance.now() });
    };
    const hear = channel.hooks.message;
    channel.hooks.message = message => {
        hear(message);
        if (message.kind === 'pong') watched.pong?.();
        if (message.done === undefined) return;
        queueMicrotask(() => {
            document.body.offsetHeight; // drawn as far as what is where
            for (const one of watched.made)
                if (one.answered === undefined && one.n <= message.done) {
                    one.answered = performance.now() - one.since;
                    one.moment = app.state.table.moment ?? 0;
                }
            watched.moment = Math.max(watched.moment, app.state.table.moment ?? 0);
            for (const { number, text } of app.state.log) watched.lines[number] ??= text;
        });
    };
});
"""


def browser(folder, size=(390, 844), dark=False, language="en", zoom=1):
    """A browser with a profile of its own in `folder`, and a page of that many CSS pixels."""
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
                     "--disable-background-networking", "--disable-component-update", "--disable-sync",
                     f"--lang={language}", f"--user-data-dir={folder}"):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    page = webdriver.Chrome(service=Service(DRIVER), options=options)
    resize(page, size, zoom)
    if dark:
        page.execute_cdp_cmd("Emulation.setEmulatedMedia",
                             {"features": [{"name": "prefers-color-scheme", "value": "dark"}]})
    page.execute_cdp_cmd("Page.addScriptToEvaluateOnNewDocument", {"source": WATCH})
    return page


def resize(page, size, zoom=1):
    page.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
        "width": size[0], "height": size[1], "deviceScaleFactor": zoom, "mobile": False})


def kill(page, folder):
    """The browser ends without a word, as where the system needs its memory."""
    for entry in Path("/proc").iterdir():
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")
        except OSError:
            continue
        if entry.name.isdigit() and f"--user-data-dir={folder}".encode() in words and b"chromedriver" not in words[0]:
            try:
                os.kill(int(entry.name), signal.SIGKILL)
            except ProcessLookupError:
                pass
    page.quit()
    for lock in Path(folder).glob("Singleton*"):
        lock.unlink(missing_ok=True)


def all_of(page, selector):
    return page.find_elements("css selector", selector)


def sit(page, name):
    """Sits down at the first free seat, as a person would."""
    until(lambda: all_of(page, "#name"))[0].send_keys(name)
    until(lambda: all_of(page, ".shields button"))[0].click()
    until(lambda: all_of(page, ".plate-act.gold"))[0].click()
    until(lambda: all_of(page, ".screen.table"))


def look_on(page):
    until(lambda: all_of(page, ".sheet .rule"))[-1].click()
    until(lambda: all_of(page, ".screen.table"))


# Chooses something to press on a page: [what is offered, element]. A chosen target waits for the gold plate.
CHOOSE = """
const seen = element => element.offsetParent !== null && element.getAttribute('aria-disabled') !== 'true';
const all = selector => [...document.querySelectorAll(selector)].filter(seen);
const any = list => list[Math.floor(arguments[0] * list.length)];
if (document.querySelector('.screen.ended')) return ['over', null];
// What hides everything else.
const away = [...all('.screen.opened .plate-act'), ...all('.hand.covered')];
if (away.length) return ['away', away[0]];
if (all('.calm').length) return ['calm', null];
const plates = all('.plate-act:not(.missing)');
// Now and then what ends something: cards could be moved about for ever.
if (arguments[1] < 0.15 && plates.length) return ['plate', any(plates)];
const chosen = all('.target.chosen, .chosen[data-target]').length && all('.plate-act.gold');
for (const [what, list] of [['firm', chosen || []], ['target', all('[data-target]')], ['choice', all('.choices button')],
                            ['piece', all('.card.live:not(.picked), .source:not(.picked)')], ['plate', plates]])
    if (list.length) return [what, any(list)];
return ['nothing', null];
"""
IDLE = ("calm", "nothing", "changing", "over")


def press(page, chance):
    """Presses something, if there is anything: what it was."""
    try:
        what, element = page.execute_script(CHOOSE, chance.random(), chance.random())
        if element is not None:
            element.click()
        return what
    except JavascriptException:
        raise
    except WebDriverException:  # gone, or covered by what has just come: look again
        return "changing"


def play(pages, chance, enough, quiet=40, patience=600):
    """Presses on all pages in turn until `enough()`, or the match is over: how often."""
    begun = last = time.monotonic()
    pressed = 0
    while not enough():
        said = [press(page, chance) for page in pages]
        if all(what == "over" for what in said):
            break
        if any(what not in IDLE for what in said):
            pressed += 1
            last = time.monotonic()
        assert time.monotonic() - begun < patience, f"not over after {pressed} presses"
        assert time.monotonic() - last < quiet, f"stands still: {said}"
    return pressed


def complaints(page):
    """What went wrong on a page."""
    return [entry["message"] for entry in page.get_log("browser") if entry["level"] == "SEVERE"]


def watched(page, what):
    """A value that WATCH has noted, or of the page's own state."""
    return page.execute_script(f"const {{ app, made, lines, moment }} = window.watched ?? {{}}; return {what};")


class Table:
    """A host and a browser for each seat that is in a hand, all sitting."""

    def __init__(self, cli, game, folder, seats=None, options=(), pages=None, wired=False, **looks):
        self.game, self.folder = game, Path(folder)
        self.seats = seats or ["hand"] * SEATS[game]
        self.host = Host(cli, game, self.seats, folder, *options, language=looks.get("language", "en"))
        self.wire = Wire(self.host.port) if wired else None
        self.looks = looks
        self.pages = []
        self.chance = random.Random(7)
        try:
            for seat in range(self.seats.count("hand") if pages is None else pages):
                self.pages.append(self.page(seat))
                sit(self.pages[-1], f"Gast {seat + 1}")
        except BaseException:
            self.end()
            raise

    @property
    def address(self):
        return self.host.address.replace(f":{self.host.port}/", f":{self.wire.port}/") if self.wire else self.host.address

    def profile(self, number):
        return self.folder / f"{self.game}-{number}"

    def page(self, number):
        page = browser(self.profile(number), **self.looks)
        page.get(self.address)
        return page

    def end(self):
        for page in self.pages:
            try:
                page.quit()
            except WebDriverException:
                pass
        if self.wire:
            self.wire.end()
        self.host.end()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()
