import type { CSSProperties } from 'react';
import * as styles from './wavelength.module.css';

/** A colour; hatched where the eye does not see the light it stands for. */
export function Swatch({ colour, hatched }: { colour: string; hatched: boolean }) {
  return (
    <span
      className={styles.swatch}
      data-hatched={hatched || undefined}
      style={{ '--swatch': colour } as CSSProperties}
    />
  );
}
