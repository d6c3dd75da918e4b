import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WorkFolder } from './work-folder';

function folderWith(text: string) {
  const copy = new WorkFolder(mkdtempSync(join(tmpdir(), 'shixuan-edit-')));
  onTestFinished(() => copy.remove());
  writeFileSync(join(copy.folder, 'page.ts'), text);
  return { copy, read: () => readFileSync(join(copy.folder, 'page.ts'), 'utf8') };
}

test('an edit is written', async () => {
  const { copy, read } = folderWith("title = 'a'");
  await copy.edit('page.ts', text => text.replace("'a'", "'b'"));
  expect(read()).toBe("title = 'b'");
});

test('an edit that finds nothing is an error: the story after it would test the file as it was', async () => {
  const { copy, read } = folderWith("title = 'a'");
  await expect(copy.edit('page.ts', text => text.replace("'x'", "'b'"))).rejects.toThrow('page.ts');
  expect(read()).toBe("title = 'a'");
});
