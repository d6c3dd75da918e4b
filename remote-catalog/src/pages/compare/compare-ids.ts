import { parseId } from '@shixuan/api/client';

/** Maximum number of columns. */
const MAX_COMPARED = 6;

/** The product ids in a comparison's address: without repeats, in order, at most six. Null for none. */
export function parseCompareIds(search: string): { ids: number[]; problems: string[] } | null {
  const text = new URLSearchParams(search).get('ids');
  if (text === null) return null;
  const problems: string[] = [];
  const ids = new Set<number>();
  for (const token of text.split(',')) {
    const id = parseId(token.trim());
    if (id === null) problems.push(`产品编号「${token.slice(0, 20)}」无效，应为正整数，已忽略`);
    else ids.add(id);
  }
  if (ids.size > MAX_COMPARED) problems.push(`最多对比 ${MAX_COMPARED} 款，只取前 ${MAX_COMPARED} 款`);
  return { ids: [...ids].slice(0, MAX_COMPARED), problems };
}
