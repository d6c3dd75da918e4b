import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexCatalogue } from '../../../../../test/fixed-catalogue';
import { indexApp } from '../../../../../test/index-app';
import { sharedSolver } from '../../../../../test/shared-solver';
import { siteIndex } from '../../../../../test/site-catalogue';
import { exampleFiles } from './example-files';
import { exampleMaker } from './example-maker';

const folder = mkdtempSync(join(tmpdir(), 'shixuan-example-'));
let app: FastifyInstance;
let base: string;
beforeAll(async () => {
  const index = await siteIndex();
  app = indexApp(index, { solver: sharedSolver });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
  const documents = { make: () => Promise.reject(new Error('made here')) };
  const [source] = exampleMaker.sources({ catalogue: indexCatalogue(index).current, documents });
  // As whoever downloads it has it: unpacked from the zip.
  for (const [path, bytes] of Object.entries(unzipSync((await source?.make()) ?? Buffer.alloc(0)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const run = promisify(execFile);
const has = (program: string) => !spawnSync(program, ['--version']).error;

const programs = [
  ['node', 'node/products.mjs', /共 \d+ 个型号[\s\S]*像元尺寸\t[\d.]+ µm/],
  ['node', 'node/camera-shot.mjs', /\d+ 分\t相机 .+\t镜头 .+\t工作距离 \d+ mm/],
  ['python3', 'python/products.py', /共 \d+ 个型号/],
  ['python3', 'python/camera_shot.py', /\d+ 分\t相机 .+\t镜头 /],
  ['sh', 'curl/examples.sh', /"state":0[\s\S]*"state":0[\s\S]*"state":0/],
] as const;

// Node is there wherever this runs; the others are tried where they are.
const runs: Record<string, boolean> = { node: true, python3: has('python3'), sh: has('sh') && has('curl') };

test.each(programs.filter(([program]) => runs[program]))(
  '%s %s works against a site',
  async (program, file, expected) => {
    const { stdout } = await run(program === 'node' ? process.execPath : program, [join(folder, file), base], {
      maxBuffer: 2 ** 26,
    });
    expect(stdout).toMatch(expected);
  },
);

test('says in Chinese what was wrong, and how it is used', async () => {
  const misused = await run(process.execPath, [join(folder, 'node/products.mjs')]).catch(error => error);
  expect(misused.code).toBe(2);
  expect(misused.stderr).toContain('用法');
  writeFileSync(
    join(folder, 'node/wrong.mjs'),
    `import { baseAddress, call } from './call.mjs';\nawait call(baseAddress(), '/Product/List', { categoryId: 999 });`,
  );
  const failed = await run(process.execPath, [join(folder, 'node/wrong.mjs'), base]).catch(error => error);
  expect(failed.code).toBe(1);
  expect(failed.stderr).toMatch(/\/Product\/List：.+（HTTP 404，state 1010）/);
});

test('the readme names every program', () => {
  const files = exampleFiles();
  const readme = files.get('readme.txt') ?? '';
  const named = [...files.keys()].filter(path => /\.(mjs|py|sh)$/.test(path) && !/\/call\./.test(path));
  expect(named.length).toBe(5);
  for (const path of named) expect(readme).toContain(path);
});
