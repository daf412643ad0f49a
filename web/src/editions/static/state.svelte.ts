/** How the host of the games is, as the page says it. */

export type Phase = 'loading' | 'elsewhere' | 'newer' | 'failed' | 'ready';

class State {
  phase = $state<Phase>('loading');
  share = $state(0);
  /** Whether the last thing that was done could not be kept. */
  unkept = $state(false);
}

export const state = new State();
