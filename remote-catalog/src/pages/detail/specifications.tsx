import { type SpecGroup, SpecTable } from '@shixuan/ui';
import * as styles from './specifications.module.css';
import { splitGroups } from './split-groups';

/** Every specification, in two columns where there is room. */
export function Specifications({ groups }: { groups: readonly SpecGroup[] }) {
  return (
    <div className={styles.columns}>
      {splitGroups(groups).map((column, i) => (
        <SpecTable key={i === 0 ? 'left' : 'right'} groups={column} density="compact" />
      ))}
    </div>
  );
}
