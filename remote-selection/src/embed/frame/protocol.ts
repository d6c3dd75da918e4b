import type { SelectionEventMap } from '@shixuan/embed-types';

// Messages between `/embed/v1/frame` and the page that holds it. The frame posts to one origin alone: the `origin` of
// its address, else that of the page it was opened from.

export const SOURCE = 'shixuan-selection';

/** Events that the frame passes on. */
export const passedOn = [
  'selection-ready',
  'selection-change',
  'selection-result',
  'selection-pick',
  'selection-compare',
  'selection-error',
] as const satisfies readonly (keyof SelectionEventMap)[];

/** From the frame: how tall its content is, in px; or an event of the widget. */
export type FromFrame =
  | { source: typeof SOURCE; type: 'height'; height: number }
  | { source: typeof SOURCE; type: (typeof passedOn)[number]; detail: unknown };

/** To the frame: another task, or the first one again. */
export type ToFrame =
  | { source: typeof SOURCE; type: 'value'; value: string }
  | { source: typeof SOURCE; type: 'reset' };

const has = <K extends string>(data: object, key: K): data is Record<K, unknown> => key in data;

const isOurs = (data: unknown): data is { type: unknown } =>
  typeof data === 'object' && data !== null && has(data, 'source') && data.source === SOURCE && has(data, 'type');

export function readFromFrame(data: unknown): FromFrame | null {
  if (!isOurs(data)) return null;
  if (data.type === 'height' && has(data, 'height') && typeof data.height === 'number')
    return { source: SOURCE, type: 'height', height: data.height };
  const type = passedOn.find(name => name === data.type);
  return type && has(data, 'detail') ? { source: SOURCE, type, detail: data.detail } : null;
}

export function readToFrame(data: unknown): ToFrame | null {
  if (!isOurs(data)) return null;
  if (data.type === 'reset') return { source: SOURCE, type: 'reset' };
  if (data.type === 'value' && has(data, 'value') && typeof data.value === 'string')
    return { source: SOURCE, type: 'value', value: data.value };
  return null;
}
