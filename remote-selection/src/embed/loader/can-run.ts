/** Features that element and bundle need; browsers have had all of them since 2021 to 2023. */
export const canRun = () =>
  'customElements' in window &&
  'noModule' in document.createElement('script') &&
  'replaceSync' in CSSStyleSheet.prototype &&
  'hasOwn' in Object;
