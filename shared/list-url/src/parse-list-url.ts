import { type Filters, PAGE_SIZES, type Sort } from '@shixuan/api/client';
import { parseFilter } from './filter-text';
import { joinFormFields } from './form-fields';
import { DEFAULT_PAGE_SIZE, isReserved, type ListQuery, listQuery, MAX_PINS } from './list-query';

export interface ParsedListUrl {
  query: ListQuery;
  /** The ignored parts of the URL, one Chinese sentence each, for the visitor. */
  problems: string[];
  /** Filters whose text cannot be read: reported once the category, and so the filter's label, is known. */
  unreadable?: { key: string; text: string }[];
}

const KEY = /^[a-z][A-Za-z0-9]{0,59}$/;
const MAX_ID = 2_147_483_647;
const MAX_PAGE = 1_000_000;
const MAX_COLUMNS = 100;

const parseInteger = (text: string, max: number) => {
  const value = Number(text);
  return /^[1-9]\d*$/.test(text) && value <= max ? value : null;
};

function parseSort(text: string): Sort | null {
  const key = text.replace(/^-/, '');
  return KEY.test(key) ? { key, direction: text.startsWith('-') ? 'desc' : 'asc' } : null;
}

/** Each key once, in the order given; null when one of them cannot be a key. */
function parseColumns(text: string): string[] | null {
  const keys = [...new Set(text.split(','))];
  return keys.length <= MAX_COLUMNS && keys.every(key => KEY.test(key)) ? keys : null;
}

/**
 * Reads the search part of a list URL, with or without `?`. Never throws: invalid parts are ignored and reported.
 * Foreign parameters (`utm_source`) are ignored without a report.
 */
export function parseListSearch(search: string): ParsedListUrl {
  const query = listQuery(null);
  const filters: Filters = {};
  const problems: string[] = [];
  const unreadable: { key: string; text: string }[] = [];
  const seen = new Set<string>();
  const ignore = (what: string, text: string, expected: string) =>
    problems.push(`${what}「${text.slice(0, 40)}」无效，应为${expected}，已忽略`);

  for (const [name, text] of joinFormFields(new URLSearchParams(search))) {
    if (seen.has(name)) {
      problems.push(`参数 ${name.slice(0, 40)} 重复，只取第一个`);
      continue;
    }
    seen.add(name);
    if (name === 'categoryId') {
      query.categoryId = parseInteger(text, MAX_ID);
      if (query.categoryId === null) ignore('分类', text, '网站分类的编号');
    } else if (name === 'sort') {
      // A form sends the order of the list itself as an empty text.
      if (text === '') continue;
      query.sort = parseSort(text);
      if (query.sort === null) ignore('排序', text, '参数代号，前加 - 为降序');
    } else if (name === 'page') {
      const page = parseInteger(text, MAX_PAGE);
      if (page === null) ignore('页码', text, '从 1 起的整数');
      query.page = page ?? 1;
    } else if (name === 'size') {
      const size = PAGE_SIZES.find(known => String(known) === text);
      if (size === undefined) ignore('每页款数', text, ` ${PAGE_SIZES.join('、')} 之一`);
      query.pageSize = size ?? DEFAULT_PAGE_SIZE;
    } else if (name === 'cols') {
      query.columns = parseColumns(text);
      if (query.columns === null) ignore('列', text, '以逗号分隔的参数代号');
    } else if (name === 'pins') {
      const pins = parseInteger(text, MAX_PINS);
      if (pins === null) ignore('固定列数', text, ` 1～${MAX_PINS} 的整数`);
      query.pins = pins ?? 0;
    } else {
      const key = name.endsWith('_') && isReserved(name.slice(0, -1)) ? name.slice(0, -1) : name;
      if (!KEY.test(key)) continue;
      const filter = parseFilter(text);
      if (filter) filters[key] = filter;
      else unreadable.push({ key, text: text.slice(0, 40) });
    }
  }
  return { query: { ...query, filters }, problems, ...(unreadable.length > 0 && { unreadable }) };
}
