import { rulerMm, type Shape } from './target-shapes';

const tick = (mm: number) => (mm % 10 === 0 ? 5 : mm % 5 === 0 ? 3.5 : 2);

/** 100 mm in millimetres: laid beside a steel rule it tells whether the printer has kept the scale. */
export function ruler(): Shape[] {
  const { x, y, length } = rulerMm;
  const ticks = Array.from({ length: length + 1 }, (_, mm) => mm);
  return [
    { kind: 'line', x1: x, y1: y, x2: x + length, y2: y },
    ...ticks.map((mm): Shape => ({ kind: 'line', x1: x + mm, y1: y, x2: x + mm, y2: y + tick(mm) })),
    ...ticks
      .filter(mm => mm % 10 === 0)
      .map(
        (mm): Shape => ({
          kind: 'text',
          x: x + mm - 6,
          y: y + 5.4,
          text: `${mm}`,
          size: 7,
          width: 12,
          align: 'center',
        }),
      ),
  ];
}
