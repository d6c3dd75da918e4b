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
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement, value?: string) {
  if (!this.open) return;
  this.open = false;
  if (value !== undefined) this.returnValue = value;
  this.dispatchEvent(new Event('close'));
};
// A form of a dialog closes it.
document.addEventListener('submit', event => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.getAttribute('method') !== 'dialog') return;
  event.preventDefault();
  form.closest('dialog')?.close(submitter instanceof HTMLButtonElement ? submitter.value : undefined);
});

export {};
