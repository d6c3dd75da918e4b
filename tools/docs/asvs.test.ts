import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';

/** Requirements of OWASP ASVS 5.0.0, by section: the numbers of level 1, then those of level 2. Level 3 is left out. */
const sections: Readonly<Record<string, readonly [string, string]>> = {
  '1.1': ['', '1-2'],
  '1.2': ['1-5', '6-9'],
  '1.3': ['1-2', '3-11'],
  '1.4': ['', '1-3'],
  '1.5': ['1', '2'],
  '2.1': ['1', '2-3'],
  '2.2': ['1-2', '3'],
  '2.3': ['1', '2-4'],
  '2.4': ['', '1'],
  '3.2': ['1-2', ''],
  '3.3': ['1', '2-4'],
  '3.4': ['1-2', '3-6'],
  '3.5': ['1-3', '4-5'],
  '3.7': ['', '1-2'],
  '4.1': ['1', '2-3'],
  '4.2': ['', '1'],
  '4.3': ['', '1-2'],
  '4.4': ['1', '2-4'],
  '5.1': ['', '1'],
  '5.2': ['1-2', '3'],
  '5.3': ['1-2', ''],
  '5.4': ['', '1-3'],
  '6.1': ['1', '2-3'],
  '6.2': ['1-8', '9-12'],
  '6.3': ['1-2', '3-4'],
  '6.4': ['1-2', '3-4'],
  '6.5': ['', '1-5'],
  '6.6': ['', '1-3'],
  '6.8': ['', '1-4'],
  '7.1': ['', '1-3'],
  '7.2': ['1-4', ''],
  '7.3': ['', '1-2'],
  '7.4': ['1-2', '3-5'],
  '7.5': ['', '1-2'],
  '7.6': ['', '1-2'],
  '8.1': ['1', '2'],
  '8.2': ['1-2', '3'],
  '8.3': ['1', ''],
  '8.4': ['', '1'],
  '9.1': ['1-3', ''],
  '9.2': ['1', '2-4'],
  '10.1': ['', '1-2'],
  '10.2': ['', '1-2'],
  '10.3': ['', '1-4'],
  '10.4': ['1-5', '6-11'],
  '10.5': ['', '1-5'],
  '10.6': ['', '1-2'],
  '10.7': ['', '1-3'],
  '11.1': ['', '1-2'],
  '11.2': ['', '1-3'],
  '11.3': ['1-2', '3'],
  '11.4': ['1', '2-4'],
  '11.5': ['', '1'],
  '11.6': ['', '1'],
  '12.1': ['1', '2-3'],
  '12.2': ['1-2', ''],
  '12.3': ['', '1-4'],
  '13.1': ['', '1'],
  '13.2': ['', '1-5'],
  '13.3': ['', '1-2'],
  '13.4': ['1', '2-5'],
  '14.1': ['', '1-2'],
  '14.2': ['1', '2-4'],
  '14.3': ['1', '2-3'],
  '15.1': ['1', '2-3'],
  '15.2': ['1', '2-3'],
  '15.3': ['1', '2-7'],
  '16.1': ['', '1'],
  '16.2': ['', '1-5'],
  '16.3': ['', '1-4'],
  '16.4': ['', '1-3'],
  '16.5': ['', '1-3'],
  '17.1': ['', '1'],
  '17.2': ['', '1-4'],
  '17.3': ['', '1-2'],
};

const numbersOf = (ranges: string) =>
  ranges
    .split(' ')
    .filter(Boolean)
    .flatMap(range => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({ length: last - first + 1 }, (_, i) => first + i);
    });

const required = Object.entries(sections).flatMap(([section, levels]) =>
  levels
    .flatMap((ranges, i) => numbersOf(ranges).map(number => ({ number, level: String(i + 1) })))
    .sort((a, b) => a.number - b.number)
    .map(({ number, level }) => `${section}.${number}, level ${level}`),
);

const states = ['符合', '部分', '不符合', '不适用'];
const lines = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .map(line => line.split('|').map(cell => cell.trim()));
const rows = lines
  .filter(([, id = '']) => /^\d/.test(id))
  .map(([, id = '', level = '', text = '', state = '', evidence = '']) => ({ id, level, text, state, evidence }));

test('every requirement of level 1 and 2 stands once, in its order', () => {
  // 70 of level 1, 183 of level 2.
  expect(required).toHaveLength(253);
  expect(rows.map(({ id, level }) => `${id}, level ${level}`)).toEqual(required);
});

test('what holds names a test, what holds in part names one or says that there is none; every named test exists', () => {
  for (const { id, text, state, evidence } of rows) {
    expect(states, id).toContain(state);
    expect(text, id).not.toBe('');
    const tests = [...evidence.matchAll(/`([^`]+\.(?:test\.tsx?|spec\.ts))`/g)].map(([, path = '']) => path);
    for (const path of tests) expect(existsSync(join(root, path)), `${id}: ${path}`).toBe(true);
    if (state === '符合') expect(tests.length, id).toBeGreaterThan(0);
    else if (state === '部分') expect(tests.length > 0 || evidence.includes('无测试'), id).toBe(true);
    else expect(evidence.length, id).toBeGreaterThan(3);
  }
});

test('the numbers at the top are those of the rows', () => {
  const told = lines.flatMap(([, state = '', , count = '']) =>
    states.includes(state) ? [[state, Number(count)]] : [],
  );
  expect(told).toEqual(states.map(state => [state, rows.filter(row => row.state === state).length]));
});
