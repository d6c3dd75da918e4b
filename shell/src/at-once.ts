import { ABOUT_ID, openAtOnce } from './features/about/open-at-once';
import { startPreloads } from './lib/drawn-preloads';
import { keepEarlyPress } from './lib/early-press';
import { startSheets } from './lib/late-sheets';
import { onceParsed } from './lib/once-parsed';
import { onceShown } from './lib/once-shown';

// What a page that the server has drawn runs first, from a file of its own: the page's script is a hundred times as large.

keepEarlyPress();
onceParsed(ABOUT_ID, openAtOnce);
onceShown(() => void startPreloads().then(startSheets));
