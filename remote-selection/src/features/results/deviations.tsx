import type { System } from '@shixuan/optics/checks';
import { describeDeviations } from '@shixuan/optics/describe';
import { useMemo } from 'react';
import { useAskedSelection } from '../../state/selection-context';
import * as styles from './deviations.module.css';

/** 与计算值相比: by how much each figure of a row differs, and what that means for the picture. */
export function Deviations({ system }: { system: System }) {
  const { requirements } = useAskedSelection();
  const { camera, lens, setting } = system;
  const list = useMemo(
    () => describeDeviations(requirements, camera, lens, setting),
    [requirements, camera, lens, setting],
  );
  return (
    <section className={styles.deviations} aria-label="与计算值相比">
      <h3 className={styles.title}>与计算值相比</h3>
      <ul className={styles.list}>
        {list.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
