import { wavelengthBands } from '@shixuan/units';
import { useId } from 'react';
import * as styles from './wavelength.module.css';
import { wavelengthText } from './wavelength-text';

/** Ends of the strip, nm: what industrial lights are made for. */
export const stripNm = { min: 350, max: 1100 } as const;
const halfBandNm = 25;
const [width, height] = [750, 44];
const x = (nm: number) => nm - stripNm.min;

/** The bands with their centres, black outside of them, hatched where the eye sees nothing; a mark at the wavelength. */
export function Strip({ wavelengthNm }: { wavelengthNm: number }) {
  const hatch = useId();
  const first = wavelengthBands[0].centreNm - halfBandNm;
  const last = wavelengthBands[wavelengthBands.length - 1]?.centreNm ?? 700;
  return (
    <div className={styles.strip}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <pattern id={hatch} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0V8" />
        </pattern>
        <rect className={styles.outside} width={width} height={height} />
        {wavelengthBands.map(({ centreNm, colour }) => (
          <rect key={centreNm} x={x(centreNm - halfBandNm)} width={2 * halfBandNm} height={height} fill={colour} />
        ))}
        <rect width={x(first)} height={height} fill={`url(#${hatch})`} />
        <rect x={x(last + halfBandNm)} width={width - x(last + halfBandNm)} height={height} fill={`url(#${hatch})`} />
      </svg>
      <span className={styles.needle} style={{ insetInlineStart: `${(x(wavelengthNm) / width) * 100}%` }} />
      <ol className={styles.centres} aria-label="波段中心">
        {wavelengthBands.map(({ centreNm }) => (
          <li key={centreNm} style={{ insetInlineStart: `${(x(centreNm) / width) * 100}%` }}>
            {wavelengthText(centreNm)}
          </li>
        ))}
      </ol>
    </div>
  );
}
