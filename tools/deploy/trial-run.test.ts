import type { SiteStatus } from '@shixuan/server/releases';
import { expect, test } from 'vitest';
import { chosenVersions } from './trial-run';

const VERSIONS = ['1.0.0-00000001', '1.0.0-00000002', '1.0.0-00000003', '1.0.0-00000004'] as const;
const [TRIED, WAITING, FAILED, LIVE] = VERSIONS;

/** A remote with a live version and three that nobody was served: one passed its trial, one failed, one was not tried. */
const state: SiteStatus = {
  registry: {
    ...{ schema: 'test', revision: 7, shell: [], killed: {}, config: {} },
    microFrontends: {
      forum: VERSIONS.map(version => ({
        url: `/remotes/forum/${version}/remote.json`,
        metadata: { version },
        deployment: { traffic: version === LIVE ? 100 : 0, default: version === LIVE },
        extras: { served: version === LIVE },
      })),
    },
  },
  latest: [],
  trials: {
    required: true,
    environment: 'production',
    results: ([TRIED, FAILED] as const).map(version => ({
      ...{ remote: 'forum', version, state: version === TRIED ? ('passed' as const) : ('failed' as const) },
      ...{ by: '试运行机', at: '2026-11-28T00:00:00.000Z', message: '' },
    })),
  },
};
const versions = (asked: { remote?: string; version?: string } = {}) =>
  chosenVersions(state, { remote: asked.remote, version: asked.version }).map(({ row }) => row.metadata.version);

test('what waits for a trial run is what nobody was served and nobody has passed', () => {
  expect(versions()).toEqual([WAITING, FAILED]);
  expect(versions({ remote: 'forum' })).toEqual([WAITING, FAILED]);
  expect(versions({ remote: 'catalog' })).toEqual([]);
});

test('a version that has a share of the visitors waits too, where its share may not grow without a trial run', () => {
  const [newest, ...others] = state.registry.microFrontends.forum ?? [];
  if (!newest) throw new Error('the remote has no version');
  const rows = others.map(row => ({
    ...row,
    ...(row.metadata.version === WAITING && {
      deployment: { traffic: 10, default: false },
      extras: { served: true },
    }),
  }));
  const onTrial = (required: boolean): SiteStatus => ({
    ...state,
    registry: { ...state.registry, microFrontends: { forum: [newest, ...rows] } },
    trials: { required, environment: 'production', results: state.trials?.results ?? [] },
  });
  const awaited = (required: boolean) =>
    chosenVersions(onTrial(required), { remote: undefined, version: undefined }).map(({ row }) => row.metadata.version);
  expect(awaited(true)).toEqual([WAITING, FAILED]);
  expect(awaited(false)).toEqual([FAILED]);
});

test('a version that is named is tried whatever is known of it', () => {
  expect(versions({ remote: 'forum', version: LIVE })).toEqual([LIVE]);
  expect(() => versions({ remote: 'forum', version: '9.9.9-00000000' })).toThrow('没有已发布的版本');
  expect(() => versions({ version: LIVE })).toThrow('--version 需要 --remote');
});
