import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { environmentsHold } from './environments-hold';
import { folderStorage } from './folder-storage';

environmentsHold(() => {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-environments-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folderStorage(folder);
});
