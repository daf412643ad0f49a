import { start } from '$edition/start';
import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import { language } from './lib/language.svelte';
import { router } from './lib/router.svelte';

async function main(target: HTMLElement): Promise<void> {
  await language.start();
  await start(target);
  router.start();
  mount(App, { target });
}

void main(document.getElementById('app')!);
