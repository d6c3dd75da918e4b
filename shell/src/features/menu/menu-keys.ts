import type { KeyboardEvent } from 'react';

const controls = 'a[href], button';

const focusable = (within: Element | null | undefined): HTMLElement[] => [
  ...(within?.querySelectorAll<HTMLElement>(controls) ?? []),
];

const step = (list: readonly HTMLElement[], from: HTMLElement, by: 1 | -1): HTMLElement | undefined =>
  list[(list.indexOf(from) + by + list.length) % list.length];

/** Arrow keys: left and right along the bar, down into an open group, up and down within it, home and end. */
export function moveWithinMenu(event: KeyboardEvent<HTMLElement>): void {
  const from = document.activeElement;
  if (!(from instanceof HTMLElement) || !event.currentTarget.contains(from)) return;
  const panel = from.closest('ul ul');
  const bar = focusable(event.currentTarget).filter(item => !item.closest('ul ul'));
  const target = panel ? inPanel(event.key, from, focusable(panel)) : onBar(event.key, from, bar);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function inPanel(key: string, from: HTMLElement, items: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowDown') return step(items, from, 1);
  if (key === 'ArrowUp') return step(items, from, -1);
  if (key === 'Home') return items[0];
  if (key === 'End') return items.at(-1);
  return undefined;
}

function onBar(key: string, from: HTMLElement, bar: readonly HTMLElement[]): HTMLElement | undefined {
  if (key === 'ArrowRight') return step(bar, from, 1);
  if (key === 'ArrowLeft') return step(bar, from, -1);
  if (key === 'Home') return bar[0];
  if (key === 'End') return bar.at(-1);
  if (key === 'ArrowDown') return focusable(from.closest('li')?.querySelector('ul:not([hidden])'))[0];
  return undefined;
}
