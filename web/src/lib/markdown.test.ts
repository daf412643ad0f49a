import { expect, it } from 'vitest';
import { blocks, inline, marks } from './markdown';

it('reads emphasis and marks', () => {
  expect(inline('A **b** *c* [ruling] d')).toEqual([
    { kind: 'text', text: 'A ' },
    { kind: 'strong', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'em', text: 'c' },
    { kind: 'text', text: ' ' },
    { kind: 'mark', text: 'ruling' },
    { kind: 'text', text: ' d' },
  ]);
});

it('keeps what only looks like markup', () => {
  expect(inline('3 * 3 <b> [other]')).toEqual([{ kind: 'text', text: '3 * 3 <b> [other]' }]);
});

it('reads paragraphs, lists and tables', () => {
  const [first, second, third] = blocks('One\ntwo\n\n- a\n- b\n\n| h | i |\n|---|---|\n| 1 | 2 |');
  expect(first).toEqual({ kind: 'p', text: [{ kind: 'text', text: 'One two' }] });
  expect(second).toMatchObject({ kind: 'list', items: [[{ text: 'a' }], [{ text: 'b' }]] });
  expect(third).toMatchObject({ kind: 'table', head: [[{ text: 'h' }], [{ text: 'i' }]] });
});

it('lists the marks of rows once, in one order', () => {
  const rows = [
    { kind: 'rule', text: 'a [option] b [ruling] c' },
    { kind: 'ruling', text: 'd' },
    { kind: 'tip', text: 'e [other]' },
  ] as const;
  expect(marks([...rows])).toEqual(['ruling', 'option', 'tip']);
  expect(marks([{ kind: 'rule', text: 'plain' }])).toEqual([]);
});
