import type { Light } from './light';
import { coordinate } from './path';

/** Dots in the colours that a product comes in; none for a single colour. Invisible light is an open ring. */
export function colourDots(lights: readonly Light[], left: number, y: number): string {
  if (lights.length < 2) return '';
  return lights
    .map(({ colour, visible }, index) => {
      const paint = visible ? `fill:${colour};stroke:none` : `fill:none;stroke:${colour};stroke-dasharray:2 1.5`;
      return `<circle style="${paint}" cx="${coordinate(left + index * 13)}" cy="${y}" r="4"/>`;
    })
    .join('');
}
