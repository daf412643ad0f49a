"""Traps of docs/compiled-rules.md that can be seen in the source: no compiled module has one."""

import ast
from pathlib import Path

import pytest

import ludotheque
from ludotheque.contract import Dice, Game, State

PACKAGE = Path(__file__).parents[2] / "src" / "ludotheque"
COMPILED = [
    path
    for pattern in ("contract.py", "dice.py", "kit/*.py", "games/*/*.py", "bots/*.py")
    for path in sorted(PACKAGE.glob(pattern))
]


def traps(source):
    """What is wrong, with its line."""
    tree = ast.parse(source)
    return sorted(
        (node.lineno, said) for node in ast.walk(tree) for said in [trap(node)] if said is not None
    )


def trap(node):
    match node:
        case ast.Assign(
            targets=[target],
            value=ast.Call(
                func=ast.Name(id="append"), args=[ast.Name() | ast.Attribute() as old, _]
            ),
        ):
            same = ast.unparse(target) == ast.unparse(old)
            return None if same else "two appends to one vec overwrite each other"
        case ast.Call(func=ast.Attribute(value=ast.Name(id="copy"), attr="copy" | "deepcopy")):
            return "a vec is shared until it is sliced"
        case ast.FunctionDef(name="copy") if shared(node):
            return f"a vec is shared until it is sliced: {shared(node)}"
        case ast.FunctionDef(decorator_list=[ast.Name(id="abstractmethod")], body=body):
            raises = isinstance(body[-1], ast.Raise)
            return None if raises else "an abstract method raises"
    return None


def shared(function):
    """A field that a copy takes over by assignment though the class slices it elsewhere."""
    sliced, taken = set(), set()
    for node in ast.walk(function):
        match node:
            case ast.Subscript(value=ast.Attribute(attr=name), slice=ast.Slice()):
                sliced.add(name)
            case ast.Assign(value=ast.Attribute(value=ast.Name(id="self"), attr=name)):
                taken.add(name)
    return sorted(sliced & taken)


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_trap_is_stepped_in(path):
    assert traps(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("longer = append(base, 1)", "two appends to one vec overwrite each other"),
        ("twin = copy.copy(state)", "a vec is shared until it is sliced"),
        (
            "def copy(self):\n    twin.bag = self.bag\n    twin.bag = self.bag[:]",
            "a vec is shared until it is sliced: ['bag']",
        ),
        ("@abstractmethod\ndef legal(self): ...", "an abstract method raises"),
    ],
)
def test_a_planted_trap_is_seen(source, said):
    assert [why for _, why in traps(source)] == [said]


def test_there_is_something_to_look_at():
    assert ludotheque.__doc__
    assert len(COMPILED) > 60


@pytest.mark.parametrize("kind", [Dice, State, Game])
def test_mypyc_need_not_doubt_that_attributes_are_set(kind):
    """It does in every class below one with a metaclass, and asks whenever one is used."""
    assert type(kind) is type
