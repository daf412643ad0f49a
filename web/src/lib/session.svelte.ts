/** Who I am here. A guest has a real session, made when one is first needed. */

import * as api from './api';
import { t } from './language.svelte';
import type { Me } from './protocol';

class Session {
  me = $state.raw<Me | null>(null);

  /** What the server knows of me; null for somebody it has not met. */
  async refresh(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (refusal) {
      if (!(refusal instanceof api.Refusal) || refusal.code !== 'not-signed-in') throw refusal;
      this.me = null;
    }
  }

  /** Make sure that I have a session; without a name, a guest's. */
  async begin(name?: string): Promise<void> {
    if (!this.me) await this.refresh();
    if (!this.me || (name && name !== this.me.name)) {
      this.me = await api.signIn(name ?? t('guest-name'));
    }
  }
}

export const session = new Session();
