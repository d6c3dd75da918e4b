import createDOMPurify from 'dompurify';
import { sanitiseTexts } from '../lib/trusted-types';

/** Sanitises the HTML that remotes write as texts. Loaded only for remotes that name no policies of their own. */
export function sanitiseHtml(): void {
  // An instance of its own: hooks that others set do not change it.
  const purifier = createDOMPurify(window);
  sanitiseTexts(html => purifier.sanitize(html, { ADD_ATTR: ['target'] }));
}
