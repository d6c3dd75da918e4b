import type { FederatedSelectionProps, SelectionEventMap } from '@shixuan/embed-types';
import { canRun } from '../loader/can-run';
import { defineSelection } from '../loader/define-selection';
import { siteLink } from '../loader/link-instead';
import { bundleOf } from '../loader/load-bundle';
import { setProps } from './set-props';

// The build writes in where the bundle of the same version is, and what it must hash to.
declare const __BUNDLE__: { file: string; integrity: string };

const own = document.currentScript instanceof HTMLScriptElement ? document.currentScript : null;

/**
 * The script that the container came in, remembered while it ran: its folder, which is the version's, with a slash at the
 * end, and the nonce of the page's content security policy. Both are empty where it was not run as a script.
 */
const ownScript = { folder: own ? own.src.replace(/[^/]*$/, '') : '', nonce: own ? own.nonce || '' : '' };

const listeners = [
  ['selection-ready', 'onReady'],
  ['selection-change', 'onChange'],
  ['selection-result', 'onResult'],
  ['selection-pick', 'onPick'],
  ['selection-compare', 'onCompare'],
  ['selection-navigate', 'onNavigate'],
  ['selection-error', 'onError'],
] as const satisfies readonly (readonly [keyof SelectionEventMap, keyof FederatedSelectionProps])[];

/** Defines the element once per page; the container and the script may both be loaded. */
function define(site: string): void {
  if (customElements.get('shixuan-selection')) return;
  const bundle = { url: ownScript.folder + __BUNDLE__.file, integrity: __BUNDLE__.integrity };
  defineSelection(
    site,
    ownScript.nonce,
    bundleOf(() => Promise.resolve(bundle)),
  );
}

export interface HeldElement {
  element: HTMLElement;
  set(props: FederatedSelectionProps): void;
}

/**
 * An element whose attributes follow the properties of a component; a link in browsers that cannot run it.
 * @throws Error in Chinese when the container was not run as a script: it then knows no site
 */
export function holdElement(): HeldElement {
  const [site] = /^https?:\/\/[^/]+/.exec(ownScript.folder) || [];
  if (!site) throw new Error('视选的容器应作为脚本加载（manifest 中的 type 为 global），不能用 import() 加载。');
  if (!canRun()) return { element: siteLink(site, null), set: () => undefined };
  define(site);
  const element = document.createElement('shixuan-selection');
  let now: FederatedSelectionProps = {};
  for (const [type, name] of listeners) {
    element.addEventListener(type, event => {
      const listener: unknown = now[name];
      if (typeof listener === 'function') listener(event);
    });
  }
  return {
    element,
    set(props) {
      setProps(element, props, now);
      now = props;
    },
  };
}
