import { mount } from 'svelte';
import './kit/fonts.css';
import './kit/tokens.css';
import './kit/base.css';
import './kit/motion.css';
import App from './App.svelte';
import { followLanguage } from './i18n/text.svelte';
import { stayReadable } from './offline/offline';
import { loadSprite } from './kit/sprite';
import { startRouter } from './router.svelte';
import { keepSettings } from './settings/settings.svelte';

keepSettings();
startRouter();
void loadSprite();
stayReadable();
// The first words come before the first picture, so that nobody reads a key.
await followLanguage();
mount(App, { target: document.getElementById('app') as HTMLElement });
