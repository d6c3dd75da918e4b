import { canRun } from './can-run';
import { defineSelection } from './define-selection';
import { linkInstead } from './link-instead';
import { bundleOf, findLive } from './load-bundle';

// `/embed/v1/selection.js`: a few kilobytes that any page may fetch on every visit, in the language of browsers of any
// age. Those that cannot run the widget get a link in its place.

const scripts = document.querySelectorAll<HTMLScriptElement>('script[src*="/embed/v1/selection.js"]');
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : scripts[0];
const site = /^https?:\/\/[^/]+/.exec(own ? own.src : '');

if (own && site) {
  const [origin] = site;
  if (!canRun()) linkInstead(origin);
  else if (!customElements.get('shixuan-selection'))
    defineSelection(
      origin,
      own.nonce || '',
      bundleOf(() => findLive(origin)),
    );
}
