import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { npmScript } from '../../tools/lib/npm.mjs';
import { WorkFolder } from '../../tools/lib/work-folder';
import { buildPackages } from '../../tools/packages/build-packages';
import { type PackageRegistry, startPackageRegistry } from './package-registry';

/** A value of npm's configuration on this machine. */
async function npmConfig(key: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [npmScript(), 'config', 'get', key], {
    cwd: tmpdir(),
  });
  return stdout.trim();
}

/** The configuration of whoever runs the tests, with what a new team sets once, and the answer yes to questions. */
async function writeUserConfig(folder: string, registry: string): Promise<string> {
  const own = await npmConfig('userconfig');
  const lines = [
    existsSync(own) ? await readFile(own, 'utf8') : '',
    `@shixuan:registry=${registry}`,
    ...['yes=true', 'prefer-offline=true', 'audit=false', 'fund=false', 'update-notifier=false'],
  ];
  const file = join(folder, 'npmrc');
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  return file;
}

/**
 * A cache of npm's own whose downloads are those of this machine: packages of others are fetched once, and no program of an earlier
 * run is started in place of the packed one.
 */
async function makeCache(folder: string): Promise<string> {
  const downloads = join(await npmConfig('cache'), '_cacache');
  const cache = join(folder, 'cache');
  await Promise.all([mkdir(downloads, { recursive: true }), mkdir(cache)]);
  await symlink(downloads, join(cache, '_cacache'), 'junction');
  return cache;
}

/**
 * An empty folder of a team that has nothing of this checkout: it installs the published packages from a registry of its own, and
 * those of others from the registry of this machine.
 */
export class TeamFolder extends WorkFolder {
  readonly #home: string;
  readonly #registry: PackageRegistry;

  private constructor(home: string, registry: PackageRegistry, environment: Record<string, string>) {
    super(join(home, 'work'), environment);
    this.#home = home;
    this.#registry = registry;
  }

  /** Packs the packages, unless `npm test` has done so and says where. */
  static async make(): Promise<TeamFolder> {
    const home = await mkdtemp(join(tmpdir(), 'shixuan-team-'));
    await mkdir(join(home, 'work'));
    const packages = process.env.PACKED_PACKAGES ?? join(home, 'packages');
    if (!process.env.PACKED_PACKAGES) buildPackages(packages);
    const registry = await startPackageRegistry(packages);
    return new TeamFolder(home, registry, {
      npm_config_userconfig: await writeUserConfig(home, registry.url),
      npm_config_cache: await makeCache(home),
    });
  }

  /** @throws Error that names the registry when packages cannot be had */
  async install(command: string): Promise<void> {
    try {
      await this.run(command);
    } catch (cause) {
      const registry = await npmConfig('registry');
      throw new Error(`${command} has to reach a registry of npm, which is ${registry} here\n${cause}`, { cause });
    }
  }

  /** A folder below, with the same configuration of npm. */
  below(folder: string): WorkFolder {
    return new WorkFolder(join(this.folder, folder), this.environment);
  }

  override async remove(): Promise<void> {
    await this.#registry.close();
    await rm(this.#home, { recursive: true, force: true });
  }
}
