/**
 * A choice on its way from a glance to a deed. Looking at an action (pointer over it,
 * focus on it) asks for its preview. Choosing does it at once, unless the preview warns of
 * something or a finger touched it; and whoever likes is asked always, or never.
 */

import type { Asking } from './preferences.svelte';
import type { SeenPreview, Words } from './protocol';

/** What a choice needs of the table. */
export interface Deeds {
  act(action: Words): Promise<void>;
  preview(action: Words): Promise<SeenPreview | null>;
  failed(reason: unknown): void;
}

/** How long a pointer rests before a preview is asked for. */
const GLANCE = 70;
/** How long it stays in sight afterwards: on the way to the next choice nothing flickers. */
const LINGER = 140;

export class Choice {
  /** A few actions to choose among, for instance all flights to one lot. */
  offered = $state.raw<Words[] | null>(null);
  /** The action that waits to be confirmed. */
  chosen = $state.raw<Words | null>(null);
  busy = $state(false);
  private looked = $state.raw<Words | null>(null);
  private known = $state.raw<ReadonlyMap<string, SeenPreview>>(new Map());
  private glance: ReturnType<typeof setTimeout> | undefined;
  private touching = false;
  private position = 0;

  constructor(
    private readonly deeds: Deeds,
    private readonly warns: (preview: SeenPreview) => boolean,
    private readonly asking: () => Asking = () => 'risky',
  ) {}

  /** The action in sight: the one to confirm, else the one looked at. */
  get action(): Words | null {
    return this.chosen ?? this.looked;
  }

  get preview(): SeenPreview | null {
    return this.action ? (this.known.get(this.action.join(' ')) ?? null) : null;
  }

  /** A new position: nothing is chosen, nothing foreseen. */
  reset(): void {
    clearTimeout(this.glance);
    this.offered = this.chosen = this.looked = null;
    this.known = new Map();
    this.busy = false;
    this.position++;
  }

  /** A finger has no resting place to look from, so its first touch only looks. */
  pointed(kind: string): void {
    this.touching = kind === 'touch';
  }

  look(action: Words | null): void {
    clearTimeout(this.glance);
    if (!action) {
      this.glance = setTimeout(() => (this.looked = null), LINGER);
      return;
    }
    this.looked = action;
    if (!this.known.has(action.join(' '))) {
      this.glance = setTimeout(() => void this.foresee(action), GLANCE);
    }
  }

  /**
   * Choose one of these; several are offered as a short list. What is the `only` thing to
   * do needs no second touch.
   */
  async choose(actions: Words[], only = false): Promise<void> {
    const [action, ...others] = actions;
    if (!action || this.busy) return;
    if (others.length) {
      this.chosen = null;
      this.offered = actions;
      this.look(action);
      return;
    }
    const { touching, position } = this;
    this.looked = action;
    const preview = await this.foresee(action);
    if (position !== this.position) return;
    if (this.mustAsk(preview, touching && !only)) this.chosen = action;
    else await this.send(action);
  }

  /** Do it without a question. */
  async perform(action: Words): Promise<void> {
    if (!this.busy) await this.send(action);
  }

  /** Do what leaves no choice, unless it is dangerous or holds a surprise. */
  async skip(action: Words): Promise<void> {
    const { position } = this;
    const preview = await this.foresee(action);
    if (position !== this.position || !preview?.complete || this.warns(preview)) return;
    await this.perform(action);
  }

  async confirm(): Promise<void> {
    if (this.chosen) await this.send(this.chosen);
  }

  /** One step back; false when there was none to take. */
  back(): boolean {
    if (this.chosen) this.chosen = null;
    else if (this.offered) this.offered = null;
    else return false;
    this.looked = null;
    return true;
  }

  private mustAsk(preview: SeenPreview | null, touched: boolean): boolean {
    const asking = this.asking();
    if (asking !== 'risky') return asking === 'always';
    return touched || !preview || this.warns(preview);
  }

  private async foresee(action: Words): Promise<SeenPreview | null> {
    const key = action.join(' ');
    const { position } = this;
    const preview = this.known.get(key) ?? (await this.deeds.preview(action).catch(() => null));
    if (preview && position === this.position) this.known = new Map(this.known).set(key, preview);
    return preview;
  }

  private async send(action: Words): Promise<void> {
    this.busy = true;
    try {
      await this.deeds.act(action);
    } catch (reason) {
      this.busy = false;
      this.deeds.failed(reason);
    }
  }
}
