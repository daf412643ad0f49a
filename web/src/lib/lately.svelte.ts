/** What happened at a table since I last looked at it, in this browser. */

const KEY = 'looked';
const KEPT = 100; // tables

export class Lately {
  /** The version I saw last before I was away; null when I have missed nothing. */
  since = $state<number | null>(null);
  private away = true;

  constructor(private readonly table: string) {}

  /** The table stands at this version now; nobody looks at a hidden page. */
  look(version: number, visible: boolean): void {
    if (!visible) {
      this.away = true;
      return;
    }
    const last = lastSeen(this.table);
    if (this.away && last !== null && last < version) this.since = last;
    this.away = false;
    if (last !== version) keep(this.table, version);
  }

  /** I know now. */
  dismiss(): void {
    this.since = null;
  }
}

function lastSeen(table: string): number | null {
  return seen().find(([id]) => id === table)?.[1] ?? null;
}

function keep(table: string, version: number): void {
  const others = seen().filter(([id]) => id !== table);
  localStorage.setItem(KEY, JSON.stringify([...others.slice(1 - KEPT), [table, version]]));
}

function seen(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
