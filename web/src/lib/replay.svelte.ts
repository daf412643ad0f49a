/** A game looked through again: its moments, fetched when they are wanted and kept. */

import * as api from './api';
import type { Moment, SeenStep } from './protocol';

export class Replay {
  shown = $state.raw<Moment | null>(null);
  /** The step that has just been taken, to be shown in motion; none after a jump. */
  news = $state.raw<SeenStep[]>([]);
  refusal = $state.raw<api.Refusal | null>(null);
  private readonly kept = new Map<string, Promise<Moment>>();
  private wanted = '';

  constructor(private readonly table: string) {}

  /** Show a moment; `next` is the one that will be asked for after it. */
  async show(version: number, eyes: number | null, next: number | null): Promise<void> {
    const wanted = `${version} ${eyes}`;
    this.wanted = wanted;
    try {
      const moment = await this.fetch(version, eyes);
      if (this.wanted !== wanted) return;
      const before = this.shown?.view.version ?? version;
      this.news = before < version && before + 2 >= version ? [moment.step] : [];
      this.shown = moment;
      this.refusal = null;
      if (next !== null) void this.fetch(next, eyes).catch(() => undefined);
    } catch (reason) {
      if (this.wanted === wanted) this.refusal = api.refusalOf(reason);
    }
  }

  private fetch(version: number, eyes: number | null): Promise<Moment> {
    const key = `${version} ${eyes}`;
    const known = this.kept.get(key);
    if (known) return known;
    const asked = api.moment(this.table, version, eyes);
    this.kept.set(key, asked);
    asked.catch(() => this.kept.delete(key));
    return asked;
  }
}
