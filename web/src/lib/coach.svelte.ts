/** The coach at one finished table: asked for piece after piece, while somebody looks. */

import * as api from './api';
import type { CoachPiece, Judged } from './protocol';

export class Coach {
  seat = $state<number | null>(null);
  first = $state.raw<CoachPiece | null>(null);
  judged = $state.raw<Judged[]>([]);
  refusal = $state.raw<api.Refusal | null>(null);

  constructor(private readonly table: string) {}

  get done(): boolean {
    return this.first !== null && this.judged.length === this.first.decisions.length;
  }

  /** Look through the game of a seat; whoever asks for another ends it. */
  async ask(seat: number): Promise<void> {
    this.seat = seat;
    this.first = null;
    this.judged = [];
    this.refusal = null;
    try {
      const first = await api.coach(this.table, seat, 0);
      if (this.seat !== seat) return;
      this.first = first;
      this.judged = first.judged;
      for (let piece = 1; piece < first.pieces; piece++) {
        const { judged } = await api.coach(this.table, seat, piece);
        if (this.seat !== seat) return;
        this.judged = [...this.judged, ...judged];
      }
    } catch (reason) {
      if (this.seat === seat) this.refusal = api.refusalOf(reason);
    }
  }

  /** Nobody looks any more. */
  leave(): void {
    this.seat = null;
  }
}
