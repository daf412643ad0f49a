"""Writes docs/kit.md from the docstrings of the kit's sources.

python -m ludotheque.authors.kit_page > docs/kit.md
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from ludotheque import kit
from ludotheque.authors.contract_page import described, of_class, signature

HEAD = """# The kit

Code that games share; besides [the contract](contract.md) the only package that a game may import.
Generated from the docstrings of `ludotheque/kit` by
`python -m ludotheque.authors.kit_page > docs/kit.md`.
"""


def page() -> str:
    """The page as it should be."""
    sources = sorted(Path(str(kit.__file__)).parent.glob("[!_]*.py"))
    return "\n".join([HEAD, *[part for source in sources for part in _of_module(source)]])


def _of_module(source: Path) -> Iterator[str]:
    text = source.read_text(encoding="utf-8")
    module = ast.parse(text)
    yield f"## ludotheque.kit.{source.stem}\n\n{described(module)}\n"
    named = [node for node in module.body if isinstance(node, ast.AnnAssign)]
    lines = [text.splitlines()[node.lineno - 1] for node in named]
    if public := [line for line in lines if not line.startswith("_")]:
        yield "\n".join(["```python", *public, "```", ""])
    for node in module.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield of_class(_made(node), "###")
        elif isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield f"### {signature(node)}\n\n{described(node)}\n"


def _made(node: ast.ClassDef) -> ast.ClassDef:
    """The class, its `__init__` under the name by which it is called."""
    for method in node.body:
        if isinstance(method, ast.FunctionDef) and method.name == "__init__":
            method.name, method.returns = node.name, ast.Name(node.name)
    return node


if __name__ == "__main__":
    print(page(), end="")
