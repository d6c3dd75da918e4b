const MAX_NOTE = 500;

/** What who passed a scheme on says with it. */
export interface Shared {
  /** '' for none. */
  note: string;
  /** Key under which the scheme takes comments; null: it takes none. */
  talk: string | null;
}

/** What an address says besides the task. */
export interface ViewedAddress {
  /** The task alone, as pages print it. */
  task: string;
  /** Key of the row that is shown in place of the first; null: none. */
  pick: string | null;
  /** A scheme that was passed on; null where the page may be edited. */
  shared: Shared | null;
}

/** Splits the query of a page, without `?`: a scheme that was passed on is shown and not edited. */
export function readViewed(search: string): ViewedAddress {
  const params = new URLSearchParams(search);
  const isShared = params.get('view') === 'shared';
  const pick = params.get('pick');
  if (!isShared && pick === null) return { task: search, pick: null, shared: null };
  const ours = /^(?:view|note|pick|talk)=/;
  const task = search
    .split('&')
    .filter(pair => !ours.test(pair))
    .join('&');
  const note = (params.get('note') ?? '').slice(0, MAX_NOTE);
  const talk = params.get('talk');
  return {
    task,
    pick: pick !== null && /^\d{1,10}$/.test(pick) ? pick : null,
    shared: isShared ? { note, talk: talk && /^[\w-]{22}$/.test(talk) ? talk : null } : null,
  };
}

/** Query that shows a scheme without the form, with a remark, and a place for comments. */
export const sharedSearch = (search: string, note: string, talk: string | null = null): string =>
  `${search}&view=shared${note === '' ? '' : `&note=${encodeURIComponent(note)}`}${talk === null ? '' : `&talk=${talk}`}`;
