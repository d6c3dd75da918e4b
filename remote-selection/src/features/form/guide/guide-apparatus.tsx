import * as pen from '@shixuan/ui/pen/pen.module.css';
import type { ReactNode } from 'react';
import * as styles from './guide-so-far.module.css';
import type { GuideTask } from './guide-steps';

/** What looks, its view and what is looked at, in the drawing beside the questions. */
export function apparatusOf(task: GuideTask): ReactNode {
  if (task.page === 'profile') {
    return (
      <>
        <path className={pen.view} d="M214 40L150 118H330z" />
        <path className={styles.arrow} d="M214 40L150 118M214 40L330 118" />
        <path className={styles.faint} d="M276 40L220 106" />
        <rect className={pen.outline} x={196} y={4} width={96} height={36} rx={2} />
        <path className={pen.outline} d="M150 128V118H200q20 -20 40 0H330V128z" />
      </>
    );
  }
  if (task.page === 'volume') {
    return (
      <>
        <path className={pen.view} d="M232 26L150 128H330L248 26z" />
        <path className={styles.faint} d="M232 26L150 128M248 26L330 128" />
        <rect className={pen.outline} x={200} y={8} width={80} height={18} rx={2} />
        <path className={pen.outline} d="M150 84V128H330V84" />
        <path
          className={pen.outline}
          d="M160 128V118H188V128M196 128V118H214V128M222 128V100H256V128M262 128V112H292V128"
        />
      </>
    );
  }
  const isLine = task.state.task.mode === 'line';
  return (
    <>
      <path className={pen.view} d="M232 40L150 118H330L248 40z" />
      <path className={styles.faint} d="M232 40L150 118M248 40L330 118" />
      <rect className={pen.outline} x={218} y={4} width={44} height={22} rx={1} />
      <rect className={pen.outline} x={226} y={26} width={28} height={14} />
      <rect className={pen.outline} x={isLine ? 96 : 150} y={118} width={isLine ? 288 : 180} height={10} />
    </>
  );
}
