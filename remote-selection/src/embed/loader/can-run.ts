/** What the element and the module behind it are made of; the youngest of it is from 2021 to 2023, by browser. */
export const canRun = () =>
  'customElements' in window &&
  'noModule' in document.createElement('script') &&
  'replaceSync' in CSSStyleSheet.prototype &&
  'hasOwn' in Object;
