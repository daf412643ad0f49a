/** How somebody likes to play, kept in this browser. */

import type { BotPace } from './protocol';

/** When a choice is asked about before it is done: always, where it is dangerous, or never. */
export type Asking = 'always' | 'risky' | 'never';
export const ASKINGS: readonly Asking[] = ['always', 'risky', 'never'];
export const PACES: readonly BotPace[] = ['now', 'brisk', 'slow'];

interface Kept {
  asking: Asking;
  /** How fast bots answer where nobody else waits for them. */
  bots: BotPace;
  motion: boolean;
  /** Do by itself what leaves no choice. */
  skip: boolean;
  /** Say what the rules say about each decision. */
  teach: boolean;
}
const KEY = 'preferences';
const USUAL: Kept = { asking: 'risky', bots: 'brisk', motion: true, skip: false, teach: false };

class Preferences {
  private kept = $state.raw<Kept>(read());

  constructor() {
    this.show();
  }

  get asking(): Asking {
    return this.kept.asking;
  }

  get bots(): BotPace {
    return this.kept.bots;
  }

  get motion(): boolean {
    return this.kept.motion;
  }

  get skip(): boolean {
    return this.kept.skip;
  }

  get teach(): boolean {
    return this.kept.teach;
  }

  set(changes: Partial<Kept>): void {
    this.kept = { ...this.kept, ...changes };
    localStorage.setItem(KEY, JSON.stringify(this.kept));
    this.show();
  }

  /** Style sheets are told too. */
  private show(): void {
    document.documentElement.dataset.motion = this.kept.motion ? 'on' : 'off';
  }
}

function read(): Kept {
  try {
    const { asking, bots, motion, skip, teach }: Partial<Kept> = JSON.parse(
      localStorage.getItem(KEY) ?? '{}',
    );
    return {
      asking: ASKINGS.find((known) => known === asking) ?? USUAL.asking,
      bots: PACES.find((known) => known === bots) ?? USUAL.bots,
      motion: motion ?? USUAL.motion,
      skip: skip ?? USUAL.skip,
      teach: teach ?? USUAL.teach,
    };
  } catch {
    return USUAL;
  }
}

export const preferences = new Preferences();
