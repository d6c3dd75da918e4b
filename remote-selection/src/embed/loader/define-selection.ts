import type { SelectionMode, SelectionState, SelectionTexts, ShixuanSelectionElement } from '@shixuan/embed-types';
import { scriptPolicy } from '../../lib/script-policy';
import type { Mount, Mounted } from '../contract';
import { siteLink } from './link-instead';
import type { ScriptRules } from './run-checked';

/** Soon enough that the widget is there when it is scrolled to. */
const NEAR = '300px';

const words = { loading: '选型助手正在加载…', loadFailed: '选型助手没有加载出来，请检查网络后重试。' };

/** Defines `<shixuan-selection>`: its life in the page. What it shows comes with the bundle, when it is first seen. */
export function defineSelection(site: string, nonce: string, load: (rules: ScriptRules) => Promise<Mount>): void {
  const rules = {
    nonce,
    scriptUrl: scriptPolicy('shixuan-selection', url => url.startsWith(`${site}/remotes/selection/`)),
  };

  class Selection extends HTMLElement implements ShixuanSelectionElement {
    static observedAttributes = ['mode', 'preset', 'theme', 'accent', 'texts', 'compare', 'api-base', 'value'];
    private _root: ShadowRoot | this | undefined;
    private _mounted: Mounted | undefined;
    private _before: SelectionState | null = null;
    private _texts: SelectionTexts | string | null = null;
    private _sight: IntersectionObserver | undefined;

    connectedCallback(): void {
      for (const name of ['mode', 'value', 'texts'] as const) this._adopt(name);
      // Moved within the page: everything stays.
      if (this._mounted || this._sight) return;
      this._root =
        this._root ||
        (this.getAttribute('shadow') === 'off' ? this : this.shadowRoot || this.attachShadow({ mode: 'open' }));
      this._say(this._text('loading'));
      this._sight = new IntersectionObserver(
        entries => {
          if (entries.some(entry => entry.isIntersecting)) this._start();
        },
        { rootMargin: NEAR },
      );
      this._sight.observe(this);
    }

    disconnectedCallback(): void {
      // A move within the page disconnects and connects: only an element that stays disconnected is unmounted.
      Promise.resolve().then(() => {
        if (this.isConnected) return;
        this._unobserve();
        if (this._mounted) this._before = this._mounted.read();
        this._mounted?.unmount();
        this._mounted = undefined;
      });
    }

    attributeChangedCallback(name: string): void {
      this._mounted?.update(name);
    }

    get mode(): SelectionMode {
      return this._mounted ? this._mounted.read().mode : ((this.getAttribute('mode') || 'vision') as SelectionMode);
    }
    set mode(mode: SelectionMode) {
      this.setAttribute('mode', mode);
    }
    get value(): string {
      const state = this._mounted ? this._mounted.read() : this._before;
      return state ? state.value : this.getAttribute('value') || '';
    }
    set value(value: string) {
      const text = String(value).replace(/^\?/, '');
      if (this._mounted) this._mounted.write(text);
      else this._before = { mode: this.mode, value: text, url: '' };
    }
    get texts(): SelectionTexts | null {
      // Frameworks set what they find as a property, also what their template wrote as an attribute: text.
      const given = this._texts || this.getAttribute('texts');
      try {
        return typeof given === 'string' ? JSON.parse(given) : given;
      } catch {
        return null;
      }
    }
    set texts(texts: SelectionTexts | string | null) {
      this._texts = texts;
      this._mounted?.update('texts');
    }
    reset(): void {
      this._before = null;
      this._mounted?.reset();
    }
    toBillOfMaterial() {
      return this._mounted ? this._mounted.bill() : [];
    }

    /** Re-applies a property that was set before the element was defined and now shadows the accessor. */
    private _adopt(name: 'mode' | 'value' | 'texts'): void {
      if (!Object.hasOwn(this, name)) return;
      const given = this[name];
      delete (this as Partial<ShixuanSelectionElement>)[name];
      Object.assign(this, { [name]: given });
    }

    private _unobserve(): void {
      this._sight?.disconnect();
      this._sight = undefined;
    }

    private _start(): void {
      this._unobserve();
      load(rules)
        .then(mount => {
          const root = this._root;
          if (this.isConnected && root && !this._mounted)
            this._mounted = mount({ element: this, root, site, rules, before: this._before });
        })
        .catch(() => this._fail());
    }

    private _fail(): void {
      const message = this._text('loadFailed');
      const place = this._say(message, 'alert');
      const retry = document.createElement('button');
      retry.type = 'button';
      retry.textContent = '重试';
      retry.onclick = () => {
        this._say(this._text('loading'));
        this._start();
      };
      place.append(' ', retry, ' ', siteLink(site, this.getAttribute('mode')));
      const detail = { kind: 'load', message };
      this.dispatchEvent(new CustomEvent('selection-error', { detail, bubbles: true, composed: true }));
    }

    private _text(name: keyof typeof words): string {
      const given = this.texts?.[name];
      return typeof given === 'string' && given ? given : words[name];
    }

    private _say(text: string, role = 'status'): HTMLElement {
      const place = document.createElement('div');
      place.setAttribute('role', role);
      place.setAttribute('part', 'status');
      place.style.cssText = 'display:block;min-height:320px;padding:16px';
      place.textContent = text;
      const root = this._root;
      if (root) {
        root.textContent = '';
        root.appendChild(place);
      }
      return place;
    }
  }
  customElements.define('shixuan-selection', Selection);
}
