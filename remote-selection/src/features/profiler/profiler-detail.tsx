import { checkProfiler, isProfileAsked } from '@shixuan/optics/checks';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { profilerWeights, profilerWeightsSource } from '@shixuan/optics/solve';
import { useMemo } from 'react';
import { CheckItems } from '../../components/check-items';
import { CostLine } from '../../components/ranking/cost-line';
import { Detail, DetailNote, DetailProduct } from '../../components/ranking/detail';
import { ScoreParts } from '../../components/score-parts';
import { ChooseRow, type RowChoice } from '../../components/take-away/choose-row';
import type { ProfilerResultRow } from '../../data/profiler/profiler-rows';

export interface ProfilerDetailProps {
  row: ProfilerResultRow;
  need: ProfileNeeds;
  choice: RowChoice<ProfilerResultRow>;
}

/** Everything of one profiler: its page, the comparison, every check with its derivation, what the score is made of. */
export function ProfilerDetail({ row, need, choice }: ProfilerDetailProps) {
  const { selected, scoreParts } = row;
  const checks = useMemo(() => checkProfiler(need, selected.part), [need, selected]);
  const judged = useMemo(() => ({ need, profiler: selected.part }), [need, selected]);
  return (
    <Detail checks={<CheckItems checks={checks} asked={({ id }) => isProfileAsked(need, id)} judged={judged} />}>
      <DetailProduct label="3D 线激光" part={selected} />
      <CostLine cost={row.cost} />
      <ChooseRow
        what="选这台"
        chosen={row.key === choice.chosen}
        onChoose={() => choice.choose(row.key)}
        report={choice.report(row)}
      />
      <ScoreParts parts={scoreParts} named={profilerWeights} />
      <DetailNote>{`评分出处：${profilerWeightsSource.name}`}</DetailNote>
    </Detail>
  );
}
