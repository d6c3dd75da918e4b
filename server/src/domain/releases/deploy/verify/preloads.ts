import type { RemoteManifest } from '@shixuan/host/manifest';
import { z } from 'zod';
import type { Subject } from '../read-subject';
import type { Check } from './check';

const Assets = z.object({ js: z.object({ sync: z.array(z.string()) }), css: z.object({ sync: z.array(z.string()) }) });

/** What is read of Module Federation's manifest: the entry's file, and those that the exposed module needs at once. */
const FederationManifest = z.object({
  metaData: z.object({
    remoteEntry: z.object({
      name: z.string().min(1),
      path: z.string().default(''),
      type: z.string().default('global'),
    }),
  }),
  exposes: z.array(z.object({ name: z.string(), assets: z.optional(Assets) })),
});

/** The one module that a remote exposes, as `./remote`. */
const EXPOSED = 'remote';

const isCode = (file: string) => /\.(js|mjs|css)$/.test(file);
/** Loaded by a worker, by foreign pages or by the server, never by a page of the site. */
const isOfPages = ({ server, embed }: RemoteManifest, file: string) =>
  file !== server &&
  !/\.worker\.[^/]*$/.test(file) &&
  !(embed && (file.startsWith('embed/') || embedded(embed).includes(file)));
const embedded = ({ bundle, scripts }: NonNullable<RemoteManifest['embed']>) => [bundle, ...Object.values(scripts)];

/** Pages start what a list names together; what it lacks comes one round trip later for every visitor, or unchecked. */
export const preloads: Check = {
  name: 'preloads',
  title: '预载清单',
  problems(subject) {
    if (subject.kind === 'shell') return [];
    const { manifest } = subject;
    return [...withoutList(manifest), ...ofFederation(subject, manifest)];
  },
};

function withoutList({ preload, routes, fills = [] }: RemoteManifest): string[] {
  const lacking = (kind: string, names: readonly string[], lists: object) =>
    names
      .filter(name => !Object.hasOwn(lists, name))
      .map(name => `preload.${kind} 缺少 ${name}：请列出打开它另需的文件，没有的写 []。`);
  return [
    ...lacking(
      'routes',
      routes.map(({ id }) => id),
      preload.routes,
    ),
    ...lacking(
      'fills',
      fills.map(({ slot }) => slot),
      preload.fills ?? {},
    ),
  ];
}

function ofFederation({ files, present, read }: Subject, manifest: RemoteManifest): string[] {
  const { entry, preload } = manifest;
  // A file that is missing is told by the check of files.
  if (!present.includes(entry)) return [];
  const parsed = FederationManifest.safeParse(parsedJson(read(entry)));
  const exposed = parsed.data?.exposes.find(({ name }) => name === EXPOSED || name === `./${EXPOSED}`);
  if (!parsed.data || !exposed) {
    return [`${entry} 不是公开 ./remote 的 Module Federation 清单：应有 metaData.remoteEntry.name 与 exposes。`];
  }
  const { name, path, type } = parsed.data.metaData.remoteEntry;
  const first = [path, name].filter(Boolean).join('/');
  const { js, css } = exposed.assets ?? { js: { sync: [] }, css: { sync: [] } };
  // No integrity travels with an import, so the shell fetches every module of the version by its hash first.
  const modules = type === 'module' ? Object.keys(files).filter(file => isCode(file) && isOfPages(manifest, file)) : [];
  const needed = [...new Set([first, ...js.sync, ...css.sync, ...modules])].filter(isCode);
  return needed
    .filter(file => !preload.initial.includes(file))
    .map(file => `preload.initial 缺少 ${file}：画出任何页面之前都要它，请把它列入。`);
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
