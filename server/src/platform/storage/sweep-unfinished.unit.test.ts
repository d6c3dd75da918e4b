import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sweepUnfinished } from './sweep-unfinished';
import { writeFileAtomically } from './write-file-atomically';

test('what a killed writer left goes after a day; locks, files and what is being written stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-sweep-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const twoDaysAgo = new Date(Date.now() - 48 * 3600_000);
  const uuid = '5b5b2f0e-6f0c-4f0e-8a55-0d2f1f0f9c11';
  const old = [
    `.registry.json.${uuid}`,
    `files/ab/.main.js.${uuid}`,
    '.registry.json.lock',
    '.hidden',
    'registry.json',
    `a.${uuid}`,
  ];
  for (const path of [...old, `.fresh.json.${uuid}`]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), 'half');
    if (old.includes(path)) utimesSync(join(folder, path), twoDaysAgo, twoDaysAgo);
  }
  await writeFileAtomically(join(folder, 'whole.json'), '{}');
  expect(await sweepUnfinished([folder, join(folder, 'nowhere')])).toBe(2);
  expect((await readdir(folder)).sort()).toEqual(
    [
      `.fresh.json.${uuid}`,
      '.hidden',
      '.registry.json.lock',
      `a.${uuid}`,
      'files',
      'registry.json',
      'whole.json',
    ].sort(),
  );
  expect(await readdir(join(folder, 'files/ab'))).toEqual([]);
});
