import type { ProfilerRow, SelectedPart } from '@shixuan/api/client';
import { describePartCost } from '@shixuan/optics/describe';
import type { Source } from '@shixuan/optics/formula';
import type { ReactNode } from 'react';
import { ScoreParts, type ScorePartsProps } from '../score-parts';
import { ChooseRow, type RowChoice } from '../take-away/choose-row';
import { Detail, DetailLine, DetailNote, DetailProduct } from './detail';

interface DeviceRow extends Pick<ProfilerRow, 'cost' | 'scoreParts'> {
  key: string;
}

export interface DeviceDetailProps<Row extends DeviceRow> {
  /** What the device is called: 3D 线激光. */
  label: string;
  row: Row;
  /** The device of the row. */
  part: Pick<SelectedPart, 'product'>;
  choice: RowChoice<Row>;
  checks: ReactNode;
  /** What the parts of the score are called, and where their weights come from. */
  weights: ScorePartsProps['named'];
  weightsSource: Source;
}

/** Everything of an open row that is one device: its page, the comparison, its cost, every check, what the score is made of. */
export function DeviceDetail<Row extends DeviceRow>(props: DeviceDetailProps<Row>) {
  const { label, row, part, choice, checks, weights, weightsSource } = props;
  return (
    <Detail checks={checks}>
      <DetailProduct label={label} part={part} />
      <DetailLine label="成本档">
        <span>{describePartCost('', row.cost).text}</span>
      </DetailLine>
      <ChooseRow
        what="选这台"
        chosen={row.key === choice.chosen}
        onChoose={() => choice.choose(row.key)}
        report={choice.report(row)}
      />
      <ScoreParts parts={row.scoreParts} named={weights} />
      <DetailNote>{`评分出处：${weightsSource.name}`}</DetailNote>
    </Detail>
  );
}
