import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from './temporary-folder';
import { watchRegistry } from './watch-registry';

test('a change in the folder is told, until the watch is ended', async () => {
  const folder = temporaryFolder();
  const onChange = vi.fn();
  const stop = watchRegistry(folder, onChange);
  writeFileSync(join(folder, 'registry.json'), '{}');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  stop();
});

test('a folder that is not there is not watched', () => {
  expect(() => watchRegistry(join(temporaryFolder(), 'none'), vi.fn())()).not.toThrow();
});
