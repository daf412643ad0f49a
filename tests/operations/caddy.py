"""A real Caddy with the Caddyfile of deploy/, before servers of this machine."""

import asyncio
import os
import re
import shutil
import ssl
import subprocess
import time
from contextlib import suppress
from pathlib import Path

import httpx

from tests.server.cluster_faults import free_port

CADDYFILE = (Path(__file__).parents[2] / "deploy" / "Caddyfile").read_text(encoding="utf-8")
INTERVAL = int(re.search(r"health_interval (\d+)s", CADDYFILE)[1])
PATIENCE = 30.0
# Before ours: ports that need no privilege, and a certificate that only its folder trusts.
ALONE = """{{
	admin off
	skip_install_trust
	auto_https disable_redirects
	https_port {port}
	storage file_system {folder}
}}
"""


def program():
    return shutil.which("caddy")


class Caddy:
    """`origin` is what visitors type, `trust` what their browsers believe."""

    def __init__(self, folder):
        self._folder = folder
        self.port = free_port()
        self.origin = f"https://localhost:{self.port}"
        self.root = folder / "pki" / "authorities" / "local" / "root.crt"

    async def open(self, ports):
        await asyncio.to_thread(self.start, ports)

    async def noticed(self):
        """It asks now and then how servers are, and does not say what it was told."""
        await asyncio.sleep(2 * INTERVAL + 1)

    async def close(self):
        await asyncio.to_thread(self.stop)

    def start(self, ports):
        upstreams = " ".join(f"127.0.0.1:{port}" for port in ports)
        settings = ALONE.format(port=self.port, folder=self._folder)
        ours, count = re.subn(r"(?<=reverse_proxy ).*(?= {)", upstreams, CADDYFILE)
        assert count == 1
        file = self._folder / "Caddyfile"
        file.write_text(settings + ours, encoding="utf-8")
        command = [program(), "run", "--adapter", "caddyfile", "--config", str(file)]
        environment = {**os.environ, "DOMAIN": "localhost", "HOME": str(self._folder)}
        self._log = (self._folder / "log").open("w")
        self._process = subprocess.Popen(command, env=environment, stderr=self._log)
        end = time.monotonic() + PATIENCE
        while not self._answers():
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < end, (self._folder / "log").read_text()
            time.sleep(0.1)

    def stop(self):
        self._process.terminate()
        self._process.wait(PATIENCE)
        self._log.close()

    def _answers(self):
        with suppress(httpx.TransportError, OSError):
            self.trust = ssl.create_default_context(cafile=str(self.root))
            httpx.get(self.origin, verify=self.trust)
            return True
        return False
