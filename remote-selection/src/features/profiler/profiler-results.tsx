import { isProfileAsked, profileCheckIds, profileCheckLabels } from '@shixuan/optics/checks';
import type { ProfileNeeds } from '@shixuan/optics/model';
import { neutralVolumeState, taskPath } from '@shixuan/task-url';
import { CrossingList } from '../../components/crossing-list';
import { dataMissing } from '../../components/ranking/data-missing';
import { type DeviceQuestion, DeviceResults } from '../../components/ranking/device-results';
import { ProductNames } from '../../components/ranking/product-names';
import type { RowChoice } from '../../components/take-away/choose-row';
import type { ProfilerAnswer } from '../../data/profiler/profiler-query';
import type { ProfilerResultRow } from '../../data/profiler/profiler-rows';
import { profilerAspects } from './profiler-aspects';
import { fitLabels, profilerColumns } from './profiler-columns';
import { ProfilerDetail } from './profiler-detail';
import { ProfilerLedger, ProfilerNearMisses } from './profiler-rejections';

export interface ProfilerResultsProps extends DeviceQuestion<ProfileNeeds, ProfilerAnswer, ProfilerResultRow> {
  opened: string | null;
  onOpen(key: string | null): void;
  choice: RowChoice<ProfilerResultRow>;
}

/** Profilers, ranked, with all that explains it. */
export const ProfilerResults = ({ choice, ...question }: ProfilerResultsProps) => (
  <DeviceResults
    {...question}
    choice={choice}
    aspects={profilerAspects}
    reasoned={false}
    checkNames={profileCheckLabels}
    title="3D 线激光"
    asked={(need, check) => isProfileAsked(need, check)}
    columns={profilerColumns}
    name={row => <ProfilerName row={row} />}
    nameText={row => row.selected.product.model}
    detail={(row, need) => <ProfilerDetail row={row} need={need} choice={choice} />}
    near={(answer, need) => <ProfilerNearMisses answer={answer} need={need} />}
    explained={(answer, need) => (
      <>
        {answer.crossings && (
          <CrossingList
            crossings={answer.crossings.map(({ volumeTask, ...said }) => ({
              ...said,
              to: volumeTask ? taskPath({ page: 'volume', state: { ...neutralVolumeState, task: volumeTask } }) : null,
            }))}
          />
        )}
        {need && <ProfilerLedger answer={answer} need={need} />}
      </>
    )}
  />
);

/** The profiler, and whether it is sure to fit. */
function ProfilerName({ row: { selected, fit, twins, verdicts } }: { row: ProfilerResultRow }) {
  const { product } = selected;
  const open = profileCheckIds.filter(id => verdicts[id] === 'unknown').map(id => profileCheckLabels[id]);
  return (
    <ProductNames
      products={[{ role: 'profiler', product }]}
      marks={fit === 'data-missing' ? [dataMissing(fitLabels[fit], open)] : []}
    >
      {twins > 0 && `${product.series ?? ''} 系列另有 ${twins} 款`}
    </ProductNames>
  );
}
