import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/root.mjs';

// The pages of every remote are rendered in plain Node by a test of the remote's own, made with @shixuan/host/testing.
test('every remote renders its routes without a browser', () => {
  const remotes = readdirSync(root).filter(
    name => /^remote-/.test(name) && existsSync(join(root, name, 'package.json')),
  );
  expect(remotes).toContain('remote-catalog');
  expect(remotes.filter(name => !existsSync(join(root, name, 'src/render-anywhere.test.tsx')))).toEqual([]);
});
