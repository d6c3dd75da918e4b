import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';

const rows = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => line.split('|').map(cell => cell.trim()))
  .map(([, id = '', level = '', , state = '', evidence = '']) => ({ id, level, state, evidence }));

test('each requirement stands once, in order, with a state; what holds names a test, and every named test exists', () => {
  expect(rows.length).toBeGreaterThan(40);
  const keyed = rows.map(({ id }) =>
    id
      .split('.')
      .map(part => part.padStart(3, '0'))
      .join('.'),
  );
  expect(keyed).toEqual([...new Set(keyed)].sort());
  for (const { id, level, state, evidence } of rows) {
    expect(['1', '2'], id).toContain(level);
    expect(['符合', '部分', '不符合'], id).toContain(state);
    const tests = [...evidence.matchAll(/`([^`]+\.test\.tsx?)`/g)].map(([, path = '']) => path);
    if (state === '符合') expect(tests.length, id).toBeGreaterThan(0);
    else expect(evidence.length, id).toBeGreaterThan(10);
    for (const path of tests) expect(existsSync(join(root, path)), `${id}: ${path}`).toBe(true);
  }
});
