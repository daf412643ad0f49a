"""Carries out the cells of a notebook one after the other, as Jupyter would.

`python -m tests.lab.notebook` carries examples/lab.ipynb out and writes what it shows into it.
"""

import ast
import base64
import io
import json
from contextlib import redirect_stdout
from pathlib import Path

import matplotlib as mpl

mpl.use("agg")
from matplotlib import pyplot as plt

PATH = Path(__file__).parents[2] / "examples" / "lab.ipynb"


def read(path=PATH):
    return json.loads(path.read_text(encoding="utf-8"))


def carry_out(notebook):
    """The names that its cells have defined; every code cell gets its outputs."""
    names = {"__name__": "__main__"}
    count = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            count += 1
            cell["execution_count"] = count
            cell["outputs"] = _shown("".join(cell["source"]), names, count)
    return names


def _shown(source, names, count):
    """What is printed, drawn, and the value of a last line."""
    *first, last = ast.parse(source).body
    ends_in_value = isinstance(last, ast.Expr)
    body = ast.Module(first if ends_in_value else [*first, last], [])
    printed, value = io.StringIO(), None
    with redirect_stdout(printed):
        exec(compile(body, "a cell", "exec"), names)
        if ends_in_value:
            value = eval(compile(ast.Expression(last.value), "a cell", "eval"), names)
    outputs = []
    if text := printed.getvalue():
        outputs.append({"name": "stdout", "output_type": "stream", "text": _lines(text)})
    if value is not None:
        kind = {"execution_count": count, "output_type": "execute_result"}
        outputs.append({"data": {"text/plain": _lines(repr(value))}, "metadata": {}, **kind})
    return outputs + [_drawn(number) for number in plt.get_fignums()]


def _drawn(number):
    picture = io.BytesIO()
    plt.figure(number).savefig(picture, format="png", dpi=80, metadata={"Software": None})
    plt.close(number)
    data = {"image/png": base64.b64encode(picture.getvalue()).decode()}
    return {"data": data, "metadata": {}, "output_type": "display_data"}


def _lines(text):
    return text.splitlines(keepends=True)


def main():
    notebook = read()
    carry_out(notebook)
    PATH.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
