import type { DrawnVolume } from '@shixuan/optics/describe';
import type { Rectangle, SpaceModel } from '../../components/space/space-model';
import { figureText } from '../../lib/length-text';

/** Of the distance to the highest place: a housing as it is usual, broad and flat. */
const housingShare = [0.3, 0.12, 0.1] as const;
const mm = (value: number, digits: number) => figureText(value, 'mm', digits);

/**
 * Housing, view and pile in space, from the figures of the drawing: the sides of the view are those at the highest place. z 0 is the lowest. The view widens from the camera on; where
 * it is wider than its two sides say at the lowest place, both grow alike.
 */
export function volumeModel({ topMm, depthMm, base, view, lowestViewMm }: DrawnVolume, model: string): SpaceModel {
  const [viewLength, viewWidth] = view;
  const growth = lowestViewMm / viewLength;
  const cameraMm = depthMm + topMm;
  const [length, width, height] = housingShare.map(share => share * topMm);
  const at = (zMm: number, lengthMm: number, widthMm: number): Rectangle => ({
    zMm,
    halfWidthMm: lengthMm / 2,
    halfHeightMm: widthMm / 2,
  });
  const left = -Math.max(lowestViewMm, base[0]) * 0.6;
  return {
    bodies: [
      {
        name: `3D 相机 ${model}`,
        kind: 'box',
        at: [0, 0, cameraMm + (height ?? 0) / 2],
        size: [length ?? 0, width ?? 0, height ?? 0],
        look: { kind: 'part' },
      },
      {
        name: '视野（最高处以上）',
        kind: 'hull',
        from: at(cameraMm, viewLength * 0.004, viewWidth * 0.004),
        to: at(depthMm, viewLength, viewWidth),
        look: { kind: 'view' },
      },
      {
        name: '视野（堆高内）',
        kind: 'hull',
        from: at(depthMm, viewLength, viewWidth),
        to: at(0, viewLength * growth, viewWidth * growth),
        look: { kind: 'view' },
      },
      {
        name: '料堆',
        kind: 'box',
        at: [0, 0, depthMm / 2],
        size: [base[0], base[1], Math.max(depthMm, cameraMm * 0.004)],
        look: { kind: 'object' },
      },
    ],
    lengths: [
      { label: '安装距离', from: [left, 0, depthMm], to: [left, 0, cameraMm], text: mm(topMm, 3) },
      ...(depthMm > 0
        ? [{ label: '堆高', from: [left, 0, 0], to: [left, 0, depthMm], text: mm(depthMm, 4) } as const]
        : []),
      {
        label: '视野长',
        from: [-viewLength / 2, -viewWidth / 2, depthMm],
        to: [viewLength / 2, -viewWidth / 2, depthMm],
        text: mm(viewLength, 3),
      },
      {
        label: '视野宽',
        from: [viewLength / 2, -viewWidth / 2, depthMm],
        to: [viewLength / 2, viewWidth / 2, depthMm],
        text: mm(viewWidth, 3),
      },
    ],
  };
}
