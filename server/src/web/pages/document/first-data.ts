import { calls } from '@shixuan/api';
import { toJson } from '../../../platform/http/json-text';
import type { CatalogueContext } from '../../api/handler';
import { initConfig, menus } from '../../api/home';
import { productCategories } from '../../api/product';
import type { FirstDataEntry } from './page-content';

/**
 * First data of a page as JSON (schema `Seed`): answers of the calls that every page's frame makes at its start, and of the
 * page's own. The handlers are those that answer the calls over HTTP; the frame's calls take no argument.
 */
export async function firstDataOf(context: CatalogueContext, own: readonly FirstDataEntry[]): Promise<string> {
  const frame: FirstDataEntry[] = [
    { path: calls.initConfig.path, body: {}, content: toJson(await initConfig({}, context)) },
    { path: calls.menus.path, body: {}, content: toJson(await menus({}, context)) },
    { path: calls.productCategories.path, body: {}, content: toJson(await productCategories({}, context)) },
  ];
  const answers = [...frame, ...own.filter(({ path }) => !frame.some(entry => entry.path === path))];
  const entries = answers.map(
    ({ path, body, content }) => `{"path":"${path}","body":${JSON.stringify(body)},"content":${content}}`,
  );
  return `[${entries.join(',')}]`;
}
