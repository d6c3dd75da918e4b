import type { Pen } from '../pen';
import type { Edges } from './edges';

type Port = 'coax' | 'mdr' | 'rj45' | 'sfp';

function portOf(link: string): Port {
  if (/cxp|coax|analog/i.test(link)) return 'coax';
  if (/gige|ethernet/i.test(link)) return 'rj45';
  return /hs/i.test(link) ? 'sfp' : 'mdr';
}

/** How far a socket stands before the bracket and how high it is, in mm, seen from the card's side. */
const profiles: Record<Port, readonly [out: number, height: number]> = {
  coax: [11, 7],
  mdr: [5, 17],
  rj45: [4, 13],
  sfp: [7, 12],
};

/** Sockets left of the bracket, as many as there are, spread over its height. */
export function portsOnBracket(pen: Pen, edge: Edges, cardHeight: number, link: string, count: number): void {
  const [out, full] = profiles[portOf(link)];
  const room = cardHeight * 0.92;
  const height = Math.min(full, (room / count) * 0.72);
  for (let index = 0; index < count; index += 1) {
    const centre = cardHeight * 0.02 + (room * (index + 0.5)) / count;
    pen.rect(edge.body, -3 - out, centre - height / 2, out, height, 0.8);
  }
}

/** The bracket from outside, with the faces of its sockets. */
export function portFaces(pen: Pen, edge: Edges, x: number, cardHeight: number, link: string, count: number): void {
  const width = 18.4;
  const [top, bottom] = [-14, cardHeight + 6];
  pen.path(edge.face, path =>
    path
      .moveTo(x - width / 2, top)
      .lineTo(x + width / 2, top)
      .lineTo(x + width / 2, bottom - 5)
      .lineTo(x + width * 0.3, bottom)
      .lineTo(x - width * 0.3, bottom)
      .lineTo(x - width / 2, bottom - 5)
      .close(),
  );
  pen.circle(edge.fine, x, top + 5, 2.2);
  const room = cardHeight * 0.92;
  const pitch = room / count;
  for (let index = 0; index < count; index += 1) {
    portFace(pen, edge, portOf(link), x, cardHeight * 0.02 + pitch * (index + 0.5), pitch * 0.8);
  }
}

function portFace(pen: Pen, edge: Edges, port: Port, x: number, y: number, room: number): void {
  if (port === 'coax') {
    const radius = Math.min(4.6, room / 2);
    pen.circle(edge.body, x, y, radius);
    pen.circle(edge.fine, x, y, radius * 0.62);
    pen.circle('sensor', x, y, radius * 0.24);
    return;
  }
  const [width, height] = port === 'mdr' ? [8, Math.min(26, room)] : [13, Math.min(port === 'sfp' ? 10 : 15, room)];
  pen.rect(edge.body, x - width / 2, y - height / 2, width, height, port === 'mdr' ? 2.5 : 1);
  pen.rect('sensor', x - width * 0.28, y - height * 0.36, width * 0.56, height * 0.72, 0.6);
}
