import { printSaid } from './said';
import { pageOfGoal, type SelectionState } from './selection-state';
import { DRAFT, urlParts } from './url-parts';

// These are legal in a query and much easier to read as they are.
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+');

/**
 * The one query string of a state, without `?`: neutral values are omitted. Field of view and accuracy are always
 * written.
 */
export function printSelectionSearch(state: SelectionState): string {
  const pairs = urlParts.flatMap(part => {
    const text = part.print(state);
    return text === null ? [] : [`${part.key}=${encode(text)}`];
  });
  const drafts = Object.keys(state.drafts)
    .sort()
    .map(key => `${DRAFT}${key}=${encode(state.drafts[key] ?? '')}`);
  const said = printSaid(state.said).map(([name, text]) => `${name}=${encode(text)}`);
  return [...pairs, ...drafts, ...said].join('&');
}

/** Address of a state, path and query. */
export const selectionPath = (state: SelectionState): string =>
  `/selection/${pageOfGoal[state.goal]}?${printSelectionSearch(state)}`;
