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

/** A point of the drawing that is dragged, or moved by keys as a slider. */
export function Handle(props: HandleProps) {
  const { x, y, reach, axis, label, value, min, max, text, perPx, onChange, onDrag } = props;
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
      <circle className={styles.reach} cx={x} cy={y} r={reach} />
      <circle className={styles.grip} cx={x} cy={y} r="7" />
      <path className={styles.ways} d={axis === 'horizontal' ? `M${x - 3} ${y}h6` : `M${x} ${y - 3}v6`} />
    </g>
  );
}
