/** The language of the pages and the texts of the frame. */

import type { FluentVariable } from '@fluent/bundle';
import { bundle, Speaker } from './speech';

export const LANGUAGES = { fr: 'Français', en: 'English', de: 'Deutsch' } as const;
export type Code = keyof typeof LANGUAGES;

const sources = import.meta.glob<string>('../../messages/frame.*.ftl', {
  query: '?raw',
  import: 'default',
});

class Language {
  code = $state<Code>('en');
  private frame = $state.raw(new Speaker(bundle('en', '')));

  /** Begin with the chosen language, or the first that this browser asks for. */
  async start(): Promise<void> {
    const wanted = [localStorage.getItem('language') ?? '', ...navigator.languages];
    const codes = wanted.map((tag) => tag.slice(0, 2));
    await this.show((codes.find((code) => code in LANGUAGES) ?? 'en') as Code);
  }

  async choose(code: Code): Promise<void> {
    localStorage.setItem('language', code);
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
