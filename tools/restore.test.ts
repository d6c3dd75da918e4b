import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from './lib/root.mjs';

it('a backup that is refused leaves nothing where it was to go, a database neither', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-restore-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = join(folder, 'site');
  const file = join(folder, 'other.age');
  mkdirSync(place);
  writeFileSync(file, 'no backup of this site');
  const { status, stderr } = spawnSync(process.execPath, ['tools/run.mjs', 'tools/restore.ts', file], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: '',
      STORAGE: '',
      SHIXUAN_VAR: place,
      BACKUP_PASSWORD: 'a password of the site',
    },
    encoding: 'utf8',
  });
  expect(stderr).toContain('打不开：密码不对，或不是本站的备份。');
  expect(status).toBe(1);
  expect(readdirSync(place)).toEqual([]);
});
