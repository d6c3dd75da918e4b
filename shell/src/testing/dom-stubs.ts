// What jsdom lacks and the shell's components use.
window.matchMedia ??= (query: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.checkVisibility ??= function checkVisibility(this: Element): boolean {
  if (this instanceof HTMLElement && this.style.display === 'none') return false;
  return this.parentElement?.checkVisibility() ?? true;
};

export {};
