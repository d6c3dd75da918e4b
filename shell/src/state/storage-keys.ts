// Apart from the values, whose schemas the page's first script does not have yet.

/** In the browser's storage: `true` once the visitor chose 不再显示. */
export const ABOUT_KEY = 'isAbout';

/** In the tab's storage: what was typed before a login reloaded the page. */
export const TYPED_KEY = 'typed';

/** In the browser's storage: who is logged in. */
export const USER_KEY = 'user';

/** In the browser's storage: the comparison list. */
export const CONTRASTS_KEY = 'contrasts';

/** In the browser's storage: the language that the visitor chose. */
export const LANGUAGE_KEY = 'language';
