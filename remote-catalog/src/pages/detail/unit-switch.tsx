import type { UnitSystem } from '@shixuan/units';
import * as styles from './specifications.module.css';

const systems: readonly { system: UnitSystem; name: string }[] = [
  { system: 'metric', name: 'mm' },
  { system: 'inch', name: 'inch' },
];

/** Lengths in millimetres or inches: display only. */
export function UnitSwitch({ system, onChange }: { system: UnitSystem; onChange(system: UnitSystem): void }) {
  return (
    <fieldset className={styles.units}>
      <legend className="visually-hidden">长度单位</legend>
      {systems.map(one => (
        <label key={one.system} className={styles.unit}>
          <input
            type="radio"
            name="unit-system"
            className={styles.radio}
            checked={one.system === system}
            onChange={() => onChange(one.system)}
          />
          <span className={styles.unitName}>{one.name}</span>
        </label>
      ))}
    </fieldset>
  );
}
