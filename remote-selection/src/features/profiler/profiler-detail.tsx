import { checkProfiler } from '@shixuan/optics/checks';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { profilerWeights, profilerWeightsSource } from '@shixuan/optics/solve';
import { useMemo } from 'react';
import { CheckItems } from '../../components/check-items';
import { Detail, DetailNote, DetailProduct } from '../../components/ranking/detail';
import { ScoreParts } from '../../components/score-parts';
import type { ProfilerResultRow } from '../../data/profiler/profiler-rows';

/** Everything of one profiler: its page, the comparison, every check with its derivation, what the score is made of. */
export function ProfilerDetail({ row, need }: { row: ProfilerResultRow; need: ProfileNeeds }) {
  const { selected, scoreParts } = row;
  const checks = useMemo(() => checkProfiler(need, selected.part), [need, selected]);
  const judged = useMemo(() => ({ need, profiler: selected.part }), [need, selected]);
  return (
    <Detail checks={<CheckItems checks={checks} judged={judged} />}>
      <DetailProduct label="3D 线激光" part={selected} />
      <ScoreParts parts={scoreParts} named={profilerWeights} />
      <DetailNote>{`评分出处：${profilerWeightsSource.name}`}</DetailNote>
    </Detail>
  );
}
