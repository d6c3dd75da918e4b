import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { RunningProgram } from '../site/running-program';
import { dataFolder, freePort, removeFolder, temporaryFolder } from '../site/start-site';
import { expect, test } from '../site/test';

const run = promisify(execFile);

let folder: string;
let varDir: string;
let site: RunningProgram;
let url: string;
test.beforeAll(async () => {
  test.setTimeout(600_000);
  folder = await temporaryFolder();
  await run(process.execPath, ['tools/run.mjs', 'tools/runtime.ts', folder]);
  varDir = await dataFolder();
  const port = await freePort();
  url = `http://localhost:${port}`;
  site = new RunningProgram(process.execPath, [join(folder, 'tools/start.mjs'), '--no-warm-up'], {
    PORT: String(port),
    SHIXUAN_VAR: varDir,
  });
  await site.until(() => site.output.includes('视选已就绪'));
});
test.afterAll(async () => {
  await site?.stop();
  await Promise.all([folder, varDir].filter(each => each !== undefined).map(removeFolder));
});

test('an operator runs an assembled site that has no sources, tests and tools of development', async ({ page }) => {
  const files = await readdir(folder, { recursive: true });
  const own = files.filter(file => !/(^|[\\/])node_modules[\\/]/.test(file));
  expect(own.filter(file => /\.tsx?$|\.test\.|\.spec\./.test(file))).toEqual([]);
  const packages = await readdir(join(folder, 'node_modules'));
  expect(packages).toContain('fastify');
  for (const tool of ['typescript', 'vitest', '@playwright', '@rspack', 'esbuild', 'tsx'])
    expect(packages).not.toContain(tool);

  // The first visitors may come before there is a process that draws.
  const productOf = async () =>
    /\/goods\/detail\?id=\d+/.exec(await (await page.request.get(`${url}/light`)).text())?.[0];
  await expect.poll(productOf, 'the list is drawn by the server').toBeDefined();
  const product = await productOf();
  await page.goto(`${url}${product}`);
  const sheet = await page.getByRole('link', { name: /^参数单 PDF/ }).getAttribute('href');
  const pdf = await page.request.get(new URL(sheet ?? '', url).href);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
});

test('an operator types the same commands in an assembled site', async () => {
  const env = { ...process.env, SHIXUAN_VAR: varDir };
  const { stdout } = await run('npm', ['run', '--silent', 'user', '--', 'create', 'operator1'], { cwd: folder, env });
  expect(stdout).toMatch(/已新建：operator1[\s\S]*\/ops\/password\?link=/);
});
