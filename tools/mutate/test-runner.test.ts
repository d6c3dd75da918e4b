import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestRunner } from './test-runner';

const root = mkdtempSync(join(tmpdir(), 'shixuan-test-runner-'));
const put = (file: string, text: string) => {
  writeFileSync(join(root, file), text);
  return join(root, file);
};

const runner = new TestRunner(root);
const write = (name: string, value: number) => put(`${name}.ts`, `export const ${name} = ${value};`);
const testOf = (name: string, more = '') =>
  put(
    `${name}.test.ts`,
    `import { expect, test } from 'vitest'; import { ${name} } from './${name}'; test('is 1', () => expect(${name}).toBe(1)); ${more}`,
  );
// The runner knows the tests that are there when it is first asked.
const tests = ['first', 'second'].map(name => testOf(name));
const ran = join(root, 'ran');
const ofTwo = testOf('third', `test('runs', async () => (await import('node:fs')).writeFileSync('ran', ''));`);

const ofDocument = put(
  'fourth.test.ts',
  `// @vitest-environment jsdom
import { expect, test } from 'vitest'; import { fourth } from './fourth'; test('is 1', () => expect([fourth, typeof document]).toEqual([1, 'object']));`,
);

beforeAll(() => {
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
  put('package.json', '{ "type": "module" }');
  put(
    'vitest.config.mts',
    "export default { test: { projects: [{ test: { name: 'unit', include: ['*.test.ts'] } }] } };",
  );
});
afterAll(() => {
  runner.stop();
  rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
});

test('a file that was changed for one request and put back is not charged to the next', async () => {
  const [first, second] = [write('first', 1), write('second', 1)];
  expect(await runner.failing([first], tests)).toEqual([]);
  write('first', 2);
  expect(await runner.failing([first], tests)).toEqual([tests[0]]);
  write('first', 1);
  write('second', 2);
  expect(await runner.failing([second], tests)).toEqual([tests[1]]);
  write('second', 1);
  write('first', 3);
  expect(await runner.failing([first], tests)).toEqual([tests[0]]);
});

test('tests behind one that fails are skipped, in this request alone', async () => {
  expect(await runner.failing([write('third', 2)], [ofTwo])).toEqual([ofTwo]);
  expect(existsSync(ran)).toBe(false);
  expect(await runner.failing([write('third', 1)], [ofTwo])).toEqual([]);
  expect(existsSync(ran)).toBe(true);
});

test('tests with a document are tried like all others', async () => {
  expect(await runner.failing([write('fourth', 1)], [ofDocument])).toEqual([]);
  expect(await runner.failing([write('fourth', 2)], [ofDocument])).toEqual([ofDocument]);
});
