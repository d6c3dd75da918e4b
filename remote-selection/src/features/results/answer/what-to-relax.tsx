import { createApi } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import type { Requirements } from '@shixuan/optics/model';
import * as controls from '@shixuan/ui/controls.module.css';
import { keepUnits } from '@shixuan/units';
import { useEffect, useState } from 'react';
import type { PartIndex, RankingAnswer } from '../../../data/ranking/answer';
import { type OneChange, oneChange } from '../../../data/ranking/one-change';
import { pairJudged } from '../../../data/ranking/pair-judged';
import type { RankingRequest } from '../../../data/ranking/ranking-query';
import { things } from '../../../data/ranking/things';
import { formatCount } from '../../../lib/format-count';
import { whenReleased } from '../../../lib/when-released';
import { useSelection } from '../../../state/selection-context';
import * as styles from './what-to-relax.module.css';

export interface WhatToRelaxProps {
  answer: RankingAnswer;
  need: Requirements;
  request: RankingRequest;
  parts: PartIndex;
}

/** Where nothing does the task: the one demand that would have to be relaxed, to what, and how much does it then. */
export function WhatToRelax({ answer, need, request, parts }: WhatToRelaxProps) {
  const host = useHost();
  const { dispatch } = useSelection();
  const [found, setFound] = useState<OneChange | 'none' | 'searching'>('searching');
  useEffect(() => {
    const abort = new AbortController();
    setFound('searching');
    search(host.request, { answer, need, request, parts }, abort.signal)
      // The nearest ones below say what they miss.
      .catch(() => null)
      .then(change => whenReleased(() => !abort.signal.aborted && setFound(change ?? 'none')));
    return () => abort.abort();
  }, [host, answer, need, request, parts]);
  const { unit } = things[request.goal];
  if (found === 'searching') return <p className={styles.relax}>没有完全满足要求的，正在找放宽哪一项就够…</p>;
  if (found === 'none')
    return <p className={styles.relax}>没有完全满足要求的，也没有单独放宽就够的一项；下面几{unit}差得最少</p>;
  const { change, value, count } = found;
  return (
    <p className={styles.relax}>
      {'没有完全满足要求的。只放宽一项：'}
      <strong>{keepUnits(change.words(value))}</strong>
      {keepUnits(`，就有 ${formatCount(count)} ${unit}`)}
      <button
        type="button"
        className={`${controls.action} ${styles.apply}`}
        onClick={() => dispatch({ type: 'chosen', task: change.changed(value) })}
      >
        照此放宽
      </button>
    </p>
  );
}

async function search(
  ask: Parameters<typeof createApi>[0],
  { answer, need, request, parts }: WhatToRelaxProps,
  signal: AbortSignal,
): Promise<OneChange | null> {
  const [nearest] = answer.nearMisses;
  const judged = nearest && pairJudged(need, request, parts, nearest);
  if (!judged || !('system' in judged)) return null;
  // Loaded where nothing does the task.
  const { taskChanges } = await import('@shixuan/optics/remedy');
  const missed = answer.nearMisses.map(({ misses }) => misses.map(({ check }) => check));
  const api = createApi(ask);
  const options = { signal, silent: true, showLoading: false };
  return oneChange(taskChanges(need.task, judged.system, missed), async task => {
    if (request.goal === 'cameras')
      return (await api.rankCameras({ ...request.body, task, limit: 1 }, options)).decided;
    if (request.goal === 'lenses') return (await api.rankLenses({ ...request.body, task, limit: 1 }, options)).decided;
    return (await api.rankSystems({ ...request.body, task, limit: 1 }, options)).decided;
  });
}
