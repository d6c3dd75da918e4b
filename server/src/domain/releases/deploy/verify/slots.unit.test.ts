import { API_VERSION } from '@shixuan/api';
import type { ObjectSchema } from '@shixuan/host/data-schema';
import type { RemoteManifest } from '@shixuan/host/manifest';
import { expect, test } from 'vitest';
import { writeRemoteBuild } from '../../registry/build-fixture';
import { emptyRegistry } from '../../registry/registry-schema';
import { temporaryFolder } from '../../registry/temporary-folder';
import type { LiveSite } from '../live-site';
import { readSubject } from '../read-subject';
import { slots } from './slots';

type Slots = NonNullable<RemoteManifest['slots']>;
type Fills = NonNullable<RemoteManifest['fills']>;

const propsWith = (type: 'integer' | 'string'): ObjectSchema => ({
  type: 'object',
  properties: { id: { type } },
  required: ['id'],
});

const place: Slots[number] = {
  name: 'product-use',
  title: '产品页',
  version: 1,
  props: propsWith('integer'),
  most: 1,
  height: { wide: 100, narrow: 200 },
};
const piece: Fills[number] = { slot: 'catalog:product-use', version: 1, order: 1, props: propsWith('integer') };
const forum = { name: 'forum', owner: '论坛组' };
const files = (slot = piece.slot) => ({ preload: { initial: [], routes: {}, fills: { [slot]: ['static/list.js'] } } });

/** What the check says of a build beside live remotes: its problems, and what it only notes. */
function say(build: Partial<RemoteManifest>, live: Partial<RemoteManifest>[] = []) {
  const dist = temporaryFolder();
  writeRemoteBuild(dist, '1.0.0-eeeeeeee', build);
  const site: LiveSite = {
    registry: emptyRegistry(),
    api: API_VERSION,
    shells: [],
    remotes: live.map(change => {
      const manifest = writeRemoteBuild(temporaryFolder(), '1.0.0-dddddddd', change);
      const deployment = { traffic: 100, default: true };
      const row = { url: '/x/remote.json', metadata: { version: manifest.version }, deployment, extras: {} };
      return { name: manifest.name, row, manifest };
    }),
  };
  const subject = readSubject(dist);
  return { problems: slots.problems(subject, site), notes: slots.notes?.(subject, site) };
}

const sound = { problems: [], notes: [] };

test('a place and its piece that agree pass, whichever is published last', () => {
  const filler = { ...forum, fills: [piece], ...files() };
  expect(say(filler, [{ slots: [place] }])).toEqual(sound);
  expect(say({ slots: [place] }, [filler])).toEqual(sound);
  expect(say({}, [{ ...forum }])).toEqual(sound);
});

test.each<[string, Partial<RemoteManifest>[], RegExp]>([
  ['an owner that is not live', [], /^catalog:product-use 所属的 catalog 还没有上线：上线之前这一内容不显示。$/],
  ['a place that is not live', [{}], /线上的 catalog 没有位置 catalog:product-use/],
  ['another version of it', [{ slots: [{ ...place, version: 3 }] }], /第 1 版写的，线上是第 3 版/],
])('%s is noted and refuses nothing', (_what, live, note) => {
  const { problems, notes } = say({ ...forum, fills: [piece], ...files() }, live);
  expect(problems).toEqual([]);
  expect(notes).toEqual([expect.stringMatching(note)]);
});

test('a piece that expects what its place does not hand over is refused', () => {
  const build = { ...forum, fills: [{ ...piece, props: propsWith('string') }], ...files() };
  expect(say(build, [{ slots: [place] }]).problems).toEqual([
    '填入 catalog:product-use 的内容期望的数据与线上 catalog 1.0.0-dddddddd（目录组） 交出的不符（id 是 integer，不是 string）：请对照该位置的 props 修改。',
  ]);
});

test('a place may not take away what a live piece expects, unless its version rises; then the team is told', () => {
  const filler = { ...forum, fills: [piece], ...files() };
  expect(say({ slots: [{ ...place, props: propsWith('string') }] }, [filler]).problems).toEqual([
    expect.stringMatching(/位置 product-use 交出的数据与线上 forum .*id 是 string，不是 integer.*version 提高到 2/),
  ]);
  const next = say({ slots: [{ ...place, version: 2, props: propsWith('string') }] }, [filler]);
  expect(next.problems).toEqual([]);
  expect(next.notes).toEqual([expect.stringMatching(/forum .*第 1 版写的，现在是第 2 版/)]);
  expect(say({}, [filler]).notes).toEqual([expect.stringContaining('已经没有这个位置')]);
});

test.each<[string, Partial<RemoteManifest>, RegExp]>([
  ['two places of one name', { slots: [place, place] }, /slots 中有两个名为 product-use 的位置/],
  [
    'two pieces for one place',
    { ...forum, fills: [piece, piece], ...files() },
    /fills 中有两个填入 catalog:product-use/,
  ],
  ['a piece for a place of its own', { fills: [piece], ...files() }, /位置属于模块自己/],
  ['a piece without files', { ...forum, fills: [piece] }, /没有文件清单/],
  [
    'a piece that does not say what it expects',
    { ...forum, fills: [{ ...piece, props: undefined }], ...files() },
    /缺少 props/,
  ],
  [
    'a condition on what it does not know',
    { ...forum, fills: [{ ...piece, when: { category: ['light'] } }], ...files() },
    /when 用到「category」/,
  ],
])('%s is refused', (_what, build, problem) => {
  expect(say(build).problems).toEqual([expect.stringMatching(problem)]);
});

test('a piece that is too large for the page of somebody else is refused', () => {
  const dist = temporaryFolder();
  writeRemoteBuild(dist, '1.0.0-eeeeeeee', { ...forum, fills: [piece], ...files() });
  const subject = { ...readSubject(dist), read: () => Buffer.alloc(97 * 1024) };
  expect(slots.problems(subject, { registry: emptyRegistry(), api: API_VERSION, shells: [], remotes: [] })).toEqual([
    '填入 catalog:product-use 的内容有 97 KB，至多 96 KB：它在别人的页面里加载，请减小体积。',
  ]);
});
