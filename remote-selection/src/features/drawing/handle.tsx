import { niceStep, onStep } from '@shixuan/optics/describe';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import * as styles from './drawing.module.css';

export interface HandleProps {
  x: number;
  y: number;
  /** Radius in which a finger takes it. */
  reach: number;
  axis: 'horizontal' | 'vertical';
  label: string;
  value: number;
  min: number;
  max: number;
  /** `300 mm` */
  text: string;
  /** Change of the value for a pixel to the right or down. */
  perPx: number;
  onChange(value: number): void;
  onDrag(dragging: boolean): void;
}

const arrows: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Half of a grip along its way and across it, px. */
const gripHalf = { along: 11, across: 6 };

/** The room of a grip in the drawing, px. */
export function gripBox({ x, y, axis }: Pick<HandleProps, 'x' | 'y' | 'axis'>) {
  const { along, across } = gripHalf;
  const [width, height] = axis === 'horizontal' ? [along, across] : [across, along];
  return { left: x - width, right: x + width, top: y - height, bottom: y + height };
}

/** Both ways in which a grip goes. */
const arrowHeads = ({ x, y, axis }: Pick<HandleProps, 'x' | 'y' | 'axis'>) =>
  axis === 'horizontal'
    ? `M${x - 7} ${y}l5 -3.5v7zM${x + 7} ${y}l-5 -3.5v7z`
    : `M${x} ${y - 7}l-3.5 5h7zM${x} ${y + 7}l-3.5 -5h7z`;

/** A point of the drawing that is dragged, or moved by keys as a slider. */
export function Handle(props: HandleProps) {
  const { x, y, reach, axis, label, value, min, max, text, perPx, onChange, onDrag } = props;
  const { left, top, right, bottom } = gripBox({ x, y, axis });
  const grip = useRef<{ at: number; value: number } | null>(null);
  const set = (next: number, step: number) => {
    const within = Math.min(max, Math.max(min, onStep(next, step)));
    if (within !== value) onChange(within);
  };
  const place = (event: PointerEvent) => (axis === 'horizontal' ? event.clientX : event.clientY);
  const take = (event: PointerEvent<SVGGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { at: place(event), value };
    onDrag(true);
  };
  const move = (event: PointerEvent) => {
    const taken = grip.current;
    if (taken) set(taken.value + (place(event) - taken.at) * perPx, niceStep(Math.abs(perPx)));
  };
  const leave = () => {
    if (!grip.current) return;
    grip.current = null;
    onDrag(false);
  };
  const press = (event: KeyboardEvent) => {
    const step = niceStep(Math.max(value, max / 1000) / 50);
    const steps = arrows[event.key];
    if (steps !== undefined) set(value + steps * step, step);
    else if (event.key === 'Home') onChange(min);
    else if (event.key === 'End') onChange(max);
    else return;
    event.preventDefault();
  };
  return (
    <g
      className={styles.handle}
      data-axis={axis}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={axis}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={leave}
      onPointerCancel={leave}
      onKeyDown={press}
    >
      <title>{`拖动改${label}`}</title>
      <circle className={styles.reach} cx={x} cy={y} r={reach} />
      <rect className={styles.grip} x={left} y={top} width={right - left} height={bottom - top} rx={gripHalf.across} />
      <path className={styles.ways} d={arrowHeads({ x, y, axis })} />
    </g>
  );
}
