"""Controls a headless Chromium, for the tests of pages."""
import base64
import json
import os
import shutil
import subprocess
import sys
import time

KEYS = {"/": "Slash", "?": "Slash"}
# The keys that type no character, with their numbers in the protocol.
VIRTUAL_KEYS = {"Enter": 13, "Escape": 27, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36, "ArrowUp": 38, "ArrowDown": 40}


def find_chromium():
    """The path of Chromium. Ends the program with status 75 if there is none."""
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        print("Chromium is not installed (scripts/setup --bench)")
        sys.exit(75)
    return chromium


class Browser:
    """A headless Chromium with one page, which is controlled by the DevTools protocol through two pipes."""

    def __init__(self, chromium, profile):
        to_browser, from_self = os.pipe()
        to_self, from_browser = os.pipe()

        def connect():
            # Chromium expects the protocol's pipes at descriptors 3 and 4. The copies at high numbers prevent one pipe from
            # being overwritten by the other.
            for number, descriptor in ((3, os.dup2(to_browser, 103)), (4, os.dup2(from_browser, 104))):
                os.dup2(descriptor, number)

        self.process = subprocess.Popen(
            [chromium, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe",
             f"--user-data-dir={profile}", "--window-size=1300,900", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.output, self.input, self.buffer = from_self, to_self, b""
        self.number, self.session, self.events = 0, None, []

    def read(self):
        while b"\0" not in self.buffer:
            data = os.read(self.input, 1 << 20)
            if not data:
                sys.exit("browser: Chromium has ended")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"browser: {method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, url):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self.call(f"{domain}.enable")
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete'")

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            sys.exit(f"browser: {expression}: {result['exceptionDetails']['text']}")
        return result["result"].get("value")

    def wait(self, expression):
        for _ in range(100):
            if self.value(expression):
                return True
            time.sleep(0.05)
        return False

    def press(self, key):
        text = {"text": key} if len(key) == 1 else {}
        code = {"code": key if key in VIRTUAL_KEYS else KEYS.get(key, "")}
        virtual = VIRTUAL_KEYS.get(key, ord(key[0].upper()))
        if key == "Enter":
            text = {"text": "\r"}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, windowsVirtualKeyCode=virtual, **code, **text)
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, windowsVirtualKeyCode=virtual, **code)

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        path.write_bytes(base64.b64decode(data))

    def close(self):
        self.session = None
        os.write(self.output, json.dumps({"id": 0, "method": "Browser.close"}).encode() + b"\0")
        self.process.wait(timeout=20)
