"""Writes docs/contract.md from the docstrings of the contract's source; kit_page.py the kit's.

    python -m ludotheque.authors.contract_page > docs/contract.md

Compiled modules have no docstrings; their sources lie beside them.
"""

import ast
from pathlib import Path

from ludotheque import contract

HEAD = """# The contract

The interface of a game. A game imports only this and `ludotheque.kit`. Generated from the
docstrings of `ludotheque/contract.py` by
`python -m ludotheque.authors.contract_page > docs/contract.md`.

A **required** method must be implemented: without it the game is not loaded, or fails the suite. An
**optional** one has the default described here.
"""


def page() -> str:
    """The page as it should be."""
    source = Path(str(contract.__file__)).parent / "contract.py"
    module = ast.parse(source.read_text(encoding="utf-8"))
    classes = [node for node in module.body if isinstance(node, ast.ClassDef)]
    parts = [HEAD, _constants(module)]
    parts += [of_class(node, "##") for node in classes if not node.name.startswith("_")]
    return "\n".join(parts)


def _constants(module: ast.Module) -> str:
    """Constants and kinds of data, each with the comment above it."""
    lines = Path(str(contract.__file__)).parent.joinpath("contract.py").read_text().splitlines()
    rows = ["## Words and facts", ""]
    for node in module.body:
        line = lines[node.lineno - 1]
        if isinstance(node, ast.Assign | ast.AnnAssign) and not line.startswith("_"):
            above = lines[node.lineno - 2]
            comment = f": {above[2:]}" if above.startswith("# ") else ""
            rows.append(f"- `{line}`{comment}")
    return "\n".join([*rows, ""])


def of_class(node: ast.ClassDef, marks: str) -> str:
    """A class under a heading of so many marks, its methods below it."""
    rows = [f"{marks} {node.name}", "", described(node), ""]
    methods = [one for one in node.body if isinstance(one, ast.FunctionDef)]
    for method in methods:
        if not method.name.startswith("_"):
            need = ""
            if method.name != node.name and any(map(_is_required, methods)):
                need = " *(required)*" if _is_required(method) else " *(optional)*"
            rows += [f"{marks}# {signature(method)}{need}", ""]
            rows += [described(method), ""] if described(method) else []
    return "\n".join(rows)


def signature(function: ast.FunctionDef) -> str:
    """How a function is called, and what it returns."""
    given = ast.unparse(function.args).removeprefix("self").lstrip(", ")
    result = ast.unparse(function.returns) if function.returns else "None"
    return f"`{function.name}({given}) -> {result}`"


def _is_required(method: ast.FunctionDef) -> bool:
    return any(ast.unparse(mark) == "abstractmethod" for mark in method.decorator_list)


def described(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """Its docstring."""
    return ast.get_docstring(node) or ""


if __name__ == "__main__":
    print(page(), end="")
