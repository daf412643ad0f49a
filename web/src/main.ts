import { start } from '$edition/start';
import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import { language } from './lib/language.svelte';
import { router } from './lib/router.svelte';
import NoTexts from './parts/NoTexts.svelte';

async function main(target: HTMLElement): Promise<void> {
  try {
    await language.start();
  } catch {
    mount(NoTexts, { target });
    return;
  }
  await start(target);
  router.start();
  mount(App, { target });
}

void main(document.getElementById('app')!);
