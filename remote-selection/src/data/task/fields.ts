import type { SelectionState } from '@shixuan/task-url';
import type { Field } from './field';
import { accuracyFields } from './fields/accuracy-fields';
import { distanceFields } from './fields/distance-fields';
import { encoderFields } from './fields/encoder-fields';
import { motionFields } from './fields/motion-fields';
import { objectFields } from './fields/object-fields';
import { opticsFields } from './fields/optics-fields';

export const fields: readonly Field[] = [
  ...objectFields,
  ...accuracyFields,
  ...distanceFields,
  ...motionFields,
  ...encoderFields,
  ...opticsFields,
];

/** The fields by the names that the form of a task gives them. */
export const fieldsFor = ({ task }: SelectionState): readonly Field[] =>
  task.mode === 'line' ? fields.map(each => (each.key === 'object.width' ? { ...each, label: '幅宽' } : each)) : fields;

const byKey: Readonly<Record<string, Field>> = Object.fromEntries(fields.map(field => [field.key, field]));

/** @throws Error for a key that no field has */
export function fieldOf(key: string): Field {
  const field = byKey[key];
  if (!field) throw new Error(`there is no field ${key}`);
  return field;
}
