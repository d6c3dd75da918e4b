import type { ProfilerRow } from '@shixuan/api/client';
import { describePartCost } from '@shixuan/optics/describe';
import { DetailLine } from './detail';

/** The cost class of a part that is complete in itself, with the figures that it rests on. */
export const CostLine = ({ cost }: { cost: ProfilerRow['cost'] }) => (
  <DetailLine label="成本档">
    <span>{describePartCost('', cost).text}</span>
  </DetailLine>
);
