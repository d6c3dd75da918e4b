import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from '../imports/project-files';
import { root } from '../lib/root.mjs';

/** What visitors read: sources of browser and server, articles, categories, products. */
const texts = [
  ...sourceFiles(root).filter(path => /^(shared|shell|remote-|server|examples)/.test(path) && !path.includes('.test.')),
  ...['data', 'data/articles', 'data/products', 'data/search'].flatMap(folder =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry =>
      entry.isFile() && /\.(json|md)$/.test(entry.name) ? [`${folder}/${entry.name}`] : [],
    ),
  ),
];

test('ranges of figures are written with ～', () => {
  expect(texts.length).toBeGreaterThan(800);
  const others = texts.flatMap(path =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .filter(line => line.includes('–') && /[\d}] ?– ?[\d$]/.test(line))
      .map(line => `${path}: ${line.trim()}`),
  );
  expect(others).toEqual([]);
});

test('numbers of models are counted in 款; 件 are pieces that somebody orders or makes', () => {
  const pieces = ['server/src/domain/enquiries/enquiry-mail.ts', 'server/src/web/ops/render-enquiries.ts'];
  const others = texts
    .filter(path => !path.startsWith('data/') && !pieces.includes(path))
    .flatMap(path =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .filter(line => /[\d}] ?件(?![/／])/.test(line))
        .map(line => `${path}: ${line.trim()}`),
    );
  expect(others).toEqual([]);
});
