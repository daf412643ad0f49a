"""The toy game of the docs, as a title that is not on the shelf."""

import importlib.util
import sys

import msgspec
import pytest

from ludotheque.registry import About, Title

from ..toy import write_files  # noqa: TID252


@pytest.fixture(scope="session")
def pebbles(tmp_path_factory):
    folder = tmp_path_factory.mktemp("toy")
    write_files(folder)
    package = folder / "pebbles"
    spec = importlib.util.spec_from_file_location("toy_pebbles", package / "__init__.py")
    module = importlib.util.module_from_spec(spec)
    sys.modules["toy_pebbles"] = module
    spec.loader.exec_module(module)
    about = msgspec.toml.decode((package / "about.toml").read_bytes(), type=About)
    return Title(about, module.game, package)
