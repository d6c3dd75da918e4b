import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { logOutput } from './log-output';

/** Takes what is written unless it is full; `waiting` bytes lie before it. */
function disk() {
  const written: string[] = [];
  const state = { isFull: false, waiting: 0 };
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const output = logOutput({
    get writableLength() {
      return state.waiting;
    },
    on: () => undefined,
    write(line, done) {
      if (!state.isFull) written.push(line);
      done(state.isFull ? full : null);
    },
  });
  return { state, written, output };
}

test('what cannot be written is left out, and told of with what can be written again', () => {
  const { state, written, output } = disk();
  output.write('one\n');
  state.isFull = true;
  output.write('two\n');
  output.write('three\n');
  state.isFull = false;
  output.write('four\n');
  output.write('five\n');
  const [first, afterwards = '', last] = written;
  expect([first, last]).toEqual(['one\n', 'five\n']);
  // The line that was written last may have been cut off.
  const [cut, told = '', line] = afterwards.split('\n');
  expect([cut, line]).toEqual(['', 'four']);
  expect(JSON.parse(told)).toMatchObject({ level: 50, lines: 2, reason: 'ENOSPC', msg: 'lines of the log were lost' });
});

test('a reader who takes nothing fills no memory', () => {
  const { state, written, output } = disk();
  state.waiting = 2 * 1024 * 1024;
  output.write('one\n');
  state.waiting = 0;
  output.write('two\n');
  expect(written).toEqual([expect.stringMatching(/^\n\{.*"lines":1,.*\}\ntwo\n$/)]);
});

const module = fileURLToPath(new URL('./logger-options.ts', import.meta.url));

/** What a process says on its standard error that logs to `stdout`, and answers a request afterwards. */
async function outcome(stdout: 'pipe' | number): Promise<string> {
  const program = `import('fastify').then(async ({ fastify }) => {
    const { loggerOptions } = await import(${JSON.stringify(module)});
    const app = fastify({ logger: loggerOptions() });
    app.get('/', async () => 'answered');
    // Called back once what was written before has been taken or refused.
    const settled = () => new Promise(resolve => process.stdout.write('\\n', resolve));
    for (let i = 0; i < 3; i += 1) {
      app.log.error({ i }, 'a line of the log');
      await settled();
    }
    process.stderr.write((await app.inject('/')).body);
    process.exit(0);
  });`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--eval', program], { stdio: ['ignore', stdout, 'pipe'] });
  child.stdout?.destroy();
  if (!child.stderr) throw new Error('no standard error');
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return said;
}

test('a site whose log is read by nobody any more answers', async () => {
  expect(await outcome('pipe')).toBe('answered');
});

test.skipIf(!existsSync('/dev/full'))('a site whose log has no room on its disk answers', async () => {
  expect(await outcome(openSync('/dev/full', 'w'))).toBe('answered');
});
