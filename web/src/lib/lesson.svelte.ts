/** A tutorial on its way: the moment it stands at, and what the learner is to do there. */

import type { SeenStep, Tutorial, TutorialStep, Words } from './protocol';

export class Lesson {
  at = $state(0);
  /** What was chosen instead of what is asked for. */
  slip = $state.raw<Words | null>(null);
  looked = $state.raw<Words | null>(null);
  /** The steps to be shown in motion; none when going back. */
  news = $state.raw<SeenStep[]>([]);

  constructor(readonly tutorial: Tutorial) {}

  get step(): TutorialStep {
    return this.tutorial.steps[this.at]!;
  }

  get count(): number {
    return this.tutorial.steps.length;
  }

  get over(): boolean {
    return this.at === this.count - 1 && this.step.do === null;
  }

  /** The action in sight: the one looked at; only the one asked for is foretold. */
  get sight() {
    const action = this.looked;
    return action && { action, preview: this.asked(action) ? this.step.preview : null };
  }

  /** What can be chosen now: nothing while there is only something to read. */
  get actions(): Words[] {
    return this.step.do ? this.step.view.actions : [];
  }

  /** Choose one of these: the one that is asked for, or get a friendly word. */
  choose(actions: Words[]): void {
    if (actions.some((action) => this.asked(action))) this.go(this.at + 1);
    else if (this.step.do) this.slip = actions[0] ?? null;
  }

  look(action: Words | null): void {
    this.looked = action;
  }

  go(to: number): void {
    if (to < 0 || to >= this.count) return;
    this.news = to === this.at + 1 ? this.tutorial.steps[to]!.steps : [];
    this.at = to;
    this.slip = this.looked = null;
  }

  private asked(action: Words): boolean {
    return this.step.do !== null && this.step.do.join(' ') === action.join(' ');
  }
}
