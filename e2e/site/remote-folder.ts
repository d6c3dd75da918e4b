import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RemoteManifest } from '@shixuan/host/manifest';
import { publish } from '../../server/src/registry/publish';
import { integrityOf } from '../../tools/build/dist-files';

/** What a team's remote looks like in the site's store, and the ways in which a test breaks and replaces it. */
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
    const paths = ['', '.br', '.gz'].map(suffix => join(folder, file + suffix));
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
   * Publishes the live version again with one file changed, hashes and all: what a team does that ships a mistake.
   * @returns the new version
   */
  async republish(file: string, change: (text: string) => string, version: string): Promise<string> {
    const { folder, manifest } = await this.live();
    const dist = await mkdtemp(join(tmpdir(), 'shixuan-dist-'));
    await cp(folder, dist, { recursive: true });
    const text = change(await readFile(join(dist, file), 'utf8'));
    await Promise.all(['.br', '.gz'].map(suffix => rm(join(dist, file + suffix), { force: true })));
    await writeFile(join(dist, file), text);
    const integrity = { ...manifest.integrity, [file]: integrityOf(text) };
    await writeFile(join(dist, 'remote.json'), JSON.stringify({ ...manifest, version, integrity }));
    await publish(dist, this.#registryDir);
    await rm(dist, { recursive: true });
    return version;
  }

  /** Brings back every file that a test took away or changed and did not restore itself. */
  async restoreFiles(): Promise<void> {
    const { folder } = await this.live();
    const away = (await readdir(folder)).filter(file => file.endsWith('.away'));
    await Promise.all(away.map(file => rename(join(folder, file), join(folder, file.slice(0, -'.away'.length)))));
  }

  /** Publishes the version that was built from the sources. */
  async publishBuilt(): Promise<void> {
    await publish(join(import.meta.dirname, '../..', `remote-${this.name}`, 'dist'), this.#registryDir);
  }

  /** Rewrites the registry as if by hand; `restore` brings the old text back. */
  async editRegistry(change: (text: string) => string): Promise<{ restore: () => Promise<void> }> {
    const before = await readFile(this.registryFile, 'utf8');
    await writeFile(this.registryFile, change(before));
    return { restore: () => writeFile(this.registryFile, before) };
  }
}
