/** Who I am here. A guest has a real session, made when one is first needed. */

import * as api from './api';
import { isolated } from './bidi';
import { t } from './language.svelte';
import { waiting } from './mine';
import { show } from './passkeys';
import type { Me } from './protocol';

const EVERY = 15_000; // milliseconds between two looks at my tables

/** Marks a browser that has a session; the session itself is a cookie no script can read. */
const MET = 'met';

/** Somebody who gave no name is a guest, to each reader in their own language. */
export const called = (name: string | null) => isolated(name ?? t('guest-name'));

/** The count of games that wait for me, on the icon of the installed app. */
function badge(me: Me | null): void {
  const count = waiting(me?.tables ?? []).length;
  const shown = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  void shown?.catch(() => undefined);
}

class Session {
  #me = $state.raw<Me | null>(null);

  get me(): Me | null {
    return this.#me;
  }
  set me(me: Me | null) {
    this.#me = me;
    badge(me);
  }

  /** What the server knows of me; null for somebody it has not met. */
  async refresh(): Promise<void> {
    if (!localStorage.getItem(MET)) return;
    try {
      const me = await api.me();
      if (localStorage.getItem(MET)) this.me = me; // or I have signed out meanwhile
    } catch (refusal) {
      if (!(refusal instanceof api.Refusal) || refusal.code !== 'not-signed-in') throw refusal;
      this.me = null;
      localStorage.removeItem(MET);
    }
  }

  /** Look again while the page is seen: from time to time, and when somebody comes back to it. */
  watch(): () => void {
    const look = () => {
      if (document.visibilityState === 'visible') void this.refresh().catch(() => undefined);
    };
    const timer = setInterval(look, EVERY);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      removeEventListener('focus', look);
    };
  }

  /** Make sure that I have a session; without a name, a guest's. */
  async begin(name?: string): Promise<void> {
    if (!this.me) await this.refresh();
    if (!this.me || (name && name !== this.me.name)) {
      this.meet(await api.enter(name || null));
    }
  }

  async becomeAccount(name: string, password: string): Promise<void> {
    await this.begin();
    this.meet(await api.becomeAccount(name, password));
  }

  async signIn(name: string, password: string): Promise<void> {
    this.meet(await api.signIn(name, password));
  }

  /** Sign in by a passkey; whoever changes their mind stays who they are. */
  async showPasskey(): Promise<void> {
    const me = await show();
    if (me) this.meet(me);
  }

  /** A new password by a code. */
  async recover(name: string, code: string, password: string): Promise<void> {
    this.meet(await api.recover(name, code, password));
  }

  async changePassword(password: string, next: string): Promise<void> {
    this.meet(await api.changePassword(password, next));
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.me = null;
    localStorage.removeItem(MET);
  }

  /** Delete me and all that is mine. */
  async delete(password: string): Promise<void> {
    await api.deleteAccount(password);
    this.me = null;
    localStorage.removeItem(MET);
  }

  private meet(me: Me): void {
    this.me = me;
    localStorage.setItem(MET, 'yes');
  }
}

export const session = new Session();
