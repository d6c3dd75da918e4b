import { isDeepStrictEqual } from 'node:util';
import { type ConfigSchema, readConfig } from '@shixuan/host/data-schema';
import { OperationRefused } from '../../../../platform/process/operation-refused';
import type { ObjectStorage } from '../../../../platform/storage/object-storage';
import { readRemoteManifest } from '../read-manifest';
import { type AppPath, appName } from '../registry-paths';
import { type Registry, type RegistryRow, type SetConfig, type SetMember, setConfigOf } from '../registry-schema';
import { canaryRow, defaultRow, newestRow, refugeRow, rowsOf } from './app-rows';

/** Every page carries the settings, so they are short: characters of their JSON. */
const MOST_CHARACTERS = 4000;

interface Known {
  registry: Registry;
  storage: ObjectStorage;
}

interface Declared {
  version: string;
  schema: ConfigSchema;
}

/**
 * The registry with other settings for a remote, or with its defaults.
 * @throws OperationRefused naming the field, when a version that is served does not take a value or no version declares it
 */
export async function setConfig(known: Known, app: AppPath, set: SetConfig | null): Promise<Registry> {
  const { registry } = known;
  const name = appName(app);
  if (app === 'shell') throw new OperationRefused('外壳没有设置：只有栏目在描述中声明设置（config）。');
  if (rowsOf(registry, app).length === 0)
    throw new OperationRefused(`${name} 没有发布过，不能设置。请先 publish 声明了设置的版本。`);
  const before = setConfigOf(registry, name);
  if (isDeepStrictEqual(before?.values, set?.values)) return registry;
  const { [name]: _, ...others } = registry.config;
  if (!set) return { ...registry, config: others };
  const { length } = JSON.stringify(set.values);
  if (length > MOST_CHARACTERS)
    throw new OperationRefused(`设置共 ${length} 个字符，至多 ${MOST_CHARACTERS}：每个网页都带着它。`);
  await requireTaken(known, app, set.values);
  return { ...registry, config: { ...others, [name]: set } };
}

/** Versions that pages may run: the live one, the one on trial, and the one that pages fall back to. */
function servedRows(rows: readonly RegistryRow[]): RegistryRow[] {
  const served = [defaultRow(rows), canaryRow(rows), refugeRow(rows)].filter(row => row !== undefined);
  return [...new Set(served)];
}

/** @throws OperationRefused for a field that no version knows, and for a value that one of them does not take */
async function requireTaken(known: Known, app: AppPath, values: SetConfig['values']): Promise<void> {
  const rows = rowsOf(known.registry, app);
  const served = await declaredBy(known, app, servedRows(rows));
  // What the next version adds may be set before it is promoted.
  const last = newestRow(rows);
  const newest = await declaredBy(known, app, last ? [last] : []);
  const name = appName(app);
  if (served.length + newest.length === 0)
    throw new OperationRefused(`${name} 的版本没有声明设置：请在描述中写明 config，再发布新版本。`);
  const knows = (versions: readonly Declared[], field: string) =>
    versions.some(({ schema }) => Object.hasOwn(schema.properties, field));
  const all = [...served, ...newest];
  const unknown = Object.keys(values).find(field => !knows(all, field));
  if (unknown !== undefined) {
    const fields = [...new Set(all.flatMap(({ schema }) => Object.keys(schema.properties)))].join('、') || '（没有）';
    throw new OperationRefused(`${name} 没有名为「${unknown}」的设置，可设的有：${fields}。`);
  }
  // A served version decides on the fields that it knows: one that is not shown yet may be mended.
  const problems = [
    ...served.flatMap(one => problemsOf(one, values)),
    ...newest.flatMap(one => problemsOf(one, values)).filter(one => !knows(served, one.name)),
  ];
  const [first] = problems;
  if (first) throw new OperationRefused(`${first.problem}（${name} 的版本 ${first.version}）。`);
}

const problemsOf = ({ version, schema }: Declared, values: SetConfig['values']) =>
  readConfig(schema, values).problems.map(problem => ({ ...problem, version }));

/** Versions that declare settings; one whose manifest cannot be read is served to nobody. */
async function declaredBy({ storage }: Known, app: AppPath, rows: readonly RegistryRow[]): Promise<Declared[]> {
  const read = await Promise.all(rows.map(row => readRemoteManifest(storage, app, row)));
  return read.flatMap(manifest => (manifest?.config ? [{ version: manifest.version, schema: manifest.config }] : []));
}

/**
 * Refuses to show versions that do not take what is set. Going back is never refused: there the default stands in.
 * @throws OperationRefused naming the field
 */
export async function requireConfigTaken(known: Known, members: readonly SetMember[]): Promise<void> {
  for (const { app, version } of members) {
    const set = setConfigOf(known.registry, appName(app));
    const rows = rowsOf(known.registry, app).filter(({ metadata }) => metadata.version === version);
    if (!set || app === 'shell') continue;
    const [first] = (await declaredBy(known, app, rows)).flatMap(one => problemsOf(one, set.values));
    if (first)
      throw new OperationRefused(
        `${appName(app)} 的版本 ${version} 不接受现在的设置：${first.problem}。请先用 config 更改设置，或改正版本中的 config。`,
      );
  }
}
