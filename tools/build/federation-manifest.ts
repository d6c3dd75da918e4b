import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { EmbedConfig } from '../../rspack.embed.base';
import { integrityOf } from './dist-files';

/** Where the manifest is found for as long as there is a version 1: hosts write this address into their build. */
const LASTING_FOLDER = '/embed/v1/federation';

/**
 * Writes the manifest that hosts with Module Federation ask for. It is fetched from a lasting address and refers to the
 * folder of its version by a relative path, so the host does not need to know the site's origin.
 * @param app name of the remote
 * @returns name of the file in `dist/embed`
 */
export function writeFederationManifest(
  { directory, federation: { name, exposes } }: EmbedConfig,
  app: string,
  version: string,
  container: string,
): string {
  const embed = join(directory, 'dist/embed');
  const noFiles = { sync: [], async: [] };
  const text = JSON.stringify(
    {
      id: name,
      name,
      metaData: {
        name,
        type: 'app',
        globalName: name,
        buildInfo: { buildVersion: version, buildName: name },
        publicPath: 'auto',
        remoteEntry: {
          name: container,
          path: posix.relative(LASTING_FOLDER, `/remotes/${app}/${version}/embed`),
          type: 'global',
          // Not part of the federation's format: hosts that check what they run compare with it.
          integrity: integrityOf(readFileSync(join(embed, container))),
        },
        types: { path: '', name: '', zip: '', api: '' },
      },
      shared: [],
      remotes: [],
      exposes: exposes.map(path => ({
        id: `${name}:${path.slice(2)}`,
        name: path.slice(2),
        path,
        // All of it comes with the container and what that fetches itself.
        assets: { js: noFiles, css: noFiles },
      })),
    },
    null,
    2,
  );
  const file = `v1-mf-manifest.${createHash('sha256').update(text).digest('hex').slice(0, 10)}.json`;
  writeFileSync(join(embed, file), `${text}\n`);
  return file;
}
