import { parseId } from '@shixuan/api/client';

/** State of the page, as written in its address. */
export interface DownloadAddress {
  /** 我的下载 instead of the files. */
  history: boolean;
  typeId: number | null;
  categoryId: number | null;
  text: string;
  /** Begins with 1. */
  page: number;
}

export interface ParsedDownloadAddress extends DownloadAddress {
  /** The ignored parts of the address: which, and what was given. */
  problems: { part: NumberPart; given: string }[];
}

export const everything: DownloadAddress = { history: false, typeId: null, categoryId: null, text: '', page: 1 };

/** The longest text that the list can be asked for. */
export const MAX_TEXT = 100;
const MAX_PAGE = 1_000_000;

type NumberPart = 'typeId' | 'categoryId' | 'page';

export function parseDownloadAddress(search: string): ParsedDownloadAddress {
  const params = new URLSearchParams(search);
  const problems: ParsedDownloadAddress['problems'] = [];
  const number = (part: NumberPart) => {
    const text = params.get(part);
    const value = parseId(text);
    if (text && value === null) problems.push({ part, given: text.slice(0, 40) });
    return value;
  };
  return {
    history: params.get('view') === 'history',
    typeId: number('typeId'),
    categoryId: number('categoryId'),
    text: (params.get('q') ?? '').slice(0, MAX_TEXT),
    page: Math.min(number('page') ?? 1, MAX_PAGE),
    problems,
  };
}

export function downloadPath({ history, typeId, categoryId, text, page }: DownloadAddress): string {
  const params = new URLSearchParams();
  if (history) params.set('view', 'history');
  if (typeId !== null) params.set('typeId', String(typeId));
  if (categoryId !== null) params.set('categoryId', String(categoryId));
  if (text.trim()) params.set('q', text.trim());
  if (page > 1) params.set('page', String(page));
  const search = params.toString();
  return search ? `/download?${search}` : '/download';
}

/** What to ask for the list at an address. */
export const listRequest = ({ typeId, categoryId, text, page }: DownloadAddress) => ({
  ...(typeId !== null && { typeId }),
  ...(categoryId !== null && { categoryId }),
  keyword: text.trim(),
  page,
});
