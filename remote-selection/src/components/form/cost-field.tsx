import { costText } from '@shixuan/optics/describe';
import { ChoiceField } from './choice-field';

/** Dearer results are not listed. 5 is no limit: it would only hide what cannot be estimated. */
const limits = (['1', '2', '3', '4'] as const).map(value => ({ value, label: `不高于 ${costText(Number(value))}` }));

/** 成本档上限; null: none. */
export const CostField = ({ most, onChange }: { most: number | null; onChange(most: number | null): void }) => (
  <ChoiceField
    name="maxCostClass"
    label="成本档"
    value={limits.find(({ value }) => Number(value) === most)?.value ?? null}
    options={limits}
    none="不限"
    onChange={value => onChange(value === null ? null : Number(value))}
  />
);
