import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { npmScript } from './npm.mjs';
import { onNpmGone } from './on-npm-gone.mjs';
import { root } from './root.mjs';
import { StopError } from './stop-error.mjs';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** Time for a process to shut down before it is killed, ms. */
const PATIENCE_MS = 30_000;

/** @type {Map<ChildProcess, () => void>} */
const running = new Map();
let stopped = false;

const ended = (/** @type {ChildProcess} */ child) =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(undefined);
    else child.once('exit', resolve);
  });

/** Stops every process that was started, and waits for their end. */
async function stopAll() {
  stopped = true;
  await Promise.all(
    [...running].map(async ([child, stop]) => {
      stop();
      const killer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ended(child);
      clearTimeout(killer);
    }),
  );
}

export const isStopped = () => stopped;

/**
 * Resolves to the exit code; 128 and more when a signal ended it.
 * @param {ChildProcess} child
 * @param {() => void} stop
 * @returns {Promise<number>}
 */
function watch(child, stop) {
  running.set(child, stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => {
      running.delete(child);
      resolve(code ?? 128);
    });
  });
}

/**
 * Starts a script of the project, through tsx if it is TypeScript, in our process group. It stops when this process stops or is killed.
 * @param {string} script relative to the project
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {{ ended: Promise<number>, stop: () => void }} `ended` resolves to the exit code
 */
export function startScript(script, args = [], env = {}) {
  if (stopped) throw new StopError('');
  // tsx for imports only: it would rewrite required modules too, and the bundler copies the text of one of them into
  // the builds, where the helpers that tsx adds do not exist.
  const stopWithParent = pathToFileURL(join(import.meta.dirname, 'stop-with-parent.mjs')).href;
  const loader = script.endsWith('.ts') ? ['--import', 'tsx/esm'] : ['--enable-source-maps'];
  const child = spawn(process.execPath, ['--import', stopWithParent, ...loader, join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
  });
  const pipe = child.stdio[3];
  pipe?.on('error', () => undefined);
  const stop = () => void pipe?.destroy();
  return { ended: watch(child, stop), stop };
}

/**
 * Runs a script of the project to its end.
 * @param {string} script relative to the project
 * @param {string[]} [args]
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runScript = (script, args, env) => startScript(script, args, env).ended;

/**
 * Runs a program to its end, in our process group.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} its exit code
 */
export function runCommand(program, args, env = {}) {
  if (stopped) throw new StopError('');
  const child = spawn(program, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' });
  return watch(child, () => child.kill('SIGTERM'));
}

/**
 * Runs npm, in our process group.
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export const runNpm = (args, env) => runCommand(process.execPath, [npmScript(), ...args], env);

/**
 * Ctrl-C, SIGTERM, a closed terminal, and the death of the npm that started this command: `onStop` runs once, and then
 * everything that was started is stopped.
 * @param {() => void} [onStop]
 */
export function stopOnSignals(onStop = () => undefined) {
  const stop = () => {
    if (stopped) return;
    onStop();
    void stopAll();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  if (process.env.npm_lifecycle_event) onNpmGone(stop);
}
