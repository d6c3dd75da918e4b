import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('no two files of stories publish versions of one number, which the second could not publish on a shared site', async () => {
  const files = new Map<string, string[]>();
  for (const file of await readdir(root, { recursive: true })) {
    if (!file.endsWith('.spec.ts')) continue;
    const text = await readFile(join(root, file), 'utf8');
    // Remotes that only a story has are 1.0.0; those of the site are 9.x.
    for (const number of new Set(text.match(/9\.\d+(?=\.\d+-[0-9$])/g)))
      files.set(number, [...(files.get(number) ?? []), file]);
  }
  expect(files.size).toBeGreaterThan(10);
  expect([...files].filter(([, users]) => users.length > 1)).toEqual([]);
});
