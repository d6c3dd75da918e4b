import { calls } from '@shixuan/api';
import type { CatalogueContext } from '../calls/handler';
import { initConfig } from '../calls/init-config';
import { menus } from '../calls/menus';
import { productCategorys } from '../calls/product-categorys';
import { toJson } from '../http/json-text';

/**
 * Answers of the calls that the frame of every page makes at its start, as JSON (schema `Seed`). They come from the
 * handlers that answer the same calls over HTTP; none takes an argument.
 */
export async function pageSeed(context: CatalogueContext): Promise<string> {
  const answers = [
    [calls.initConfig.path, await initConfig({}, context)],
    [calls.menus.path, await menus({}, context)],
    [calls.productCategorys.path, await productCategorys({}, context)],
  ] as const;
  const entries = answers.map(([path, content]) => `{"path":"${path}","body":{},"content":${toJson(content)}}`);
  return `[${entries.join(',')}]`;
}
