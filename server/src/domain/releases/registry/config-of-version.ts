import { createHash } from 'node:crypto';
import { type ReadConfig, readConfig } from '@shixuan/host/data-schema';
import type { RemoteManifest } from '@shixuan/host/manifest';
import { type Registry, setConfigOf } from './registry-schema';

/** What a version runs with: what was set, and defaults for the rest. Null for a version that declares no settings. */
export const configOfVersion = (
  registry: Pick<Registry, 'config'>,
  { name, config }: Pick<RemoteManifest, 'name' | 'config'>,
): ReadConfig | null => (config ? readConfig(config, setConfigOf(registry, name)?.values ?? {}) : null);

/** A setting of a version, for people. */
export interface ShownField {
  name: string;
  /** In Chinese. */
  title: string;
  /** What the version runs with. */
  value: unknown;
  default: unknown;
  /** Why it does not take what was set, in Chinese; the default stands in. */
  problem: string | null;
}

/** The settings of a version, each with its value; empty for a version that declares none. */
export function fieldsOfVersion(
  registry: Pick<Registry, 'config'>,
  manifest: Pick<RemoteManifest, 'name' | 'config'>,
): ShownField[] {
  const own = configOfVersion(registry, manifest);
  return Object.entries(manifest.config?.properties ?? {}).map(([name, field]) => ({
    name,
    title: field.title ?? '',
    value: own?.values[name],
    default: field.default,
    problem: own?.problems.find(one => one.name === name)?.problem ?? null,
  }));
}

/** Changes with the values that are set for any remote, and not with who set them. */
export function configMark({ config }: Pick<Registry, 'config'>): string {
  const values = Object.entries(config)
    .map(([name, set]) => [name, set.values] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}
