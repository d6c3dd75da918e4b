import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { operationsSection, serverSources } from '../../../../test/server-sources';

const section = operationsSection('互相关联的数据');
const contract = resolve(import.meta.dirname, '../../../../../shared/api/src');
const contractSources = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter(path => /\.ts$/.test(path) && !/\.test\.ts$/.test(path))
  .map(path => readFileSync(join(contract, path), 'utf8'));
const serverTexts = serverSources().map(({ path, text }) => ({ path, text }));
const all = [...contractSources, ...serverTexts.map(({ text }) => text)].join('\n');

/** What one field must be by itself. */
const OF_ONE_FIELD = ['值：过长，或含有无法识别的字符', '应为一行，首尾没有空格'];
/** Settings, which docs/commands.md lists, and figures that no request holds. */
const NO_REQUEST = /^(?:platform|domain\/webhooks|domain\/search)\//;

/** What schemas say that compare fields with each other. */
const said = [...contractSources, ...serverTexts.filter(({ path }) => !NO_REQUEST.test(path)).map(({ text }) => text)]
  .flatMap(text => [...text.matchAll(/\.refine\((?!\.\.\.)[\s\S]*?'([^']*[\u4e00-\u9fff][^']*)'/g)])
  .map(([, message = '']) => message);

test('operators and integrators read of every rule by which fields are compared with each other', () => {
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter(message => !OF_ONE_FIELD.includes(message) && !section.includes(message))).toEqual([]);
});

test('every refusal that the list quotes is one that the program gives', () => {
  const quoted = [...section.matchAll(/`([^`]*[\u4e00-\u9fff][^`]*)`/g)].map(([, message = '']) => message);
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter(message => !all.includes(message))).toEqual([]);
});
