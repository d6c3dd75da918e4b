import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

test('a script is asked to stop when its command is, and has time to put things away', {
  timeout: 20_000,
}, async () => {
  const { tool, pid, output } = await startScript(true);
  tool.kill('SIGTERM');
  const [code] = await once(tool, 'close');
  expect([code, output().includes('heard'), isRunning(pid)]).toEqual([0, true, false]);
});

test('a script that does not listen stops all the same', { timeout: 20_000 }, async () => {
  const { tool, pid } = await startScript(false);
  tool.kill('SIGINT');
  await once(tool, 'close');
  expect(isRunning(pid)).toBe(false);
});

test('a script whose command was killed stops by itself', { timeout: 20_000 }, async () => {
  const { tool, output } = await startScript(true);
  tool.kill('SIGKILL');
  // The output closes only when the script has ended too, because it holds the other end.
  await once(tool, 'close');
  expect(output()).toContain('heard');
});
