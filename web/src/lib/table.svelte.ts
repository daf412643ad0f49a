/** One table as this browser knows it, kept up to date by its line. */

import * as api from './api';
import { joined } from './log';
import type { Lobby, SeenPreview, SeenStep, Update, View, Words } from './protocol';
import { Line, type Light } from './socket';

export class LiveTable {
  lobby = $state.raw<Lobby | null>(null);
  view = $state.raw<View | null>(null);
  steps = $state.raw<SeenStep[]>([]);
  /** The steps that have just arrived; empty after a first load, which shows no motion. */
  news = $state.raw<SeenStep[]>([]);
  light = $state<Light>('connecting');
  thinking = $state<number | null>(null);
  refusal = $state.raw<api.Refusal | null>(null);
  private readonly line: Line;

  constructor(id: string) {
    this.line = new Line(() => api.socket(id), {
      update: (update) => this.replace(update),
      lobby: (lobby) => (this.lobby = lobby),
      thinking: (seat) => (this.thinking = seat),
      light: (light) => (this.light = light),
      refused: (refusal) => (this.refusal = refusal),
    });
  }

  /** Connect; the function that is returned hangs up. */
  open(): () => void {
    const hurry = () => document.visibilityState === 'visible' && this.line.hurry();
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    this.line.open();
    return () => {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      this.line.close();
    };
  }

  async act(action: Words): Promise<void> {
    await this.line.ask({ type: 'act', id: api.random(), version: this.line.version, action });
  }

  async undo(wholeTurn: boolean): Promise<void> {
    await this.line.ask({ type: 'undo', id: api.random(), version: this.line.version, wholeTurn });
  }

  async preview(action: Words): Promise<SeenPreview | null> {
    const asked = {
      type: 'preview',
      id: api.random(),
      version: this.line.version,
      action,
    } as const;
    const answer = await this.line.ask(asked);
    return answer.type === 'preview' ? answer.preview : null;
  }

  async order(order: Words): Promise<void> {
    await this.line.ask({ type: 'order', id: api.random(), version: this.line.version, order });
  }

  /** The rule that forbids the action, or null when it is allowed. */
  async why(action: Words): Promise<string | null> {
    const answer = await this.line.ask({
      type: 'why',
      id: api.random(),
      version: this.line.version,
      action,
    });
    return answer.type === 'why' ? answer.rule : null;
  }

  /** Fetch older steps of the log; says whether there were any. */
  async older(): Promise<boolean> {
    const before = this.steps[0]?.version ?? 0;
    const answer = await this.line.ask({ type: 'log', id: api.random(), before });
    if (answer.type !== 'log') return false;
    this.steps = joined(this.steps, answer.steps);
    return answer.steps.length > 0;
  }

  private replace({ lobby, view, steps }: Update): void {
    this.news = this.view ? steps : [];
    this.lobby = lobby;
    this.view = view;
    this.steps = joined(this.steps, steps);
    this.thinking = null;
  }
}
