import type { SiteRecord } from '@shixuan/api/site-report';
import type { Verdict, Work } from './watch';

/** As reports name a hang: of this version, of one among several, and the end of one that was told already. */
export type HangFailure = 'hang' | 'hangAmong' | 'hangEnded';

/** Whether one version alone can have blocked the page. */
export const isOfOne = (works: readonly Work[]): boolean =>
  new Set(works.map(({ app, version }) => `${app}@${version}`)).size === 1;

/** The records of a hang for the site: one for each version that may have caused it. */
export function hangRecords({ kind, works, milliseconds }: Verdict): SiteRecord[] {
  const failure: HangFailure = kind === 'ended' ? 'hangEnded' : isOfOne(works) ? 'hang' : 'hangAmong';
  const versions = new Map(works.map(work => [`${work.app}@${work.version}`, work]));
  return [...versions.values()].map(({ app, version, route }) => ({
    kind: 'error',
    app,
    version,
    route: route.slice(0, 60),
    failure,
    milliseconds: Math.min(Math.round(milliseconds), 600_000),
  }));
}
