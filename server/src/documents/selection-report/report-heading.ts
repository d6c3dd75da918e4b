import type { CompanyInfo } from '@shixuan/api';
import { badInput } from '../../platform/http/call-error';

/** What a report says of its occasion: from its address, and whom to ask. */
export interface ReportHeading {
  /** Terms with texts, in the order of print: 项目, 客户, 编制, 版本. Only those that are given. */
  terms: readonly { term: string; text: string }[];
  /** The task in the customer's own words; empty: none. */
  words: string;
  /** Labels of entries of the form that could not be read, so that the report does not follow them: 速度、工作距离. Empty: none. */
  ignored: string;
  /** Lines: whom to ask. */
  contact: readonly string[];
}

export const noHeading: ReportHeading = { terms: [], words: '', ignored: '', contact: [] };

const parameters = { project: '项目', customer: '客户', author: '编制', revision: '版本' } as const;
/** Longest texts, characters. */
const most = { project: 60, customer: 60, author: 60, revision: 60, words: 120, ignored: 200 } as const;
const isParameter = (key: string): key is keyof typeof most => Object.hasOwn(most, key);

/**
 * Parts the parameters of the heading from those of the selection.
 * @throws CallError 422 for a text that is given twice or too long
 */
export function takeHeading(search: string): { search: string } & Pick<ReportHeading, 'terms' | 'words' | 'ignored'> {
  // Texts of the selection stay as they were written, because its parser reads them.
  const rest: string[] = [];
  const found = new Map<string, string>();
  for (const part of search.split('&')) {
    const [[key, value] = ['', '']] = new URLSearchParams(part);
    if (!isParameter(key)) {
      rest.push(part);
      continue;
    }
    if (found.has(key)) throw badInput(`参数 ${key}：只能给一次`);
    const text = value.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
    if ([...text].length > most[key]) throw badInput(`参数 ${key}：至多 ${most[key]} 字`);
    found.set(key, text);
  }
  const terms = Object.entries(parameters).flatMap(([key, term]) => {
    const text = found.get(key);
    return text ? [{ term, text }] : [];
  });
  return { search: rest.join('&'), terms, words: found.get('words') ?? '', ignored: found.get('ignored') ?? '' };
}

/** What a file is called by before its parts, so that two reports of one customer are told apart: the project, else the customer. */
export const occasionOf = ({ terms }: Pick<ReportHeading, 'terms'>): string => {
  const text = (wanted: string) => terms.find(({ term }) => term === wanted)?.text;
  return text(parameters.project) ?? text(parameters.customer) ?? '';
};

/** Whom to ask, as lines of a report. */
export function contactLines(company: CompanyInfo | null): string[] {
  if (!company) return [];
  const { name, contact, telPhone, email } = company;
  return [name, [contact, telPhone].filter(Boolean).join(' '), email].filter(Boolean);
}
