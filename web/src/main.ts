import { mount } from 'svelte';
import App from './App.svelte';
import './tokens.css';
import './base.css';
import { language } from './lib/language.svelte';
import { router } from './lib/router.svelte';

await language.start();
router.start();
mount(App, { target: document.getElementById('app')! });
