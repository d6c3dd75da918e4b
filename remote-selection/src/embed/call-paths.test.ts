import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { calls } from '@shixuan/api';
import { expect, test } from 'vitest';
import { callPaths } from './call-paths';

const sources = join(import.meta.dirname, '..');
const texts = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  // Comments are a matter of the site: the widget has nothing in their place.
  .filter(
    file =>
      /\.tsx?$/.test(file) && !file.includes('.test.') && !/components\/(comments\/|schemes\/open-comments)/.test(file),
  )
  .map(file => readFileSync(join(sources, file), 'utf8'));

test('the widget has the paths of the calls that the sources make, and no others', () => {
  const made = texts.flatMap(text =>
    [...text.matchAll(/\b(?:api|createApi\([^()]*\))\s*\.(\w+)\(/g)].map(([, name]) => name ?? ''),
  );
  expect(Object.keys(callPaths).sort()).toEqual([...new Set(made)].sort());
});

test.each(Object.entries(callPaths))('%s is at %s', (name, path) => {
  expect(Object.entries(calls).find(([call]) => call === name)?.[1].path).toBe(path);
});
