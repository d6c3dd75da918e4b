import type { SelectionTexts, ShixuanSelectionElement } from '@shixuan/embed-types';
import type { Theme } from '../lib/accent-tokens';

/** Every word that can be replaced: without one of them this does not compile. */
const words: Readonly<Record<keyof SelectionTexts, true>> = {
  title: true,
  lead: true,
  pick: true,
  openSite: true,
  report: true,
  copyText: true,
  copyLink: true,
  emptyTitle: true,
  emptyHint: true,
  failedTitle: true,
  brokenTitle: true,
  loading: true,
  loadFailed: true,
};

export const wordNames: readonly string[] = Object.keys(words);

/** The element's words: the property before the attribute. What is no text is left out. */
export function readTexts(element: ShixuanSelectionElement): Readonly<Record<string, string>> {
  const given: unknown = element.texts;
  if (typeof given !== 'object' || given === null) return {};
  const entries = Object.entries(given).filter(([name]) => wordNames.includes(name));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** The theme that is shown now. */
export function readTheme(element: Element): Theme {
  const asked = element.getAttribute('theme');
  if (asked === 'auto') return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  return asked === 'dark' ? 'dark' : 'light';
}

/** Where calls go: `api-base`, or the site's own. */
export const readApiBase = (element: Element, site: string): string =>
  (element.getAttribute('api-base') || `${site}/web`).replace(/\/+$/, '');

/** The key by which the site knows whose page this is; empty: none. */
export const readPartner = (element: Element): string => (element.getAttribute('partner') ?? '').trim();
