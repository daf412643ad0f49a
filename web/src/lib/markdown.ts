/** The little Markdown that rulebooks use, as a tree: pages never insert raw HTML. */

import type { RuleRow } from './protocol';

export type Mark = Exclude<RuleRow['kind'], 'rule'>;
export type Inline = { kind: 'text' | 'strong' | 'em' | 'mark'; text: string };
export type Block =
  | { kind: 'p'; text: Inline[] }
  | { kind: 'list'; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const MARKS: Mark[] = ['ruling', 'errata', 'option', 'fact', 'tip'];
const INLINE = /\*\*(?<strong>.+?)\*\*|\*(?<em>.+?)\*|\[(?<mark>ruling|errata|option|fact|tip)\]/g;

export function blocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(block);
}

function block(source: string): Block {
  const lines = source.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return table(lines);
  if (lines.every((line) => /^[-*] /.test(line))) {
    return { kind: 'list', items: lines.map((line) => inline(line.slice(2))) };
  }
  return { kind: 'p', text: inline(lines.join(' ')) };
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => inline(cell.trim()));
  const [head = '', , ...rows] = lines;
  return { kind: 'table', head: cells(head), rows: rows.map(cells) };
}

export function inline(source: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: 'text', text: source.slice(from, match.index) });
    for (const [kind, text] of Object.entries(match.groups ?? {})) {
      if (text !== undefined) found.push({ kind: kind as Inline['kind'], text });
    }
    from = match.index + match[0].length;
  }
  if (from < source.length) found.push({ kind: 'text', text: source.slice(from) });
  return found;
}

/** The marks of rows and those within their texts, each once, in the order of the words for them. */
export function marks(rows: Pick<RuleRow, 'kind' | 'text'>[]): Mark[] {
  const found = new Set(rows.map((row) => row.kind as string));
  for (const row of rows) {
    for (const piece of inline(row.text)) if (piece.kind === 'mark') found.add(piece.text);
  }
  return MARKS.filter((mark) => found.has(mark));
}
