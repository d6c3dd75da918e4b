import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';
import { bundleDeclarations } from './bundle-declarations';
import { currentMinor, digestOf, frozenMinors, makeReport, readFrozen, readReport } from './contract-files';
import { exportedNames } from './exported-names';

test('the committed report is what the sources export', { timeout: 60_000 }, () => {
  for (const [file, text] of Object.entries(makeReport())) {
    expect(readReport(file), `${file}: 约定有改动，请运行 npm run contract -- --write`).toBe(text);
  }
});

test('reports of released minors are as they were released', () => {
  expect(frozenMinors()).toContain('1.0');
  for (const [file, digest] of Object.entries(readFrozen())) {
    expect(digestOf(readReport(file) ?? ''), `${file} 已发布，不得改动`).toBe(digest);
  }
});

test('the types of the last released minor are the ones that the compiler compares with', () => {
  const compared = readFileSync(join(root, 'shared/host/src/contract-is-additive.test.ts'), 'utf8');
  expect(compared).toContain(`as Last from '../contract/${frozenMinors().at(-1)}'`);
});

test('within a major the façade loses no name', () => {
  const major = currentMinor.split('.')[0];
  const now = readReport(`${currentMinor}.ui.txt`)?.split('\n');
  for (const minor of frozenMinors().filter(minor => minor.startsWith(`${major}.`))) {
    expect(now).toEqual(expect.arrayContaining(readReport(`${minor}.ui.txt`)?.split('\n') ?? []));
  }
});

test('declarations of several files become one module, and names are found through re-exports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-test-'));
  try {
    writeFileSync(
      join(folder, 'index.d.ts'),
      "export * from './a';\nexport { b, type Letter as B } from './b';\nexport { b as again } from './b';\n",
    );
    writeFileSync(
      join(folder, 'a.d.ts'),
      "import { type FC } from 'react';\nimport type { Letter } from './b';\nexport interface A {\n    b: Letter;\n    c: FC;\n}\nexport {};\n",
    );
    writeFileSync(
      join(folder, 'b.d.ts'),
      "import type { FC, Key } from 'react';\nexport type Letter = FC | Key;\nexport declare const b: Letter;\n",
    );
    expect(bundleDeclarations(folder)).toBe(
      "import type { FC, Key } from 'react';\n\nexport interface A {\n  b: Letter;\n  c: FC;\n}\n\nexport type Letter = FC | Key;\nexport declare const b: Letter;\n",
    );
    expect(exportedNames(folder)).toEqual(['A', 'B', 'again', 'b']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
