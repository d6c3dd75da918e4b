import type { Drawing, DrawingOptions, DrawingRequest } from './drawing';
import { Figures } from './figures';
import { kinds, plainHousing } from './kinds';
import { sheet } from './sheet';

/**
 * Draws a product from its own figures. Pure and deterministic; never fails on odd attributes: what cannot be read is
 * unknown. Outlines of known size are drawn in ink, typical proportions in a lighter line and without figures.
 */
export function drawProduct(request: DrawingRequest, options: DrawingOptions = {}): Drawing {
  const { categoryCode, attrs, label, series } = request;
  const { detail = 'full', scale } = options;
  return sheet({
    draw: kinds[categoryCode] ?? plainHousing,
    figures: new Figures(attrs, series ?? undefined),
    title: label,
    detail,
    prefix: `sx${fingerprint(`${categoryCode} ${label} ${detail}`)}`,
    scale,
  });
}

/** FNV-1a, 32 bit: enough to keep the ids of drawings in one document apart. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
