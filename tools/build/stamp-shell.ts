import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@shixuan/host';
import { ShellManifest } from '@shixuan/host/manifest';
import { sharedVersions } from '../../rspack.config.base';
import { policyNames } from '../../shell/src/lib/trusted-types';
import { bytesOf, distFiles, integrityOfFiles } from './dist-files';
import { shellFiles } from './shell-files';
import type { BuiltFiles } from './stamp-remote';

interface ShellBuild extends Omit<BuiltFiles, 'embed'> {
  /** Script that drawn pages run first, below `dist`. */
  atOnce: string;
}

/** Writes `shell.json`, from which the server makes the page. */
export function stampShell(directory: string, version: string, { stats, sheets, server, atOnce }: ShellBuild): void {
  const dist = join(directory, 'dist');
  const { scripts, styles, preload, later } = shellFiles(stats);
  const files = distFiles(dist).filter(file => file !== 'shell.json');
  const manifest: ShellManifest = ShellManifest.parse({
    fetchesManifests: true,
    atOnce,
    startsSheets: true,
    later,
    version,
    contract: CONTRACT_VERSION,
    scripts,
    styles,
    // The largest first: behind it alone the line would be shared with the page's pictures.
    preload: preload.toSorted((a, b) => bytesOf(dist, [b]) - bytesOf(dist, [a])),
    integrity: integrityOfFiles(dist, files),
    shared: sharedVersions(directory),
    sheets,
    server,
    trustedTypes: policyNames,
    bytes: {
      total: bytesOf(
        dist,
        files.filter(file => file !== server),
      ),
      initial: bytesOf(dist, [atOnce, ...scripts, ...styles, ...preload]),
    },
  });
  writeFileSync(join(dist, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
