import { escapeXml } from '../../platform/text/escape';
import type { Pen } from './pen';
import { style } from './style';

/** Size of the drawings of set-ups, px. */
export const wideSize = { width: 720, height: 276 } as const;

/** A drawing of a set-up as SVG. @param title of the picture for screen readers */
export function wideSheet(pen: Pen, title: string): string {
  const { width, height } = wideSize;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" class="sx-drawing sx-full" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<title>${escapeXml(title)}</title><style>${style}</style>${pen.content()}</svg>`
  );
}
