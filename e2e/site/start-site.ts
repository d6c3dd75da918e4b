import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Site {
  url: string;
  varDir: string;
  stop(): Promise<void>;
}

/** A port that is free at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

const ended = (child: ChildProcess) => new Promise<void>(resolve => child.once('exit', () => resolve()));

/** Waits until the site answers, or until its process has ended. */
async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + 240_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const response = await fetch(`${url}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise(resolve => setTimeout(resolve, 200));
  }
  throw new Error(`the site did not start:\n${output()}`);
}

/** Starts the site as a visitor of the README would, on a free port and with data of its own. */
export async function startSite(env: Record<string, string> = {}): Promise<Site> {
  const root = join(import.meta.dirname, '../..');
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-e2e-'));
  // As root, the database runs as another user that needs access; otherwise its data would be put, and left, elsewhere.
  await chmod(varDir, 0o755);
  const port = await freePort();
  let output = '';
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SHIXUAN_VAR: varDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (child.exitCode === null) {
      const end = ended(child);
      child.kill('SIGTERM');
      await end;
    }
    await rm(varDir, { recursive: true, force: true });
  };
  try {
    await answers(url, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, varDir, stop };
}
