import { articleCategories, articleDetail, articleList, filtersInit, searchContent } from './fixtures';

export interface Asked {
  path: string;
  body: Record<string, unknown>;
}

/** Answers every call from the fixtures and records the calls. */
export function answering(asked: Asked[] = []) {
  return async (path: string, body: unknown): Promise<unknown> => {
    const request = body as Record<string, unknown>;
    asked.push({ path, body: request });
    if (path === '/Article/Categorys') return articleCategories();
    if (path === '/Article/List') return articleList();
    if (path === '/Article/Detail') return articleDetail(Number(request.id));
    if (path === '/Product/FiltersInit') return filtersInit();
    if (path === '/Home/Search') return searchContent();
    throw new Error(`no answer for ${path}`);
  };
}
