import type { ReactNode } from 'react';
import * as styles from './guide.module.css';
import type { AskedStep } from './guide-steps';
import type { GuideKind } from './guide-task';

/** Drawn here: a few strokes each, in the colours of the page. */
function Picture({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.picture} viewBox="0 0 72 48" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Fields of 4 × 4 like those of a Data Matrix. */
const modules = ['1011', '1100', '1010', '1111'].flatMap((row, y) =>
  [...row].flatMap((cell, x) => (cell === '1' ? [{ x: 27 + x * 4.5, y: 15 + y * 4.5 }] : [])),
);

export const kindPictures: Readonly<Record<GuideKind, ReactNode>> = {
  defect: (
    <Picture>
      <rect x="12" y="8" width="48" height="32" rx="2" />
      <path className={styles.point} d="M28 18 L38 25 L36 28 M44 31 l1.5 1.5" />
    </Picture>
  ),
  print: (
    <Picture>
      <rect x="12" y="8" width="48" height="32" rx="2" />
      {modules.map(({ x, y }) => (
        <rect key={`${x} ${y}`} className={styles.fill} x={x} y={y} width="4.5" height="4.5" />
      ))}
    </Picture>
  ),
  size: (
    <Picture>
      <path d="M10 20 h16 v-6 h20 v6 h16 v14 h-16 v6 h-20 v-6 h-16 z" />
      <path className={styles.point} d="M26 8 h20 M26 5 v6 M46 5 v6" />
    </Picture>
  ),
  presence: (
    <Picture>
      <rect x="8" y="10" width="56" height="28" rx="2" />
      <circle cx="20" cy="24" r="6" />
      <circle cx="36" cy="24" r="6" />
      <circle className={styles.point} cx="52" cy="24" r="6" strokeDasharray="3 3" />
    </Picture>
  ),
  web: (
    <Picture>
      <circle cx="16" cy="30" r="10" />
      <circle cx="56" cy="30" r="10" />
      <path d="M16 20 H56" />
      <path className={styles.point} d="M36 6 V19 M31 20 h10" />
    </Picture>
  ),
  profile: (
    <Picture>
      <path d="M8 40 h18 q10 -14 20 0 h18" />
      <path className={styles.point} d="M36 6 L22 40 M36 6 L50 40" />
    </Picture>
  ),
  volume: (
    <Picture>
      <path d="M14 22 v18 h44 v-18" />
      <path d="M20 40 v-8 h10 v8 M32 40 v-12 h12 v12" />
      <path className={styles.point} d="M36 4 L18 20 M36 4 L54 20" />
    </Picture>
  ),
};

export const stepPictures: Readonly<Record<AskedStep, ReactNode>> = {
  large: (
    <Picture>
      <rect x="20" y="10" width="38" height="24" rx="1" />
      <rect className={styles.faint} x="16" y="7" width="46" height="30" strokeDasharray="3 2" />
      <path className={styles.point} d="M20 42 h38 M20 40 v4 M58 40 v4 M10 10 v24 M8 10 h4 M8 34 h4" />
    </Picture>
  ),
  fine: (
    <Picture>
      <path
        className={styles.faint}
        d="M18 6 v36 M27 6 v36 M36 6 v36 M45 6 v36 M54 6 v36 M14 10 h44 M14 19 h44 M14 28 h44 M14 37 h44"
      />
      <ellipse className={styles.fill} cx="36" cy="23.5" rx="13" ry="8" />
      <path className={styles.point} d="M23 45 h26 M23 43 v4 M49 43 v4" />
    </Picture>
  ),
  fast: (
    <Picture>
      <path d="M4 36 h64" />
      <rect x="14" y="22" width="14" height="14" rx="1" />
      <rect className={styles.faint} x="44" y="22" width="14" height="14" rx="1" strokeDasharray="3 2" />
      <path className={styles.point} d="M30 16 h18 M44 12 l4 4 l-4 4" />
    </Picture>
  ),
  where: (
    <Picture>
      <rect x="28" y="3" width="16" height="9" rx="1" />
      <rect x="31" y="12" width="10" height="6" />
      <rect x="18" y="40" width="36" height="5" rx="1" />
      <path className={styles.faint} d="M33 18 L18 40 M39 18 L54 40" strokeDasharray="3 2" />
      <path className={styles.point} d="M62 18 v22 M59 18 h6 M59 40 h6" />
    </Picture>
  ),
};
