import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { BrandFile } from './brand-file';
import { CategoryFile } from './category-file';
import { parseJson } from './parse-json';

/** Path of a file in the site's own `data/`. */
export const dataPath = (name: string) => resolve(import.meta.dirname, '../../../../../data', name);
const text = (name: string) => readFileSync(dataPath(name), 'utf8');

/** The site's own data, read once for the tests beside this file. */
export const siteData = {
  categories: CategoryFile.parse(JSON.parse(text('categories.json'))),
  brands: BrandFile.parse(JSON.parse(text('brands.json'))),
};

export const productRecords = (code: string) => parseJson(`${code}.json`, text(`products/${code}.json`));
