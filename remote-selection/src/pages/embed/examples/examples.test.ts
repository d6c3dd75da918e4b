import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { exampleNames, examples, exampleText } from './examples';

const root = join(import.meta.dirname, '../../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('every file of examples/embed is shown, with the site’s address in it', () => {
  const shown = exampleNames.map(name => examples[name].file).sort();
  expect(shown).toEqual(readdirSync(join(root, 'examples/embed')).sort());
  for (const name of exampleNames) expect(exampleText(name, 'https://site.example')).not.toContain('视选的地址');
  expect(exampleText('plain', 'https://site.example')).toContain('src="https://site.example/embed/v1/selection.js"');
});

test('of a host with several files each is there, under its name', () => {
  const folder = join(root, 'examples/embed/react-18-federation');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name));
  for (const file of files) {
    const name = relative(folder, file).replaceAll('\\', '/');
    expect(examples.federation.text).toContain(`/* ===== ${name} ===== */\n\n${readFileSync(file, 'utf8').trim()}\n`);
  }
});

test('the declarations to copy are those of the project, in one file', () => {
  const own = ['system', 'events', 'element', 'federation', 'react'].map(file =>
    read(`shared/embed-types/src/${file}.ts`)
      .replaceAll(/^import type (?:\{[^}]*\}|\* as React) from '[^']*';\n/gm, '')
      .trim(),
  );
  const [, ...rest] = examples.types.text.split('\n');
  expect(rest.join('\n').trim()).toBe(["import type * as React from 'react';", ...own].join('\n\n'));
});
