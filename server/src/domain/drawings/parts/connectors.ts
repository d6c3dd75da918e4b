import type { Pen } from '../pen';
import type { Edges } from './edges';

/** What a socket looks like: shape on the face and how far it stands out, in mm. */
interface Connector {
  kind: 'rect' | 'round' | 'wide';
  /** Height along the panel and width across it. */
  length: number;
  width: number;
  standsOut: number;
}

const rj45: Connector = { kind: 'rect', length: 13.5, width: 16, standsOut: 1 };
const usb: Connector = { kind: 'wide', length: 5.5, width: 13, standsOut: 1.5 };
const coax: Connector = { kind: 'round', length: 9, width: 9, standsOut: 9 };
const mdr: Connector = { kind: 'wide', length: 8, width: 30, standsOut: 3 };
const sfp: Connector = { kind: 'rect', length: 9.5, width: 14.5, standsOut: 2.5 };
const ribbon: Connector = { kind: 'wide', length: 3, width: 18, standsOut: 1.5 };

const byInterface: readonly [RegExp, Connector, count: number][] = [
  [/clhs|hs ?link|25gige|100gige|sfp/i, sfp, 1],
  [/cxp|coax/i, coax, 2],
  [/camera ?link|^cl/i, mdr, 2],
  [/usb/i, usb, 1],
  [/1394|fire/i, usb, 1],
  [/mipi|gmsl|fpd|uart|lvds/i, ribbon, 1],
  [/gige|ethernet/i, rj45, 1],
];

function connectorOf(interfaceText: string | undefined): { connector: Connector; count: number } {
  const found = byInterface.find(([pattern]) => interfaceText !== undefined && pattern.test(interfaceText));
  return { connector: found?.[1] ?? rj45, count: found?.[2] ?? 1 };
}

/** Sockets on the rear of a camera seen from the side, beside a round power socket. */
export function rearSockets(
  pen: Pen,
  edge: Edges,
  x: number,
  bodyHeight: number,
  interfaceText: string | undefined,
): void {
  const { connector, count } = connectorOf(interfaceText);
  const size = Math.min(connector.length, bodyHeight * 0.42);
  const power = Math.min(8, bodyHeight * 0.26);
  const used = size * count + (count - 1) * 2 + power;
  const gap = Math.max(1, (bodyHeight - used) / 3);
  let y = -bodyHeight / 2 + gap;
  for (let index = 0; index < count; index += 1) {
    pen.rect(edge.body, x, y, connector.standsOut, size, connector.kind === 'round' ? 0.4 : 0.3);
    if (connector.kind === 'round') {
      pen.line(edge.fine, [x + connector.standsOut * 0.45, y], [x + connector.standsOut * 0.45, y + size]);
    }
    y += size + 2;
  }
  y += gap - 2;
  pen.rect(edge.body, x, y, 5, power, 0.6);
  pen.line(edge.fine, [x + 2, y], [x + 2, y + power]);
}
