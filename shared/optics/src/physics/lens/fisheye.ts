import { defineFormula, type Formula } from '../../formula/define-formula';
import { quantity } from '../../formula/imaging-variables';
import { source } from '../../formula/sources/imaging';

const radians = Math.PI / 180;

type FisheyeInputs = {
  focalLengthMm: number;
  fieldAngleDeg: number;
};

export interface FisheyeModel {
  /** Chinese. */
  label: string;
  /** Height in the image, mm, of a ray at an angle to the axis. */
  imageHeight: Formula<FisheyeInputs>;
  /** Largest angle to the axis of the projection, degrees. */
  maxFieldAngleDeg: number;
}

function fisheye(
  label: string,
  expression: string,
  maxFieldAngleDeg: number,
  project: (fieldAngle: number) => number,
): FisheyeModel {
  const imageHeight = defineFormula<FisheyeInputs>({
    symbol: 'r',
    label: `像高（${label}）`,
    unit: 'mm',
    expression,
    inputs: {
      focalLengthMm: quantity.focalLengthMm,
      fieldAngleDeg: { symbol: 'θ', label: '半视场角', unit: '°', min: 0, max: maxFieldAngleDeg },
    },
    source: source.commonlands,
    validity: '视场角超过 90° 的鱼眼镜头；投影方式以厂家为准',
    compute: ({ focalLengthMm, fieldAngleDeg }) => focalLengthMm * project(fieldAngleDeg * radians),
  });
  return { label, imageHeight, maxFieldAngleDeg };
}

/** The four projections of fisheye lenses. Which one a lens has is known only from its maker. */
export const fisheyeModels = {
  equidistant: fisheye('等距投影', 'f × θ × π ÷ 180', 180, angle => angle),
  stereographic: fisheye('体视投影', '2 × f × tan(θ° ÷ 2)', 170, angle => 2 * Math.tan(angle / 2)),
  equisolid: fisheye('等立体角投影', '2 × f × sin(θ° ÷ 2)', 180, angle => 2 * Math.sin(angle / 2)),
  orthographic: fisheye('正交投影', 'f × sin(θ°)', 90, angle => Math.sin(angle)),
} as const satisfies Record<string, FisheyeModel>;
