import type { DrawnProfiler } from '@shixuan/optics/describe';
import { wavelengthColour } from '@shixuan/units';
import type { Look, SpaceModel } from '../../components/space/space-model';
import { figureText } from '../../lib/length-text';

/** Of the laser where its wavelength is not stated: the usual red. */
const usualNm = 660;
/** Triangulation as it is usual: the receiver beside the laser by this share of the clearance. */
const baseShare = 0.5;
const mm = (value: number) => figureText(value, 'mm', 4);

/** Housing, fan of light, measuring field, part and the view of the receiver, from the figures of the drawing. z 0 is the far end. */
export function profilerModel(
  drawn: DrawnProfiler,
  { model, wavelengthNm }: { model: string; wavelengthNm: number | null },
): SpaceModel {
  const { nearMm, farMm, nearWidthMm, farWidthMm, partTopMm, partBaseMm, partWidthMm, clearanceMm } = drawn;
  const colour = wavelengthColour(wavelengthNm ?? usualNm);
  const up = (fromHousingMm: number) => farMm - fromHousingMm;
  const thin = farWidthMm * 0.004;
  const base = nearMm * baseShare;
  const housing = { width: Math.max(nearWidthMm, base * 1.2), height: base * 1.5, length: Math.max(20, nearMm * 0.4) };
  const fan: Look = { kind: 'glow', colour, faint: true };
  const [top, bottom] = [up(partTopMm), up(partBaseMm)];
  return {
    bodies: [
      {
        name: `轮廓仪 ${model}`,
        kind: 'box',
        at: [0, base / 2, farMm + housing.length / 2],
        size: [housing.width, housing.height, housing.length],
        look: { kind: 'part' },
      },
      // The fan: from the exit of the laser to the near end, and through the measuring field.
      {
        name: '激光面（净距内）',
        kind: 'hull',
        from: { zMm: farMm, halfWidthMm: thin, halfHeightMm: thin },
        to: { zMm: up(nearMm), halfWidthMm: nearWidthMm / 2, halfHeightMm: thin },
        look: fan,
      },
      {
        name: '测量视场',
        kind: 'hull',
        from: { zMm: up(nearMm), halfWidthMm: nearWidthMm / 2, halfHeightMm: thin },
        to: { zMm: 0, halfWidthMm: farWidthMm / 2, halfHeightMm: thin },
        look: { kind: 'glow', colour },
      },
      // What the receiver sees, from beside: the angle between both is the triangulation.
      {
        name: '接收光路',
        kind: 'hull',
        from: { zMm: farMm, halfWidthMm: thin, halfHeightMm: thin, offsetMm: base },
        to: { zMm: up(nearMm), halfWidthMm: nearWidthMm / 2, halfHeightMm: thin },
        look: { kind: 'view' },
      },
      {
        name: '工件',
        kind: 'box',
        at: [0, 0, (top + bottom) / 2],
        size: [partWidthMm, partWidthMm, Math.max(top - bottom, farMm * 0.004)],
        look: { kind: 'object' },
      },
    ],
    lengths: [
      ...(clearanceMm === null
        ? []
        : [
            {
              label: '净距',
              from: [-nearWidthMm * 0.6, 0, up(nearMm)],
              to: [-nearWidthMm * 0.6, 0, farMm],
              text: mm(clearanceMm),
            } as const,
          ]),
      {
        label: 'Z 量程',
        from: [farWidthMm * 0.58, 0, 0],
        to: [farWidthMm * 0.58, 0, up(nearMm)],
        text: mm(farMm - nearMm),
      },
      {
        label: '近端视野',
        from: [-nearWidthMm / 2, 0, up(nearMm)],
        to: [nearWidthMm / 2, 0, up(nearMm)],
        text: mm(nearWidthMm),
      },
      { label: '远端视野', from: [-farWidthMm / 2, 0, 0], to: [farWidthMm / 2, 0, 0], text: mm(farWidthMm) },
    ],
  };
}
