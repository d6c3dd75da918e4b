import { type LightShape, typicalStatement } from './light-context';

/** Four bars around the object, each tilted and switched by itself. */
export const fourSidedBarLight: LightShape = ({ pen, source, full, typical }) => {
  const [reach, half, thick] = [44, 30, 11];
  for (let turn = 0; turn < 4; turn += 1) {
    const place = (x: number, y: number): [number, number] =>
      turn === 0 ? [x, y] : turn === 1 ? [-y, x] : turn === 2 ? [-x, -y] : [y, -x];
    pen.beam(source.beam, [
      place(-half * 0.9, -reach + thick),
      place(half * 0.9, -reach + thick),
      place(9, -8),
      place(-9, -8),
    ]);
    pen.polygon(
      typical.body,
      place(-half, -reach),
      place(half, -reach),
      place(half, -reach + thick),
      place(-half, -reach + thick),
    );
    const count = full ? 9 : 4;
    for (let index = 0; index < count; index += 1) {
      const [x, y] = place(-half + (2 * half * (index + 0.5)) / count, -reach + thick * (full ? 0.7 : 0.55));
      pen.diode(source.diodes[index % source.diodes.length] ?? source.beam, x, y, full ? 1.7 : 2.8);
    }
  }
  if (!full) {
    pen.rect(typical.face, -9, -9, 18, 18, 1);
    return typicalStatement('四面条形光源。');
  }
  pen.rect(typical.face, -10, -10, 20, 20, 1);
  pen.line('centre', [-54, 0], [54, 0]);
  pen.line('centre', [0, -54], [0, 54]);
  const cx = 118;
  const work = 34;
  for (const side of [-1, 1]) {
    const place = (x: number, y: number): [number, number] => [cx + side * x, y];
    pen.beam(source.beam, [place(31, -8), place(42, 3), place(8, work), place(-16, work)]);
    pen.polygon(typical.body, place(30, -9), place(43, 4), place(51, -4), place(38, -17));
    for (const share of [0.3, 0.7]) pen.diode(source.beam, cx + side * (32.5 + 11 * share), -8.5 + 11 * share, 1.7);
  }
  pen.rect(typical.face, cx - 10, work - 6, 20, 6, 0.6);
  pen.line(typical.outline, [cx - 54, work], [cx + 54, work]);
  pen.line('centre', [cx, -40], [cx, work + 8]);
  return typicalStatement('四面条形光源：俯视图与侧视图，四条光源可分别点亮并调角。');
};
