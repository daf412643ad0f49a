/** The language of the pages and the texts of the frame. */

import type { FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from './protocol';
import { bundle, Speaker } from './speech';

export type Code = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Code, string> = {
  fr: 'Français',
  en: 'English',
  de: 'Deutsch',
};

const sources = import.meta.glob<string>('../../messages/frame.*.ftl', {
  query: '?raw',
  import: 'default',
});

const KEY = 'language';
const known = (code: string): code is Code => (LANGUAGES as readonly string[]).includes(code);

class Language {
  code = $state<Code>('en');
  private frame = $state.raw(new Speaker(bundle('en', '')));

  /** Begin with the chosen language, or the first that this browser asks for. */
  async start(): Promise<void> {
    // Another tab of this browser has chosen: all speak one language.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY && newValue && known(newValue)) void this.show(newValue);
    });
    const wanted = [localStorage.getItem(KEY) ?? '', ...navigator.languages];
    const codes = wanted.map((tag) => tag.slice(0, 2));
    await this.show(codes.find(known) ?? 'en');
  }

  async choose(code: Code): Promise<void> {
    localStorage.setItem(KEY, code);
    await this.show(code);
  }

  say(id: string, values: Record<string, FluentVariable> = {}): string {
    return this.frame.say(id, values);
  }

  private async show(code: Code): Promise<void> {
    const source = sources[`../../messages/frame.${code}.ftl`];
    if (!source) return;
    this.frame = new Speaker(bundle(code, await source()));
    this.code = code;
    document.documentElement.lang = code;
  }
}

export const language = new Language();

/** A text of the frame in the language of the pages. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  return language.say(id, values);
}
