import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { RemoteManifest } from '@shixuan/host/manifest';
import { publish, Registry } from '@shixuan/server/releases';
import { integrityOf } from '../../tools/build/dist-files';

/** As a build makes them, at the lowest level: the highest takes a second for the scripts of a remote. */
const copies: Readonly<Record<string, (text: string) => Buffer>> = {
  '.br': text => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  '.gz': text => gzipSync(text, { level: 1 }),
};

/** Writes a file, and anew those of its compressed copies that lie beside it. */
async function rewrite(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  for (const [suffix, compress] of Object.entries(copies))
    if (existsSync(path + suffix)) await writeFile(path + suffix, compress(text));
}

/** A team's remote in the site's store, with the ways in which a test breaks and replaces it. */
export class RemoteFolder {
  readonly #registryDir: string;

  constructor(
    varDir: string,
    readonly name: string,
  ) {
    this.#registryDir = join(varDir, 'registry');
  }

  /** The version that all visitors get. */
  async live(): Promise<{ folder: string; manifest: RemoteManifest }> {
    const registry = JSON.parse(await readFile(this.registryFile, 'utf8')) as {
      microFrontends: Record<string, { url: string; deployment: { default: boolean } }[]>;
    };
    const row = registry.microFrontends[this.name]?.find(({ deployment }) => deployment.default);
    if (!row) throw new Error(`no live version of ${this.name}`);
    const folder = join(this.#registryDir, 'files', row.url, '..');
    const manifest = RemoteManifest.parse(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
    return { folder, manifest };
  }

  get registryFile(): string {
    return join(this.#registryDir, 'registry.json');
  }

  /** Takes a file of the live version away, with its compressed copies; `restore` brings them back. */
  async remove(file: string): Promise<{ restore: () => Promise<void> }> {
    const { folder } = await this.live();
    const paths = ['', '.br', '.gz'].map(suffix => join(folder, file + suffix)).filter(path => existsSync(path));
    await Promise.all(paths.map(path => rename(path, `${path}.away`)));
    return { restore: async () => void (await Promise.all(paths.map(path => rename(`${path}.away`, path)))) };
  }

  /** Changes one byte of a file of the live version, as a faulty disk or an intruder would. */
  async corrupt(file: string): Promise<{ restore: () => Promise<void> }> {
    const { folder } = await this.live();
    const genuine = await readFile(join(folder, file));
    const { restore } = await this.remove(file);
    const changed = Buffer.from(genuine);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    await writeFile(join(folder, file), changed);
    return { restore };
  }

  /**
   * Publishes the live version again with one file changed, like a team that ships a mistake.
   * @returns the new version
   */
  async republish(...change: Parameters<RemoteFolder['variant']>): Promise<string> {
    const dist = await this.variant(...change);
    await publish(dist, this.#registryDir);
    await rm(dist, { recursive: true });
    return change[2];
  }

  /**
   * A build like the live version with one file changed, hashes and all, in a folder of its own. Its container has a name
   * of its own, as in a build, so that both versions can live in one page.
   * @param patch what else the team says in its manifest
   * @param others further files that are changed
   * @returns the folder
   */
  async variant(
    file: string,
    change: (text: string) => string,
    version: string,
    patch: Partial<RemoteManifest> = {},
    others: Readonly<Record<string, (text: string) => string>> = {},
  ): Promise<string> {
    const { folder, manifest } = await this.live();
    const dist = await mkdtemp(join(tmpdir(), 'shixuan-dist-'));
    await cp(folder, dist, { recursive: true });
    const nameIn = (text: string) => text.replaceAll(/[^a-zA-Z0-9]/g, '_');
    const rename = (text: string) =>
      text.replaceAll(manifest.version, version).replaceAll(nameIn(manifest.version), nameIn(version));
    const integrity: Record<string, string> = { ...manifest.integrity };
    const [entry = ''] = manifest.preload.initial;
    const changes: Readonly<Record<string, (text: string) => string>> = { ...others, [file]: change };
    const scripts = Object.keys(integrity).filter(name => /\.(js|json)$/.test(name) || name in changes);
    // The entry last: it holds the hashes of all others.
    for (const name of [...scripts.filter(other => other !== entry), entry]) {
      const before = await readFile(join(dist, name), 'utf8');
      let text = rename(before);
      if (name === entry) {
        for (const [other, hash] of Object.entries(manifest.integrity))
          text = text.replaceAll(hash, integrity[other] ?? hash);
      }
      text = changes[name]?.(text) ?? text;
      if (text !== before) await rewrite(join(dist, name), text);
      integrity[name] = integrityOf(text);
    }
    const container = rename(manifest.container);
    await rewrite(join(dist, 'remote.json'), JSON.stringify({ ...manifest, container, version, integrity, ...patch }));
    return dist;
  }

  /** Brings back every file that a test took away or changed and did not restore itself. */
  async restoreFiles(): Promise<void> {
    const { folder } = await this.live();
    const away = (await readdir(folder)).filter(file => file.endsWith('.away'));
    await Promise.all(away.map(file => rename(join(folder, file), join(folder, file.slice(0, -'.away'.length)))));
  }

  /** Publishes the version that was built from the sources; there is none to fall back to, as on a new site. */
  async publishBuilt(): Promise<void> {
    await publish(join(import.meta.dirname, '../..', `remote-${this.name}`, 'dist'), this.#registryDir);
    await this.forgetOthers();
  }

  /** Takes every version but the live one out of the registry. */
  async forgetOthers(): Promise<void> {
    await this.editRegistry(text => {
      const registry = Registry.parse(JSON.parse(text));
      const rows = registry.microFrontends[this.name] ?? [];
      registry.microFrontends[this.name] = rows.filter(({ deployment }) => deployment.default);
      return JSON.stringify({ ...registry, revision: registry.revision + 1 });
    });
  }

  /** Switches the remote off for all visitors, or on again. */
  async setKilled(reason: string | null): Promise<void> {
    await this.editRegistry(text => {
      const { revision, killed, ...registry } = Registry.parse(JSON.parse(text));
      const { [this.name]: _, ...others } = killed;
      const mine = reason === null ? {} : { [this.name]: { reason, by: 'e2e', at: new Date().toISOString() } };
      return JSON.stringify({ ...registry, revision: revision + 1, killed: { ...others, ...mine } });
    });
  }

  /** Rewrites the registry as if by hand; `restore` brings the old text back. */
  async editRegistry(change: (text: string) => string): Promise<{ restore: () => Promise<void> }> {
    const before = await readFile(this.registryFile, 'utf8');
    await this.writeRegistry(change(before));
    return { restore: () => this.writeRegistry(before) };
  }

  /** Replaces the registry in one step: a site that reads meanwhile must not see half of it. */
  async writeRegistry(text: string): Promise<void> {
    const next = `${this.registryFile}.next`;
    await writeFile(next, text);
    await rename(next, this.registryFile);
  }
}
