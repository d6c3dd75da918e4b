import type { Pen } from '../pen';

/** Rates of sockets for Ethernet, by the number of contacts that the sign shows. */
const CONTACTS: readonly [RegExp, number][] = [
  [/^10g/i, 4],
  [/^5g/i, 3],
  [/^2\.5g/i, 2],
];

/**
 * Sign for the socket of an interface, so many nominal pixels in size: thumbnails of cameras that are alike in all outlines differ
 * by it. None where the interface is unknown.
 */
export function socketSign(pen: Pen, x: number, y: number, link: string | undefined): void {
  if (link === undefined) return;
  const at = (px: number, py: number): [number, number] => [x + pen.px(px), y + pen.px(py)];
  const box = (px: number, py: number, width: number, height: number, radius = 1) =>
    pen.rect('face', ...at(px, py), pen.px(width), pen.px(height), pen.px(radius));
  if (/clhs|hslink|25g|100g/i.test(link)) {
    box(-6, -4, 12, 8);
    pen.line('outline', at(-6, 4), at(6, -4));
  } else if (/cxp/i.test(link)) {
    for (const px of [-4, 4]) pen.circle('face', ...at(px, 0), pen.px(3.4));
  } else if (/camera-link/i.test(link)) {
    box(-7, -3, 14, 6, 2);
    for (const px of [-3.5, 0, 3.5]) pen.line('outline', at(px, -1), at(px, 1));
  } else if (/usb|1394/i.test(link)) {
    box(-6, -3, 12, 6);
    pen.line('outline', at(-3.5, 0), at(3.5, 0));
  } else if (/mipi|gmsl/i.test(link)) {
    pen.line('outline', at(-6, 3), at(6, 3));
    for (const px of [-5, -1.7, 1.7, 5]) pen.line('outline', at(px, 3), at(px, -3));
  } else if (/gige/i.test(link)) {
    box(-6, -4, 12, 8);
    const contacts = CONTACTS.find(([pattern]) => pattern.test(link))?.[1] ?? 1;
    for (let index = 0; index < contacts; index += 1) {
      const px = (index - (contacts - 1) / 2) * 2.4;
      pen.line('outline', at(px, -1.5), at(px, 1.5));
    }
  }
}
