import { cleanup } from '@testing-library/react';
import { afterAll, beforeAll, vi } from 'vitest';
import { frameByTimer } from './frame-by-timer';

// Test files of a worker share one document: each leaves it as it found it.

/** What tests give to pages in place of what jsdom lacks. */
const stubbed = ['matchMedia', 'IntersectionObserver', 'ResizeObserver', 'scrollTo'] as const;

/** Objects that only tests change; modules add what they need to `window` itself. */
const places = () => [navigator, document, Element.prototype, HTMLElement.prototype, HTMLDialogElement.prototype];

let windowBefore: (PropertyDescriptor | undefined)[] = [];
let placesBefore: { place: object; properties: Map<PropertyKey, PropertyDescriptor> }[] = [];

const propertiesOf = (place: object) =>
  new Map(Reflect.ownKeys(place).map(key => [key, Object.getOwnPropertyDescriptor(place, key) ?? {}]));

/** @throws {Error} for what a test has added and nobody can take away: the next file would be tested with it */
function restore(place: object, key: PropertyKey, before: PropertyDescriptor | undefined): void {
  if (!before) {
    if (!Reflect.deleteProperty(place, key)) throw new Error(`add ${String(key)} with configurable: true`);
  } else if (before.configurable) Object.defineProperty(place, key, before);
}

Object.assign(window, frameByTimer);

beforeAll(() => {
  windowBefore = stubbed.map(key => Object.getOwnPropertyDescriptor(window, key));
  placesBefore = places().map(place => ({ place, properties: propertiesOf(place) }));
});

afterAll(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const [i, key] of stubbed.entries()) restore(window, key, windowBefore[i]);
  for (const { place, properties } of placesBefore) {
    for (const key of Reflect.ownKeys(place)) if (!properties.has(key)) restore(place, key, undefined);
    for (const [key, before] of properties) restore(place, key, before);
  }
  // Styles stay: the modules that brought them are loaded once.
  for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
