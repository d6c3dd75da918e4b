import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { z } from 'zod';

/** A registry of npm on this machine, for the packages of this project alone. */
export interface PackageRegistry {
  /** `http://127.0.0.1:4873/` */
  url: string;
  close(): Promise<void>;
}

const Manifest = z.looseObject({ name: z.string(), version: z.string() });

/** What a registry tells of a package, and the packed file. */
interface Published {
  tarball: Buffer;
  document(url: string): object;
}

async function readPackage(folder: string, name: string): Promise<Published> {
  const manifest = Manifest.parse(JSON.parse(await readFile(join(folder, name, 'package.json'), 'utf8')));
  const { version } = manifest;
  const tarball = await readFile(join(folder, `shixuan-${name}-${version}.tgz`));
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
  return {
    tarball,
    document: url => ({
      name: manifest.name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist: { integrity, tarball: `${url}${name}.tgz` } } },
    }),
  };
}

/**
 * Serves the packages of a folder as a registry does: `npm config set @shixuan:registry <url>` is all that a team needs.
 * @param folder what `npm run packages` made: a folder and a `.tgz` of each package
 */
export async function startPackageRegistry(folder: string): Promise<PackageRegistry> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter(entry => entry.isDirectory()).map(entry => entry.name);
  const packages = new Map(
    await Promise.all(names.map(async name => [name, await readPackage(folder, name)] as const)),
  );
  let url = '';
  const server = createServer((request, response) => {
    // `/@shixuan%2fhost` is the document of a package, `/host.tgz` its file.
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const [, name = '', suffix] = /^(?:@shixuan\/)?([a-z-]+)(\.tgz)?$/.exec(path) ?? [];
    const found = packages.get(name);
    if (!found) {
      response.writeHead(404).end();
    } else if (suffix) {
      response.end(found.tarball);
    } else {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(found.document(url)));
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the registry has no port');
  url = `http://127.0.0.1:${address.port}/`;
  return {
    url,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
