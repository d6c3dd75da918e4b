import type { DrawnLight, SystemDrawing } from '@shixuan/optics/describe';
import type {
  Look,
  Rectangle,
  SpaceBody,
  SpaceLength,
  SpaceModel,
  SpaceShape,
} from '../../../components/space/space-model';
import { distanceText, figureText } from '../../../lib/length-text';

const part: Look = { kind: 'part' };
/** Largest share of the working distance to which the depth of field is drawn. */
const drawnDepth = 0.3;
/** Height of a flat field of a line scan as it is drawn, as a share of its width. */
const lineShare = 0.01;
/** As the list says them: distances as one can set them, fields and depths with three digits. */
const mm = (value: number) => figureText(value, 'mm');

/** Part numbers, for the names of the bodies. */
export interface SystemNames {
  camera: string;
  lens: string;
  /** Null: the light is not chosen yet. */
  light: string | null;
}

/** Camera, ring, lens, light, view, object and depth of field of a system, from the figures of its drawing. */
export function systemModel(figures: SystemDrawing, names: SystemNames): SpaceModel {
  const { camera, lens, ringMm, workingDistanceMm, field, object, heightVariationMm, mode } = figures;
  const distance = workingDistanceMm.mm;
  const isLine = mode === 'line';
  const fieldHeight = isLine ? field.widthMm * lineShare : field.heightMm;
  const objectHeight = isLine ? field.widthMm * 0.3 : object.heightMm;
  const lensBack = distance + lens.lengthMm.mm;
  const cameraFront = lensBack + ringMm;
  const plane = (zMm: number, halfWidthMm: number, halfHeightMm: number): Rectangle => ({
    zMm,
    halfWidthMm,
    halfHeightMm,
  });
  const pupil = lens.telecentric ? null : Math.min(lens.diameterMm.mm * 0.2, field.widthMm / 2);
  const at = (zMm: number): Rectangle => {
    if (pupil === null) return plane(zMm, field.widthMm / 2, fieldHeight / 2);
    // Rays spread from the pupil at the front of the lens to the field at z 0, and on behind it.
    const share = 1 - zMm / distance;
    const spread = (half: number) => pupil + (half - pupil) * share;
    return plane(zMm, spread(field.widthMm / 2), isLine ? fieldHeight / 2 : spread(fieldHeight / 2));
  };
  const top = Math.max(1, heightVariationMm) / 2;
  const bodies: SpaceBody[] = [
    {
      name: `相机 ${names.camera}`,
      kind: 'box',
      at: [0, 0, cameraFront + camera.lengthMm.mm / 2],
      size: [camera.widthMm.mm, camera.widthMm.mm, camera.lengthMm.mm],
      look: part,
    },
    ...(ringMm > 0
      ? [
          {
            name: '接圈',
            kind: 'cylinder',
            at: [0, 0, lensBack + ringMm / 2],
            diameterMm: Math.min(lens.diameterMm.mm, camera.widthMm.mm) * 0.9,
            lengthMm: ringMm,
            look: part,
          } as const,
        ]
      : []),
    {
      name: `镜头 ${names.lens}`,
      kind: 'cylinder',
      at: [0, 0, distance + lens.lengthMm.mm / 2],
      diameterMm: lens.diameterMm.mm,
      lengthMm: lens.lengthMm.mm,
      look: part,
    },
    {
      name: '物体',
      kind: 'box',
      at: [0, 0, 0],
      size: [object.widthMm, objectHeight, 2 * top],
      look: { kind: 'object' },
    },
    { name: '视野', kind: 'hull', from: at(distance), to: at(0), look: { kind: 'view' } },
  ];
  const { sharp, light } = figures;
  if (sharp) {
    const [near, far] = [sharp.nearMm, sharp.farMm].map(depth => Math.min(depth, distance * drawnDepth));
    bodies.push({ name: '景深', kind: 'hull', from: at(near ?? 0), to: at(-(far ?? 0)), look: { kind: 'sharp' } });
  }
  if (light) bodies.push({ name: ['光源', names.light].filter(Boolean).join(' '), ...lightShape(light, figures) });
  return { bodies, lengths: lengthsOf(figures, fieldHeight) };
}

function lengthsOf(
  { workingDistanceMm, field, sharp, mode, light }: SystemDrawing,
  fieldHeight: number,
): SpaceLength[] {
  const [x, y] = [field.widthMm / 2, fieldHeight / 2];
  const beside = x * 1.15;
  const lengths: SpaceLength[] = [
    {
      label: '工作距离',
      from: [beside, y, 0],
      to: [beside, y, workingDistanceMm.mm],
      text: workingDistanceMm.typical ? '未定' : distanceText(workingDistanceMm.mm),
    },
    { label: '视野宽', from: [-x, -y * 1.15, 0], to: [x, -y * 1.15, 0], text: mm(field.widthMm) },
  ];
  if (mode !== 'line') {
    lengths.push({ label: '视野高', from: [-x * 1.15, -y, 0], to: [-x * 1.15, y, 0], text: mm(field.heightMm) });
  }
  if (sharp) {
    const [near, far] = [sharp.nearMm, sharp.farMm].map(depth => Math.min(depth, workingDistanceMm.mm * drawnDepth));
    const whole = sharp.nearMm + sharp.farMm;
    lengths.push({
      label: '景深',
      from: [-x * 1.05, y, -(far ?? 0)],
      to: [-x * 1.05, y, near ?? 0],
      text: Number.isFinite(whole) ? mm(whole) : '至无穷远',
    });
  }
  if (light && !light.distanceMm.typical) {
    const z = light.shape === 'backlight' ? -light.distanceMm.mm : light.distanceMm.mm;
    lengths.push({ label: '光源距离', from: [-beside, -y, 0], to: [-beside, -y, z], text: mm(light.distanceMm.mm) });
  }
  return lengths;
}

/** A light where its drawing has it: behind the part, around the axis, or on one side of it. */
function lightShape(light: DrawnLight, { field, workingDistanceMm, mode }: SystemDrawing): SpaceShape {
  const { shape, sizeMm, openingMm, distanceMm, colour, bodies } = light;
  const glow: Look = { kind: 'glow', colour };
  const size = sizeMm.mm;
  const thick = Math.max(4, size * 0.08);
  const z = Math.min(distanceMm.mm, workingDistanceMm.mm);
  if (shape === 'backlight') {
    const height = mode === 'line' ? thick : Math.min(size, (size * field.heightMm) / field.widthMm);
    return { kind: 'box', at: [0, 0, -distanceMm.mm - thick / 2], size: [size, height, thick], look: glow };
  }
  const [end] = shape === 'bar' ? bodies.height : [];
  if (end) {
    const [from, to] = end;
    return { kind: 'box', at: [0, (from + to) / 2, z], size: [size, to - from, thick], look: glow };
  }
  return { kind: 'cylinder', at: [0, 0, z], diameterMm: size, lengthMm: thick * 2, openingMm, look: glow };
}
