/** What the site alone shows: foreign pages have no accounts, scroll by rules of their own, and need no link to the page about embedding. */
export const SchemeComments = (): null => null;
export const OpenComments = (): null => null;
export const SharedTask = (): null => null;
export const AnswerStrip = (): null => null;
export const EmbedLink = (): null => null;
