import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Changes with every change of the renderer: the same file may then give another article. */
export function rendererHash(): string {
  const folder = join(import.meta.dirname, 'render');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort())
    if (name.endsWith('.ts') && !name.includes('.test.')) hash.update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
