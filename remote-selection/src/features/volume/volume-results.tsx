import { isVolumeAsked, volumeCheckLabels } from '@shixuan/optics/checks';
import type { VolumeNeeds } from '@shixuan/optics/model';
import { volumeWeights, volumeWeightsSource } from '@shixuan/optics/solve';
import { useState } from 'react';
import { CheckItems } from '../../components/check-items';
import { NearMissList } from '../../components/near-miss-list';
import { dataMissing } from '../../components/ranking/data-missing';
import { DeviceDetail } from '../../components/ranking/device-detail';
import { type DeviceQuestion, DeviceResults } from '../../components/ranking/device-results';
import { ProductNames } from '../../components/ranking/product-names';
import { RejectionList } from '../../components/rejection-list';
import type { RowChoice } from '../../components/take-away/choose-row';
import { missedText } from '../../data/report/rejection-text';
import type { VolumeAnswer, VolumeResultRow } from '../../data/volume/volume-query';
import { volumeAspects } from './volume-aspects';
import { volumeColumns } from './volume-columns';

export interface VolumeResultsProps extends DeviceQuestion<VolumeNeeds, VolumeAnswer, VolumeResultRow> {
  choice: RowChoice<VolumeResultRow>;
}

/** 3D area cameras, ranked, with all that explains it. */
export function VolumeResults({ choice, ...question }: VolumeResultsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <DeviceResults
      {...question}
      choice={choice}
      aspects={volumeAspects}
      checkNames={volumeCheckLabels}
      opened={opened}
      onOpen={setOpened}
      title="3D 面阵"
      asked={(need, check) => isVolumeAsked(need.task, check)}
      columns={volumeColumns}
      name={({ product, fit, checks }) => (
        <ProductNames
          // Models of a series differ by a letter: what they reach tells them apart.
          products={[{ role: 'camera', product, figure: product.summary.split(' · ')[0] }]}
          marks={fit === 'data-missing' ? [dataMissing('资料不全', toAsk(checks))] : []}
        />
      )}
      nameText={({ product }) => product.model}
      detail={(row, need) => <CameraDetail row={row} need={need} choice={choice} />}
      near={answer => <NearCameras answer={answer} />}
      explained={({ ledger }, need) =>
        need && (
          <RejectionList
            unit="款"
            rejections={ledger.map(({ check, label, removed }) => ({ check, label, count: `${removed} 款不满足` }))}
          />
        )
      }
    />
  );
}

const toAsk = (checks: VolumeResultRow['checks']): string[] =>
  checks.flatMap(({ verdict, missing }) => (verdict === 'unknown' ? missing : []));

interface CameraDetailProps {
  row: VolumeResultRow;
  need: VolumeNeeds;
  choice: RowChoice<VolumeResultRow>;
}

/** Everything of one camera: its page, the comparison, every check, what the score is made of. */
const CameraDetail = ({ row, need, choice }: CameraDetailProps) => (
  <DeviceDetail
    label="3D 面阵"
    {...{ row, choice }}
    part={row}
    checks={<CheckItems checks={row.checks} asked={({ id }) => isVolumeAsked(need.task, id)} />}
    weights={volumeWeights}
    weightsSource={volumeWeightsSource}
  />
);

/** The cameras that stated figures refuse by least. */
const NearCameras = ({ answer: { nearMisses, dataMissing } }: { answer: VolumeAnswer }) => (
  <NearMissList
    title={dataMissing > 0 ? '标注的数值已经不够的型号' : '没有完全满足要求的型号'}
    lead={`下面是差得最少的型号，只供判断该放宽哪一项，不是推荐${dataMissing > 0 ? '；表中各款缺关键资料，能否成立须向厂家确认' : ''}。`}
    nearMisses={nearMisses.map(({ product, misses }) => ({
      key: String(product.id),
      parts: [{ product }],
      judged: null,
      misses: misses.map(({ check, missedBy, reason, remedy }) => ({
        check,
        label: `${volumeCheckLabels[check]} 差 ${missedText(missedBy)}`,
        reason,
        remedy,
      })),
    }))}
  />
);
