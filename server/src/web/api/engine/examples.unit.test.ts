import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexApp } from '../../../../test/index-app';
import { sharedSolver } from '../../../../test/shared-solver';
import { siteIndex } from '../../../../test/site-catalogue';
import { engineExamples } from './engine-examples';

const folder = join(import.meta.dirname, '../../../../../examples/engine');
const programs = [
  [process.execPath, 'node.mjs'],
  ['python3', 'python.py'],
  ['sh', 'curl.sh'],
] as const;

let app: FastifyInstance;
let site: string;
beforeAll(async () => {
  app = indexApp(await siteIndex(), { solver: sharedSolver });
  site = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const run = promisify(execFile);

/** What a program printed and its exit code; a program that is not there fails the test by name. */
async function ran(program: string, file: string, args: string[], env: Record<string, string> = {}) {
  const options = { env: { ...process.env, SHIXUAN_SITE: '', SHIXUAN_PARTNER_KEY: '', ...env } };
  try {
    return { code: 0, ...(await run(program, [join(folder, file), ...args], options)) };
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    if (error.code === 'ENOENT') throw new Error(`${program} is needed to try examples/engine/${file}: install it`);
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { code: error.code, stdout, stderr };
  }
}

test.each(programs)('%s %s prints the first recommendation of a site', async (program, file) => {
  const given = await ran(program, file, [site]);
  expect(given.stderr).toBe('');
  expect(given.code).toBe(0);
  expect(given.stdout).toMatch(
    /^首选.*\d+(\.\d+)? 分\n相机\t\S+.*\n镜头\t\S+.*\n[\s\S]*工作距离\t\d+(\.\d+)? mm\n单像素精度\t[\d.]+ [µm]m/,
  );
  expect((await ran(program, file, [], { SHIXUAN_SITE: site })).stdout).toBe(given.stdout);
});

test.each(programs)('%s %s says in Chinese how it is used, and why it is refused', async (program, file) => {
  const unused = await ran(program, file, []);
  expect([unused.code, unused.stderr]).toEqual([2, expect.stringContaining('用法')]);
  const refused = await ran(program, file, [site], { SHIXUAN_PARTNER_KEY: 'sxp_wrong' });
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('合作伙伴密钥不对')]);
});

test('node explained.mjs prints every check with its reason and derivation', async () => {
  const { code, stdout, stderr } = await ran(process.execPath, 'explained.mjs', [site]);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^通过\t工作距离\t.+\n\t推导\t.+ = .+ mm\n/m);
  expect(stdout.match(/^(通过|注意|不满足|未知)\t/gm)?.length).toBeGreaterThan(15);
  expect(await ran(process.execPath, 'explained.mjs', [])).toMatchObject({ code: 2 });
});

test('all three recommend the same, for the task that the description has', async () => {
  const models = await Promise.all(
    programs.map(async ([program, file]) => {
      const { stdout } = await ran(program, file, [site]);
      return ['相机', '镜头'].map(role => new RegExp(`${role}\\t.*?(\\S+)\\n`).exec(stdout)?.[1]);
    }),
  );
  expect(new Set(models.map(pair => pair.join()))).toHaveProperty('size', 1);
  expect(JSON.parse(readFileSync(join(folder, 'pcb.json'), 'utf8'))).toEqual(engineExamples.rankSystems?.pcb?.value);
});
