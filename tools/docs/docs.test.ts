import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { findApps } from '../build/apps';
import { sourceFiles } from '../imports/project-files';
import { importRules } from '../imports/rules';
import { root } from '../lib/root.mjs';
import { allSteps } from '../lib/steps.mjs';
import { anchorsOf, codeSpansOf, linksOf, projectDocs } from './project-docs';

const docs = projectDocs();
const docAt = (path: string) => docs.find(doc => doc.path === path);
const isSuperseded = (text: string) => /Status: superseded/.test(text);
const decisions = docs.filter(({ path }) => /^docs\/decisions\/\d{4}-/.test(path));

/** A path of the project, written in full: `server/src/app.ts`. Patterns and examples are not. */
const projectPath =
  /^(?:shared|shell|remote-(?:catalog|content|download|selection)|server|tools|e2e|examples|data|docs|\.ci)\/[\w./@-]*$/;

test('links lead to files that are there, and to headings that they have', () => {
  const broken = docs.flatMap(({ path, text }) =>
    linksOf(text)
      .filter(link => {
        const [file = '', anchor] = link.split('#');
        const target = file === '' ? path : join(dirname(path), file);
        if (!existsSync(join(root, target))) return true;
        return anchor !== undefined && !anchorsOf(docAt(target)?.text ?? '').includes(anchor);
      })
      .map(link => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** What a build makes is not in a fresh checkout. */
const isBuilt = (path: string) => path.split('/').includes('dist');

/** Named from the root, or in a package's README from its sources. */
const isThere = (doc: string, path: string) =>
  isBuilt(path) || ['', dirname(doc), join(dirname(doc), 'src')].some(folder => existsSync(join(root, folder, path)));

test('paths of the project that are named exist', () => {
  const missing = docs
    .filter(({ text }) => !isSuperseded(text))
    .flatMap(({ path, text }) =>
      codeSpansOf(text)
        .filter(code => projectPath.test(code) && !isThere(path, code))
        .map(code => `${path}: ${code}`),
    );
  expect(missing).toEqual([]);
});

/** A file named by a part of its path: `web/api/index.ts`. Patterns and examples are not. */
const filePath = /^[\w-]+\/[\w./-]*\.(?:tsx?|mjs|css|json|txt)$/;

test('files that a README of a package names by a part of their path exist', () => {
  const isOfPackage = (path: string) => path.endsWith('/README.md') && !path.startsWith('docs/');
  const missing = docs
    .filter(({ path }) => isOfPackage(path))
    .flatMap(({ path, text }) =>
      codeSpansOf(text)
        .filter(code => filePath.test(code) && !isThere(path, code))
        .map(code => `${path}: ${code}`),
    );
  expect(missing).toEqual([]);
});

/** A source by its name alone or by the end of its path: `post-call.ts`, `sweep/screen.ts`. Endings (`.test.ts`) are none. */
const sourceName = /^\w[\w./-]*(?<!\.d)\.(?:tsx?|mts|mjs)$/;

test('files that are named by the end of their path are there', () => {
  const names = new Set(
    sourceFiles(root).flatMap(path => path.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
  );
  const missing = docs
    .filter(({ text }) => !isSuperseded(text))
    .flatMap(({ path, text }) =>
      codeSpansOf(text)
        .filter(code => sourceName.test(code) && !names.has(code) && !isThere(path, code))
        .map(code => `${path}: ${code}`),
    );
  expect(missing).toEqual([]);
});

/** `checkIds` in `shared/…/check.ts`, `found` and `missing` of `finding.ts`; in Chinese the file comes first, followed by 的. */
const namesInFile = [
  /`(?<name>[\w$]+)`(?: and `(?<other>[\w$]+)`)? (?:in|of) `(?<file>[\w.-]+\/[\w./-]+\.(?:tsx?|mjs|json))`/g,
  /`(?<file>[\w.-]+\/[\w./-]+\.(?:tsx?|mjs|json))` 的 `(?<name>[\w$]+)`/g,
];

const claimsOf = (text: string) =>
  namesInFile
    .flatMap(form => [...text.matchAll(form)])
    .flatMap(({ groups: { name, other, file } = {} }) =>
      [name, other].flatMap(word => (word && file && existsSync(join(root, file)) ? [{ word, file }] : [])),
    );

test('what a document says to be in a file is in it', () => {
  const claims = docs
    .filter(({ path }) => !path.startsWith('docs/decisions/'))
    .flatMap(({ path, text }) => claimsOf(text).map(claim => ({ path, ...claim })));
  expect(claims.length).toBeGreaterThan(5);
  const isIn = (word: string, file: string) =>
    readFileSync(join(root, file), 'utf8')
      .split(/[^\w$]+/)
      .includes(word);
  const wrong = claims.filter(({ word, file }) => !isIn(word, file));
  expect(wrong.map(({ path, word, file }) => `${path}: ${word} in ${file}`)).toEqual([]);
});

test('a README of a package names every storey of its sources', () => {
  const unnamed = importRules.flatMap(rule => {
    const [, folder] = ('storeys' in rule && /^(.+)\/src$/.exec(rule.folder)) || [];
    if (!('storeys' in rule) || folder === undefined) return [];
    const rooms = new Set(rule.storeys.flat().map(room => room.split('/')[0]));
    rooms.delete('.');
    const text = docAt(`${folder}/README.md`)?.text ?? '';
    return [...rooms]
      .filter(room => !new RegExp(`\`(?:src/)?${room}[\`/]`).test(text))
      .map(room => `${folder}: ${room}`);
  });
  expect(unnamed).toEqual([]);
});

test('README does not name more products than there are', () => {
  const folder = join(root, 'data/products');
  const records = readdirSync(folder).flatMap(
    file => JSON.parse(readFileSync(join(folder, file), 'utf8')) as { seriesLevel?: boolean }[],
  );
  const total = records.filter(({ seriesLevel }) => !seriesLevel).length;
  const text = docAt('README.md')?.text ?? '';
  const [, thousands = '', hundreds = ''] = /共(.)千(.)百余款/.exec(text) ?? [];
  const numeral = (sign: string) => '零一二三四五六七八九'.indexOf(sign);
  const chinese = numeral(thousands) * 1000 + numeral(hundreds) * 100;
  const english = Number(/more than ([\d,]+) products/.exec(text)?.[1]?.replace(',', ''));
  expect(english).toBe(chinese);
  expect(chinese).toBeGreaterThan(1000);
  expect(chinese).toBeLessThanOrEqual(total);
});

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object };

test('every command has its line in the table of commands', () => {
  const table = docAt('docs/commands.md')?.text ?? '';
  const elsewhere = ['start', 'test'];
  const parts = Object.keys(scripts).filter(name => !name.startsWith('test:') && !elsewhere.includes(name));
  expect(parts.filter(name => !table.includes(`npm run ${name}`))).toEqual([]);
});

test('README names the steps of the tests in their order', () => {
  const names = allSteps.map(({ name }) => `\`${name}\``).join('、');
  expect(docAt('README.md')?.text).toContain(`步骤名为 ${names}。`);
});

test('commands that are named exist', () => {
  const unknown = docs.flatMap(({ path, text }) =>
    [...text.matchAll(/npm run ([a-z][\w:-]*)/g)]
      .map(([, name]) => name ?? '')
      .filter(name => !(name in scripts))
      .map(name => `${path}: npm run ${name}`),
  );
  expect(unknown).toEqual([]);
});

test('every decision has date, status and its line in the index', () => {
  const index = docAt('docs/decisions/README.md')?.text ?? '';
  expect(decisions.length).toBeGreaterThanOrEqual(26);
  for (const { path, text } of decisions) {
    const number = basename(path).slice(0, 4);
    const head =
      /^# (\d{4}) (.+)\n\nDate: (\d{4}-\d\d-\d\d) · Status: (accepted|superseded by \[\d{4}\]\([^)]+\))(.*)\n/.exec(
        text,
      );
    expect(head, `${path} begins with title, date and status`).not.toBeNull();
    const [, titled, title, date, status = '', more = ''] = head ?? [];
    expect(titled).toBe(number);
    expect(index).toContain(`| [${number}](${basename(path)}) | ${title} | ${date} | ${status}${more} |`);
  }
});

test('every package has a README of at most 40 lines', () => {
  const shared = sourceFiles(root, 'shared').map(path => path.split('/').slice(0, 2).join('/'));
  const packages = new Set([...shared, ...findApps().map(({ directory }) => basename(directory))]);
  for (const folder of [...packages, 'server', 'tools', 'e2e', 'examples']) {
    const text = docAt(`${folder}/README.md`)?.text;
    expect(text, `${folder}/README.md`).toBeDefined();
    expect(text?.trimEnd().split('\n').length, `${folder}/README.md`).toBeLessThanOrEqual(40);
  }
});

test('every name of the glossary is in the sources', () => {
  const sources = ['shared', 'server/src', 'shell/src', 'remote-catalog/src', 'remote-selection/src'].flatMap(folder =>
    sourceFiles(root, folder),
  );
  const words = new Set(sources.flatMap(path => readFileSync(join(root, path), 'utf8').split(/[^\w-]+/)));
  const names = (docAt('docs/glossary.md')?.text ?? '')
    .split('\n')
    .filter(line => line.startsWith('| ') && !line.startsWith('| 中文'))
    .flatMap(line => codeSpansOf(line.split('|')[2] ?? ''));
  expect(names.length).toBeGreaterThan(60);
  expect(names.filter(name => !words.has(name))).toEqual([]);
});
