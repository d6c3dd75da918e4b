const MAX_NOTE = 500;
const MAX_ASKED = 1000;

/** What an address says besides the task. */
export interface ViewedAddress {
  /** The task alone, as pages print it. */
  task: string;
  /** Key of the row that is shown in place of the first; null: none. */
  pick: string | null;
  /** What the address says besides the task, to be kept when the task changes: `&pick=5`. */
  beside: string;
  /** A line of words that is to be read before it fills the form, because it leaves something to ask; '' for none. */
  ask: string;
  /** A scheme that was passed on, with a remark, '' for none; null where the page may be edited. */
  shared: { note: string } | null;
}

/** Splits the query of a page, without `?`: a scheme that was passed on is shown and not edited. */
export function readViewed(search: string): ViewedAddress {
  const params = new URLSearchParams(search);
  const isShared = params.get('view') === 'shared';
  const pick = params.get('pick');
  const ask = (params.get('ask') ?? '').slice(0, MAX_ASKED);
  if (!isShared && pick === null && !params.has('ask')) return { task: search, pick, beside: '', ask, shared: null };
  const ours = /^(?:view|note|pick|talk|ask)=/;
  const pairs = search.split('&');
  const note = (params.get('note') ?? '').slice(0, MAX_NOTE);
  return {
    task: pairs.filter(pair => !ours.test(pair)).join('&'),
    pick: pick !== null && /^\d{1,10}(?:-\d{1,10})?$/.test(pick) ? pick : null,
    // A line that was read is not asked about again.
    beside: pairs.flatMap(pair => (ours.test(pair) && !pair.startsWith('ask=') ? `&${pair}` : [])).join(''),
    ask,
    shared: isShared ? { note } : null,
  };
}

/** Whether what an address says besides the task shows a scheme that was passed on. */
export const isShared = (beside: string): boolean => /&view=shared(?:&|$)/.test(beside);

/** The same with another row in place of the first; null: none. */
export const withPick = (beside: string, pick: string | null): string =>
  beside.replace(/&pick=[^&]*/, '') + (pick === null ? '' : `&pick=${pick}`);

/** Query that shows a scheme without the form, with a remark. */
export const sharedSearch = (search: string, note: string): string =>
  `${search}&view=shared${note === '' ? '' : `&note=${encodeURIComponent(note)}`}`;
