import { defineSelection } from './define-selection';
import { linkInstead } from './link-instead';

// `/embed/v1/selection.js`: a few kilobytes that any page may fetch on every visit, in the language of browsers of any
// age. Those that cannot run the widget get a link in its place.

const scripts = document.querySelectorAll<HTMLScriptElement>('script[src*="/embed/v1/selection.js"]');
const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : scripts[0];
const site = /^https?:\/\/[^/]+/.exec(own ? own.src : '');
/** What the element and the module behind it are made of; the youngest of it is from 2021 to 2023, by browser. */
const able =
  'customElements' in window &&
  'noModule' in document.createElement('script') &&
  'replaceSync' in CSSStyleSheet.prototype &&
  'hasOwn' in Object;

if (own && site) {
  if (!able) linkInstead(site[0]);
  else if (!customElements.get('shixuan-selection')) defineSelection(site[0], own.nonce || '');
}
