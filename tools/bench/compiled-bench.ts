import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { compileServer } from '../build-server/build-server';
import { root } from '../lib/root.mjs';

const Lines = z.array(z.string());

/** Lies as deep as `server/dist`: the compiled code finds templates and tables from there. */
const folder = join(root, 'server/.cache');

/**
 * Runs a bench compiled together with the server, as visitors have it, in a process of its own: loaded as TypeScript, the same
 * code takes up to a fifth longer.
 * @param name of the file beside this one that prints its lines as a JSON array
 */
export async function compiledBench(name: string): Promise<string[]> {
  try {
    await compileServer(folder, [join(import.meta.dirname, `${name}.ts`)]);
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, `${name}.js`)], { cwd: root });
    return Lines.parse(JSON.parse(stdout));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
