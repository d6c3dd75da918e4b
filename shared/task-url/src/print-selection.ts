import { printSaid } from './said';
import { pageOfGoal, type SelectionState } from './selection-state';
import { DRAFT, urlParts } from './url-parts';

/** What stands in a query as it is: most values, which a page prints by the hundred. */
const readable = /^[\w.~,:-]*$/;

// Commas and colons are legal in a query and much easier to read as they are.
const encode = (text: string) =>
  readable.test(text)
    ? text
    : encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+');

/**
 * The one query string of a state, without `?`: neutral values are omitted. Field of view and accuracy are always
 * written.
 */
export function printSelectionSearch(state: SelectionState): string {
  const pairs: string[] = [];
  for (const { key, print } of urlParts) {
    const text = print(state);
    if (text !== null) pairs.push(`${key}=${encode(text)}`);
  }
  const drafts = Object.keys(state.drafts)
    .sort()
    .map(key => `${DRAFT}${key}=${encode(state.drafts[key] ?? '')}`);
  const said = printSaid(state.said).map(([name, text]) => `${name}=${encode(text)}`);
  return [...pairs, ...drafts, ...said].join('&');
}

/** Address of a state, path and query. */
export const selectionPath = (state: SelectionState): string =>
  `/selection/${pageOfGoal[state.goal]}?${printSelectionSearch(state)}`;
