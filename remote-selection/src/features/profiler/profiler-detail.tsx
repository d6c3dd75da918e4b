import { checkProfiler, isProfileAsked } from '@shixuan/optics/checks';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { profilerWeights, profilerWeightsSource } from '@shixuan/optics/solve';
import { useMemo } from 'react';
import { CheckItems } from '../../components/check-items';
import { DeviceDetail } from '../../components/ranking/device-detail';
import type { RowChoice } from '../../components/take-away/choose-row';
import type { ProfilerResultRow } from '../../data/profiler/profiler-rows';

export interface ProfilerDetailProps {
  row: ProfilerResultRow;
  need: ProfileNeeds;
  choice: RowChoice<ProfilerResultRow>;
}

/** Everything of one profiler: its page, the comparison, every check with its derivation, what the score is made of. */
export function ProfilerDetail({ row, need, choice }: ProfilerDetailProps) {
  const { selected } = row;
  const checks = useMemo(() => checkProfiler(need, selected.part), [need, selected]);
  const judged = useMemo(() => ({ need, profiler: selected.part }), [need, selected]);
  return (
    <DeviceDetail
      label="3D 线激光"
      {...{ row, choice }}
      part={selected}
      checks={<CheckItems checks={checks} asked={({ id }) => isProfileAsked(need, id)} judged={judged} />}
      weights={profilerWeights}
      weightsSource={profilerWeightsSource}
    />
  );
}
