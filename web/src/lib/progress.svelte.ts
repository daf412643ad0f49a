/** My games looked through by the coach, one after the other, while somebody looks. */

import * as api from './api';
import { language } from './language.svelte';
import type { Progress, UnseenGame } from './protocol';

/** Points of a hundred, as the reader writes them: to a tenth, for finer they are not known. */
export const rounded = (points: number): string =>
  points.toLocaleString(language.code, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export class Looking {
  progress = $state.raw<Progress | null>(null);
  running = $state(false);
  /** Why it does not go on. */
  refusal = $state.raw<api.Refusal | null>(null);
  /** Games that could not be looked through. */
  skipped = $state(0);

  async refresh(): Promise<void> {
    try {
      this.progress = await api.progress();
    } catch (reason) {
      this.refusal = api.refusalOf(reason);
    }
  }

  /** Look through what was not seen yet; what was found is kept, whenever somebody leaves. */
  async begin(): Promise<void> {
    if (this.running) return;
    this.running = true;
    this.refusal = null;
    this.skipped = 0;
    for (const game of this.progress?.unseen ?? []) {
      await this.lookThrough(game).catch((reason) => this.fail(reason));
      if (!this.running) return;
      await this.refresh();
    }
    this.running = false;
  }

  stop(): void {
    this.running = false;
  }

  private async lookThrough({ table, seats }: UnseenGame): Promise<void> {
    for (const seat of seats) {
      let pieces = 1;
      for (let piece = 0; piece < pieces && this.running; piece++) {
        ({ pieces } = await api.coach(table, seat, piece));
      }
    }
  }

  /** One game may be too old for the rules of today; too many at once end it for all. */
  private fail(reason: unknown): void {
    const refusal = api.refusalOf(reason);
    if (refusal.code === 'too-many-requests') {
      this.refusal = refusal;
      this.running = false;
    } else {
      this.skipped++;
    }
  }
}
