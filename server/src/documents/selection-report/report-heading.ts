import type { CompanyInfo } from '@shixuan/api';
import { badInput } from '../../platform/http/call-error';

/** What a report says of its occasion: from its address, and whom to ask. */
export interface ReportHeading {
  /** Terms with texts, in the order of print: 项目, 客户, 编制, 版本. Only those that are given. */
  terms: readonly { term: string; text: string }[];
  /** Lines: whom to ask. */
  contact: readonly string[];
}

export const noHeading: ReportHeading = { terms: [], contact: [] };

const parameters = { project: '项目', customer: '客户', author: '编制', revision: '版本' } as const;
const most = 60;

/**
 * Parts the parameters of the heading from those of the selection.
 * @throws CallError 422 for a text that is given twice or longer than 60 characters
 */
export function takeHeading(search: string): { search: string; terms: ReportHeading['terms'] } {
  // Texts of the selection stay as they were written, because its parser reads them.
  const rest: string[] = [];
  const found = new Map<string, string>();
  for (const part of search.split('&')) {
    const [[key, value] = ['', '']] = new URLSearchParams(part);
    if (!Object.hasOwn(parameters, key)) {
      rest.push(part);
      continue;
    }
    if (found.has(key)) throw badInput(`参数 ${key}：只能给一次`);
    const text = value.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
    if ([...text].length > most) throw badInput(`参数 ${key}：至多 ${most} 字`);
    found.set(key, text);
  }
  const terms = Object.entries(parameters).flatMap(([key, term]) => {
    const text = found.get(key);
    return text ? [{ term, text }] : [];
  });
  return { search: rest.join('&'), terms };
}

/** Whom to ask, as lines of a report. */
export function contactLines(company: CompanyInfo | null): string[] {
  if (!company) return [];
  const { name, contact, telPhone, email } = company;
  return [name, [contact, telPhone].filter(Boolean).join(' '), email].filter(Boolean);
}
