import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { npmScript } from './npm.mjs';
import { root } from './root.mjs';

/** Starts `run.mjs` on a script that prints its process id, and what it hears. */
async function startScript(listen: boolean): Promise<{ tool: ChildProcess; output: () => string; pid: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-children-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const script = join(folder, 'script.ts');
  const handler = `process.once('SIGTERM', () => { console.log('heard'); clearInterval(timer); });`;
  writeFileSync(
    script,
    `const timer = setInterval(() => undefined, 1000);\n${listen ? handler : ''}\nconsole.log('pid', process.pid);\n`,
  );
  const tool = spawn(process.execPath, ['tools/run.mjs', relative(root, script)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  tool.stdout?.setEncoding('utf8');
  const started = new Promise<number>(resolve => {
    tool.stdout?.on('data', (chunk: string) => {
      text += chunk;
      const [, pid] = /pid (\d+)\n/.exec(text) ?? [];
      if (pid) resolve(Number(pid));
    });
  });
  const pid = await started;
  onTestFinished(() => {
    tool.kill('SIGKILL');
  });
  return { tool, pid, output: () => text };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('a script is asked to stop when its command is, and has time to put things away', async () => {
  const { tool, pid, output } = await startScript(true);
  tool.kill('SIGTERM');
  const [code] = await once(tool, 'close');
  expect([code, output().includes('heard'), isRunning(pid)]).toEqual([0, true, false]);
});

test('a script that does not listen stops all the same', async () => {
  const { tool, pid } = await startScript(false);
  tool.kill('SIGINT');
  await once(tool, 'close');
  expect(isRunning(pid)).toBe(false);
});

test('a script whose command was killed stops by itself', async () => {
  const { tool, output } = await startScript(true);
  tool.kill('SIGKILL');
  // The output closes only when the script has ended too, because it holds the other end.
  await once(tool, 'close');
  expect(output()).toContain('heard');
});

/** Runs a command of a package by npm below a shell that ends then; it prints what becomes of it. */
async function startBelowNpm(script: string): Promise<{ npm: number; heard: (text: string) => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'shixuan-npm-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { stay: script } }));
  writeFileSync(
    join(folder, 'stay.mjs'),
    `import { readFileSync } from 'node:fs';
import { onNpmGone } from ${JSON.stringify(pathToFileURL(join(root, 'tools/lib/on-npm-gone.mjs')).href)};
const parentOf = pid => readFileSync('/proc/' + pid + '/stat', 'utf8').split(') ').at(-1).split(' ')[1];
const titleOf = pid => readFileSync('/proc/' + pid + '/stat', 'utf8').split('(')[1];
const npm = titleOf(process.ppid).startsWith('npm') ? process.ppid : Number(parentOf(process.ppid));
onNpmGone(() => { console.log('stopped'); process.exit(); }, 20);
const first = parentOf(npm);
let looks = 0;
console.log('npm', npm);
setInterval(() => {
  if (parentOf(npm) !== first && ++looks === 10) console.log('adopted and running');
}, 50);
`,
  );
  const command = `${JSON.stringify(process.execPath)} ${JSON.stringify(npmScript())} run stay`;
  const shell = spawn('/bin/sh', ['-c', `${command} & read line`], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  let text = '';
  shell.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const heard = (wanted: string) => vi.waitFor(() => expect(text).toContain(wanted), { interval: 20 });
  await heard('npm ');
  shell.stdin?.end('\n');
  return { npm: Number(/npm (\d+)/.exec(text)?.[1]), heard };
}

describe.runIf(process.platform === 'linux')('below npm', () => {
  test.each(['exec node stay.mjs', 'node stay.mjs; true'])(
    '%s goes on when the shell that started npm ends, and stops when npm is killed',
    {
      timeout: 40_000,
    },
    async script => {
      const { npm, heard } = await startBelowNpm(script);
      await heard('adopted and running');
      process.kill(npm, 'SIGKILL');
      await heard('stopped');
    },
  );
});
