import type { Standing } from '@shixuan/optics/model';
import { verdictLabels } from '../data/report/verdict-labels';
import * as styles from './verdict-mark.module.css';

const paths: Readonly<Record<Standing, string>> = {
  pass: 'M4 8.5 7 11.5 12 5',
  warn: 'M8 4.5v4.5M8 11.3v.2',
  fail: 'M5 5l6 6M11 5l-6 6',
  unknown: 'M6.2 6.2a1.9 1.9 0 1 1 2.6 1.8c-.6.3-.8.6-.8 1.3M8 11.4v.1',
  'not-asked': 'M5 8h6',
};
const outlines: Readonly<Record<Standing, string>> = {
  pass: 'M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1z',
  warn: 'M8 1.2 15.4 14.4H.6z',
  fail: 'M1.5 1.5h13v13h-13z',
  unknown: 'M8 .9 15.1 8 8 15.1.9 8z',
  'not-asked': 'M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1z',
};

/** A verdict by shape and colour: circle, triangle, square, diamond; a grey circle where nothing is asked. Named for screen readers unless a text beside it says so. */
export function VerdictMark({ verdict, silent }: { verdict: Standing; silent?: boolean }) {
  const shape = (
    <>
      <path className={styles.outline} d={outlines[verdict]} />
      <path className={styles.sign} d={paths[verdict]} />
    </>
  );
  const box = { className: styles.mark, 'data-verdict': verdict, viewBox: '0 0 16 16', width: 16, height: 16 };
  if (silent) {
    return (
      <svg {...box} aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg {...box} role="img">
      <title>{verdictLabels[verdict]}</title>
      {shape}
    </svg>
  );
}
