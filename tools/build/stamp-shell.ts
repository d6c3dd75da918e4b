import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@shixuan/host';
import { ShellManifest } from '@shixuan/host/manifest';
import { sharedVersions } from '../../rspack.config.base';
import { policyNames } from '../../shell/src/lib/trusted-types';
import { bytesOf, distFiles, integrityOfFiles } from './dist-files';
import type { BuiltFiles } from './stamp-remote';

/** Writes `shell.json`, from which the server makes the page. */
export function stampShell(
  directory: string,
  version: string,
  { stats, sheets, server }: Omit<BuiltFiles, 'embed'>,
): void {
  const dist = join(directory, 'dist');
  const entryFiles = (stats.entrypoints?.main?.assets ?? []).map(asset => asset.name);
  // Everything behind the entry's one `import('./app/bootstrap')` is asked for at once: name it before the entry has run.
  const bootstrap = (stats.chunks ?? []).filter(chunk =>
    (chunk.origins ?? []).some(origin => origin.request === './app/bootstrap'),
  );
  if (bootstrap.length === 0) throw new Error("the shell's entry no longer imports ./app/bootstrap");
  const bootstrapFiles = bootstrap.flatMap(chunk => chunk.files ?? []);
  // Shared modules (React, the component façade) are chunks of their own, loaded when the share scope is read.
  const shared = (stats.chunks ?? [])
    .filter(
      chunk =>
        !chunk.initial &&
        !bootstrap.includes(chunk) &&
        (chunk.origins ?? []).some(origin => isShared(origin.moduleIdentifier)),
    )
    .flatMap(chunk => chunk.files ?? []);
  const scripts = entryFiles.filter(file => file.endsWith('.js'));
  const styles = [...new Set([...entryFiles, ...shared, ...bootstrapFiles])].filter(file => file.endsWith('.css'));
  const preload = [...new Set([...bootstrapFiles, ...shared])].filter(
    file => file.endsWith('.js') && !scripts.includes(file),
  );
  const files = distFiles(dist).filter(file => file !== 'shell.json');
  const manifest: ShellManifest = ShellManifest.parse({
    version,
    contract: CONTRACT_VERSION,
    scripts,
    styles,
    preload,
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
      initial: bytesOf(dist, [...scripts, ...styles, ...preload]),
    },
  });
  writeFileSync(join(dist, 'shell.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

// The shell provides each shared module and could consume another's: only the chunks of the first are ever asked for.
const isShared = (identifier: string | undefined) => identifier?.startsWith('provide shared module') ?? false;
