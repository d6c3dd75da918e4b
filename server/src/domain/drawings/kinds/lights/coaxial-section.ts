import type { LightContext } from './light-context';

export interface CoaxialSection {
  cx: number;
  top: number;
  width: number;
  height: number;
  /** Width and height are known or typical. */
  known: boolean;
  /** Parallel light through a lens. */
  collimated: boolean;
  work: number;
}

/** Section of a coaxial light: diodes at the side, the splitter turns their light down the camera's axis. */
export function coaxialSection({ pen, source, full, typical }: LightContext, section: CoaxialSection): void {
  const { cx, top, width, height, collimated, work } = section;
  const [left, right, bottom] = [cx - width / 2, cx + width / 2, top + height];
  const splitter = Math.min(height * 0.84, width * 0.62);
  const [sx, sy] = [right - splitter - width * 0.07, top + (height - splitter) / 2];
  const middle = sx + splitter / 2;
  pen.beam(source.beam, [
    [sx + splitter * 0.06, bottom],
    [sx + splitter * 0.94, bottom],
    [sx + splitter * (collimated ? 0.94 : 1.06), work],
    [sx - splitter * (collimated ? -0.06 : 0.06), work],
  ]);
  pen.rect(typical.body, left, top, width, height, Math.min(4, width * 0.03));
  pen.rect(typical.face, sx - width * 0.02, sy, splitter + width * 0.04, splitter);
  pen.beam(
    source.beam,
    [
      [left + width * 0.1, sy + splitter * 0.06],
      [left + width * 0.1, sy + splitter * 0.94],
      [sx + splitter, sy + splitter * 0.94],
      [sx, sy],
    ],
    0.9,
  );
  pen.glow(
    source.beam,
    [middle, top],
    [middle, bottom],
    path =>
      path
        .moveTo(sx, sy)
        .lineTo(sx + splitter, sy + splitter)
        .lineTo(sx + splitter, bottom)
        .lineTo(sx, bottom)
        .close(),
    0.9,
  );
  const count = full ? 6 : 3;
  for (let index = 0; index < count; index += 1) {
    const light = source.diodes[index % source.diodes.length] ?? source.beam;
    pen.diode(
      light,
      left + width * 0.09,
      sy + (splitter * (index + 0.5)) / count,
      (splitter / count) * (full ? 0.2 : 0.26),
    );
  }
  if (collimated) {
    pen.path(typical.glass, path =>
      path
        .moveTo(sx - width * 0.07, sy + 1)
        .quadTo(sx - width * 0.01, sy + splitter / 2, sx - width * 0.07, sy + splitter - 1)
        .lineTo(sx - width * 0.1, sy + splitter - 1)
        .lineTo(sx - width * 0.1, sy + 1)
        .close(),
    );
    for (const share of [0.2, 0.4, 0.6, 0.8])
      pen.lightRay(source.beam, [sx + splitter * share, sy + splitter * share], [sx + splitter * share, work]);
  }
  pen.line('outline', [sx, sy], [sx + splitter, sy + splitter]);
  pen.line(typical.outline, [left, work], [right + width * 0.06, work]);
  if (full) pen.line('centre', [middle, top - pen.px(18)], [middle, work + pen.px(10)]);
}
