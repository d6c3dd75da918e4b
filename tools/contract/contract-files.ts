import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@shixuan/host';
import { root } from '../lib/root.mjs';
import { bundleDeclarations } from './bundle-declarations';
import { withDeclarations } from './emit-declarations';
import { exportedNames } from './exported-names';

/** Where the reports lie: `1.4.d.ts` and `1.4.ui.txt` for contract 1.4. */
const contractFolder = join(root, 'shared/host/contract');

/** `1.4`: a report is of a minor; a patch changes no type. */
export const currentMinor = CONTRACT_VERSION.split('.').slice(0, 2).join('.');

/** The report of the sources as they are now, by file name. */
export function makeReport(): Record<string, string> {
  return {
    [`${currentMinor}.d.ts`]: withDeclarations('host', bundleDeclarations),
    [`${currentMinor}.ui.txt`]: `${withDeclarations('ui', folder => exportedNames(folder)).join('\n')}\n`,
  };
}

export const readReport = (file: string): string | undefined => {
  const path = join(contractFolder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

export const writeReport = (file: string, text: string) => writeFileSync(join(contractFolder, file), text);

const digests = 'released.sha256';

/** SHA-256 of each report of a released minor, by file name: these never change again. Kept as `sha256sum` writes it. */
export const readFrozen = (): Record<string, string> =>
  Object.fromEntries(
    [...(readReport(digests) ?? '').matchAll(/^([0-9a-f]{64}) {2}(\S+)$/gm)].map(([, digest = '', file = '']) => [
      file,
      digest,
    ]),
  );

export const writeFrozen = (frozen: Readonly<Record<string, string>>) =>
  writeReport(
    digests,
    Object.entries(frozen)
      .map(([file, digest]) => `${digest}  ${file}\n`)
      .join(''),
  );

export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The released minors, oldest first: `1.0`, `1.1`. */
export const frozenMinors = (): string[] =>
  Object.keys(readFrozen())
    .filter(file => file.endsWith('.d.ts'))
    .map(file => file.slice(0, -'.d.ts'.length))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
