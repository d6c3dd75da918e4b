import { source } from '../../formula/sources/imaging';
import type { Source } from '../../formula/sources/source';

interface ImageOfPoint {
  pixelSizeUm: number;
  /** Diameter of the Airy disc at the working f-number, µm. */
  airyUm: number;
}

export interface CircleOfConfusion {
  id: 'one-pixel' | 'two-pixels' | 'pixel-or-airy';
  /** Chinese. */
  label: string;
  /** Largest blur disc that counts as sharp, mm. */
  sizeMm: (image: ImageOfPoint) => number;
  source: Source;
}

/**
 * Definitions of sharpness. Depth of field is proportional to the circle of confusion, so every figure names its definition.
 */
export const circlesOfConfusion: readonly CircleOfConfusion[] = [
  {
    id: 'one-pixel',
    label: '1 个像元（测量，默认）',
    sizeMm: ({ pixelSizeUm }) => pixelSizeUm / 1000,
    source: source.sukDepth,
  },
  {
    id: 'two-pixels',
    label: '2 个像元',
    sizeMm: ({ pixelSizeUm }) => (2 * pixelSizeUm) / 1000,
    source: { name: 'Vision-Doctor，景深计算（默认 2 个像元）' },
  },
  {
    id: 'pixel-or-airy',
    label: '像元与艾里斑取大者',
    sizeMm: ({ pixelSizeUm, airyUm }) => Math.max(pixelSizeUm, airyUm) / 1000,
    source: { name: 'Toshiba Teli，景深白皮书' },
  },
];

/** Circle of confusion by format name, mm. It is made for viewing photographs and is 3 to 9 pixels wide. */
export const circleOfConfusionByFormat: Readonly<Record<string, number>> = {
  '1"': 0.03,
  '2/3"': 0.021,
  '1/2"': 0.015,
  '1/3"': 0.011,
  '1/4"': 0.008,
};

export const circleOfConfusionByFormatSource: Source = { name: 'Fujifilm，CCTV 镜头术语（仅供观看）' };
