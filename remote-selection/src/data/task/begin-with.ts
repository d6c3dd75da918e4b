import type { SelectionState, Start } from '@shixuan/task-url';
import { usualSensor } from './assumed-sensor';
import { withMode } from './with-mode';

const usualDistanceMm = 300;

/** Changes the starting point of the form. Known values stay, except those of another kind of imaging; values that the new starting point requires are filled in. */
export function beginWith(state: SelectionState, start: Start): SelectionState {
  const begun: SelectionState = { ...state, start };
  if (start === 'line') return withMode(begun, 'line');
  const next = state.start === 'line' ? withMode(begun, 'area') : begun;
  if (start === 'height') {
    const { workingDistance, objectImageDistance } = next.task;
    const way = middleOf(objectImageDistance);
    if (way !== null) return { ...next, task: { ...next.task, objectImageDistance: fixedAt(way) } };
    return { ...next, task: { ...next.task, workingDistance: fixedAt(middleOf(workingDistance) ?? usualDistanceMm) } };
  }
  if (start === 'magnification') {
    return withMagnification({
      ...next,
      magnification: next.magnification ?? 0.5,
      sensor: next.sensor ?? usualSensor,
    });
  }
  return next;
}

type Distance = SelectionState['task']['workingDistance'];

const fixedAt = (mm: number): Distance => ({ minMm: mm, maxMm: mm });
const middleOf = ({ minMm, maxMm }: Distance) =>
  minMm !== null && maxMm !== null ? (minMm + maxMm) / 2 : (minMm ?? maxMm);

const fourDigits = (value: number) => Number(value.toPrecision(4));

/** Field of view and object pixel from magnification and sensor: sensor size and pixel size divided by the magnification. */
export function withMagnification(state: SelectionState): SelectionState {
  const { magnification, sensor, start } = state;
  if (start !== 'magnification' || magnification === null || sensor === null) return state;
  const side = (pixels: number) => fourDigits((pixels * sensor.pixelSizeUm) / 1000 / magnification);
  return {
    ...state,
    unset: [],
    task: {
      ...state.task,
      object: { widthMm: side(sensor.pixelsH), heightMm: side(sensor.pixelsV) },
      // The field is the whole sensor; 5 % tolerance on the object pixel admits lenses of nearly this magnification.
      marginPct: 0,
      accuracy: { kind: 'object-pixel', objectPixelMm: fourDigits((sensor.pixelSizeUm / 1000 / magnification) * 1.05) },
    },
  };
}
