import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';

const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');

test('the document says for every severity of CVSS 4.0 within how many days a weakness is mended, the gravest first', () => {
  const rows = [...text.matchAll(/^\| \S+（([\d.]+)～([\d.]+)） \| (\d+) 天 \|$/gm)];
  expect(rows.map(([, low, high]) => [Number(low), Number(high)])).toEqual([
    [9, 10],
    [7, 8.9],
    [4, 6.9],
    [0.1, 3.9],
  ]);
  const days = rows.map(([, , , count]) => Number(count));
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  expect(days.every(count => count > 0 && count <= 90)).toBe(true);
});

test('it covers the components as well as the program, and says when they are looked at without a weakness', () => {
  for (const part of ['package-lock.json', 'Node.js', 'PostgreSQL', '映像']) expect(text).toContain(part);
  expect(text).toMatch(/没有漏洞的组件至多 \d+ 天核对一次/);
});
