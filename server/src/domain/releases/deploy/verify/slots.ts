import { findMisfit, type ObjectSchema } from '@shixuan/host/data-schema';
import type { FillSchema, RemoteManifest } from '@shixuan/host/manifest';
import type { LiveSite, LiveVersion } from '../live-site';
import type { Subject } from '../read-subject';
import type { Check } from './check';

/** Bytes before compression of what a piece adds to its remote's entry. */
const PIECE_BYTES = 96 * 1024;

type Live = LiveVersion<RemoteManifest>;
type Slot = NonNullable<RemoteManifest['slots']>[number];

/**
 * Places and the pieces for them agree, with those of other remotes as they are live. A remote that is not live yet is no
 * fault; neither is a place that is not: the piece is not shown until there is one.
 */
export const slots: Check = {
  name: 'slots',
  title: '插槽',
  problems(subject, site) {
    if (subject.kind === 'shell') return [];
    const { manifest } = subject;
    return [
      ...twice((manifest.slots ?? []).map(({ name }) => name)).map(
        name => `slots 中有两个名为 ${name} 的位置：请改其中一个。`,
      ),
      ...twice((manifest.fills ?? []).map(({ slot }) => slot)).map(
        slot => `fills 中有两个填入 ${slot} 的内容：一个模块在一个位置只能有一个。`,
      ),
      ...(manifest.slots ?? []).flatMap(slot => problemsOfSlot(manifest, slot, site)),
      ...(manifest.fills ?? []).flatMap(fill => problemsOfFill(subject, fill, site)),
    ];
  },
  notes(subject, site) {
    if (subject.kind === 'shell') return [];
    const { manifest } = subject;
    return [...(manifest.fills ?? []).flatMap(fill => notesOfFill(fill, site)), ...piecesLeftBehind(manifest, site)];
  },
};

const twice = (names: readonly string[]) => [...new Set(names.filter((name, i) => names.indexOf(name) !== i))];

const others = ({ remotes }: LiveSite, name: string) => remotes.filter(remote => remote.name !== name);

const titleOf = ({ name, row, manifest }: Live) => `线上 ${name} ${row.metadata.version}（${manifest.owner}）`;

/** The places of the name in the live versions of its remote. */
function placesOf(slot: string, { remotes }: LiveSite): { live: Live; place: Slot }[] {
  const [owner, name] = slot.split(':');
  return remotes
    .filter(live => live.name === owner)
    .flatMap(live => (live.manifest.slots ?? []).filter(place => place.name === name).map(place => ({ live, place })));
}

/** Pieces that were written for this version of the place must still get what they expect. */
function problemsOfSlot({ name: owner }: RemoteManifest, slot: Slot, site: LiveSite): string[] {
  const called = `${owner}:${slot.name}`;
  return others(site, owner).flatMap(live =>
    (live.manifest.fills ?? [])
      .filter(fill => fill.slot === called && fill.version === slot.version)
      .flatMap(fill => {
        const misfit = misfitOf(slot.props, fill);
        if (misfit === null) return [];
        return `位置 ${slot.name} 交出的数据与${titleOf(live)} 的内容所期望的不符（${misfit}）：请保持兼容，或把 version 提高到 ${slot.version + 1}。`;
      }),
  );
}

/** A live piece that the new version of a place does not show. */
function piecesLeftBehind({ name: owner, slots: own = [] }: RemoteManifest, site: LiveSite): string[] {
  return others(site, owner).flatMap(live =>
    (live.manifest.fills ?? [])
      .filter(({ slot }) => slot.startsWith(`${owner}:`))
      .flatMap(({ slot, version }) => {
        const place = own.find(({ name }) => slot === `${owner}:${name}`);
        if (place?.version === version) return [];
        const now = place ? `现在是第 ${place.version} 版` : '已经没有这个位置';
        return `${titleOf(live)} 的内容是为 ${slot} 第 ${version} 版写的，${now}：本版上线后它不再显示，请告知该团队。`;
      }),
  );
}

const misfitOf = (given: ObjectSchema, { props }: FillSchema) => (props ? findMisfit(given, props) : null);

function problemsOfFill(
  { name, manifest, present, read }: Subject & { kind: 'remote' },
  fill: FillSchema,
  site: LiveSite,
): string[] {
  const { slot, version, props, when = {} } = fill;
  const files = manifest.preload.fills?.[slot];
  const bytes = (files ?? []).filter(file => present.includes(file)).reduce((sum, file) => sum + read(file).length, 0);
  const unknown = Object.keys(when).filter(prop => !Object.hasOwn(props?.properties ?? {}, prop));
  return [
    ...(slot.startsWith(`${name}:`) ? [`填入 ${slot} 的内容：位置属于模块自己，请直接放在页面里。`] : []),
    ...(props ? [] : [`填入 ${slot} 的内容缺少 props：请写明期望位置交出的数据。`]),
    ...unknown.map(prop => `填入 ${slot} 的内容的 when 用到「${prop}」，而它的 props 里没有：请补上或改名。`),
    ...(files ? [] : [`填入 ${slot} 的内容没有文件清单（preload.fills）：请重新构建。`]),
    ...(bytes > PIECE_BYTES
      ? [
          `填入 ${slot} 的内容有 ${Math.ceil(bytes / 1024)} KB，至多 ${PIECE_BYTES / 1024} KB：它在别人的页面里加载，请减小体积。`,
        ]
      : []),
    ...placesOf(slot, site)
      .filter(({ place }) => place.version === version)
      .flatMap(({ live, place }) => {
        const misfit = misfitOf(place.props, fill);
        return misfit === null
          ? []
          : [`填入 ${slot} 的内容期望的数据与${titleOf(live)} 交出的不符（${misfit}）：请对照该位置的 props 修改。`];
      }),
  ];
}

function notesOfFill({ slot, version }: FillSchema, site: LiveSite): string[] {
  const [owner] = slot.split(':');
  if (!site.remotes.some(({ name }) => name === owner))
    return [`${slot} 所属的 ${owner} 还没有上线：上线之前这一内容不显示。`];
  const places = placesOf(slot, site);
  if (places.length === 0)
    return [`线上的 ${owner} 没有位置 ${slot}：名称若没有写错，要等该团队上线这个位置才会显示。`];
  if (places.some(({ place }) => place.version === version)) return [];
  const versions = [...new Set(places.map(({ place }) => place.version))].join('、');
  return [`内容是为 ${slot} 第 ${version} 版写的，线上是第 ${versions} 版：在对应的版本上线之前不显示。`];
}
