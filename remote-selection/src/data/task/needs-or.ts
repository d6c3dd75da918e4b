import { OpticsInputError } from '@shixuan/optics/formula';
import type { SingleState } from '@shixuan/task-url';
import { formatNumber, unitRatio } from '@shixuan/units';
import { type Field, nameOf } from './field';

/** What the engine refuses: the field and why. */
export interface Refused {
  field: string;
  message: string;
}

/** Requirements that can be computed with, or what is wrong with the task and at which field. */
export function needsOr<N>(needsOf: () => N): { need: N } | Refused {
  try {
    return { need: needsOf() };
  } catch (error) {
    if (!(error instanceof OpticsInputError)) throw error;
    return { field: error.field, message: error.message };
  }
}

/**
 * What is to be measured finely has to be smaller than that which is measured: a point spacing than the width. Null where all of them are,
 * or nothing is asked.
 * @param of the size in mm; 0 or null: not stated
 */
export function coarserThan<T extends object>(
  task: T,
  fieldOf: (key: string) => Pick<Field<SingleState<T>>, 'label' | 'units' | 'example'>,
  { of, fine }: { of: keyof T & string; fine: readonly (keyof T & string)[] },
): Refused | null {
  const whole = fieldOf(of);
  const sizeMm = task[of];
  if (typeof sizeMm !== 'number' || sizeMm === 0) return null;
  for (const key of fine) {
    const { label, units, example } = fieldOf(key);
    const [unit] = units;
    const value = task[key];
    if (typeof value !== 'number' || value * (unit === 'mm' ? 1 : unitRatio(unit, 'mm')) < sizeMm) continue;
    const said = `${formatNumber(value)} ${unit} 不比${whole.label} ${formatNumber(sizeMm)} mm 小，量不出来`;
    return { field: key, message: `${nameOf({ label })}：${said}；应小于${whole.label}，例如 ${example}` };
  }
  return null;
}
