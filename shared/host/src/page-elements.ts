// Ids of the elements in which a page carries what the server knows. The server writes them, the shell reads them; versions of both that
// are live at the same time share them, so an id never changes.

/** Inert JSON: `ResolvedRegistry`. */
export const REGISTRY_ELEMENT = 'site-registry';

/** Inert JSON: `Seed`, answers of calls that the page begins with. */
export const SEED_ELEMENT = 'site-seed';

/** Inert JSON of a page that the server has drawn: what it was drawn from. */
export const DRAWN_ELEMENT = 'site-drawn';

/** The elements with JSON. */
export type PageDataElement = typeof REGISTRY_ELEMENT | typeof SEED_ELEMENT | typeof DRAWN_ELEMENT;

/** Template that marks a drawn page until it works. Preloads in it are started by the page's first script; the server writes none. */
export const PRELOADS_ELEMENT = 'site-preloads';
/** Attribute of the document element of a drawn page while its pictures wait for its code. */
export const LATE_PICTURES = 'data-late-pictures';

/** Template with links to files that the page fetches once it works. */
export const LATER_ELEMENT = 'site-later';
