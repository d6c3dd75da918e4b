import { dimensionAcross, dimensionUp, leader, millimetres } from '../dimension';
import type { Draw } from '../drawing';
import type { Figures } from '../figures';
import { cameraFront } from '../parts/camera-front';
import { cameraSide } from '../parts/camera-side';
import { cameraThumbnail } from '../parts/camera-thumbnail';
import { CAMERA_TO_SCALE, partlyToScale } from '../parts/caption';
import { mountOf } from '../parts/mount';

/** Area camera: side view with the sensor at its place behind the flange, and front view with the sensor in real size. */
export const areaCamera: Draw = (pen, figures, detail) => {
  const mount = mountOf(figures.several('mount')[0]);
  const area = sensorSize(figures);
  const sensor = area && { ...area, coloured: figures.text('monoColor') === 'color' };
  const [link] = figures.several('interface');
  const known = {
    length: figures.number('lengthMm'),
    width: figures.number('widthMm'),
    height: figures.number('heightMm'),
  };
  const throatMm = mount?.diameterMm ?? typicalThroat(area);
  const typical = typicalBody(throatMm, link);
  const body = {
    length: known.length ?? typical.length,
    width: known.width ?? typical.width,
    height: known.height ?? typical.height,
  };
  const faceKnown = known.width !== undefined && known.height !== undefined;
  const toScale = faceKnown && known.length !== undefined;
  const scaled = toScale || mount !== undefined || sensor !== undefined;
  const statement = {
    scaled,
    toScale,
    description: '面阵相机：侧视图与前视图，标出卡口和传感器。',
    caption: toScale
      ? CAMERA_TO_SCALE
      : partlyToScale([mount !== undefined && '卡口', sensor !== undefined && '靶面'], '机身'),
  };

  const mountKnown = mount !== undefined;
  const front = {
    width: body.width,
    height: body.height,
    throatMm,
    mountKnown,
    sensor,
    known: faceKnown,
    detail,
  };
  if (detail === 'thumbnail') {
    const isBoard = figures.text('formFactor') === 'embedded-module';
    cameraThumbnail(pen, { ...front, length: faceKnown ? known.length : undefined, isBoard, mount, link });
    return statement;
  }
  const side = cameraSide(pen, {
    length: body.length,
    height: body.height,
    throatMm,
    mountKnown,
    flangeMm: mount?.flangeMm,
    sensorHeight: sensor?.height,
    known: faceKnown && known.length !== undefined,
    interfaceText: link,
    lettering: figures.series,
  });
  const cx = side.right + body.width / 2 + pen.px(known.height === undefined ? 44 : 62);
  cameraFront(pen, cx, 0, front);

  const top = -body.height / 2;
  const [left, right] = [cx - body.width / 2, cx + body.width / 2];
  if (known.length !== undefined) {
    const text = millimetres(known.length);
    dimensionAcross(pen, side.bodyLeft, side.bodyRight, top - pen.px(22), { text, from: top });
  }
  if (known.width !== undefined) {
    dimensionAcross(pen, left, right, top - pen.px(22), { text: millimetres(known.width), from: top });
  }
  if (known.height !== undefined) {
    dimensionUp(pen, top, -top, left - pen.px(22), { text: millimetres(known.height), from: left });
  }
  const bottom = body.height / 2;
  if (mount?.flangeMm !== undefined) {
    dimensionAcross(pen, 0, mount.flangeMm, bottom + pen.px(24), {
      text: millimetres(mount.flangeMm),
      from: Math.max(mount.diameterMm / 2 + 2, bottom),
    });
  }
  if (sensor) {
    const text = `靶面 ${millimetres(sensor.width)} × ${millimetres(sensor.height)}`;
    const corner = cx - sensor.width / 2;
    leader(pen, [corner, sensor.height / 2], [corner - pen.px(16), bottom + pen.px(24)], text);
  }
  return statement;
};

interface SensorSize {
  width: number;
  height: number;
}

/** Active area, stated or from resolution and pixel size; from the diagonal and a ratio of 4:3 it would be a guess, so then unknown. */
function sensorSize(figures: Figures): SensorSize | undefined {
  const [width, height] = [figures.number('sensorWidthMm'), figures.number('sensorHeightMm')];
  if (width !== undefined && height !== undefined) return { width: round(width), height: round(height) };
  const [columns, rows, pixelUm] = [
    figures.number('resolutionH'),
    figures.number('resolutionV'),
    figures.number('pixelSizeUm'),
  ];
  if (columns === undefined || rows === undefined || pixelUm === undefined) return undefined;
  return { width: round((columns * pixelUm) / 1000), height: round((rows * pixelUm) / 1000) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Throat of the usual mount through which the whole sensor sees: C, M42, M58, M72. */
function typicalThroat(sensor: SensorSize | undefined): number {
  const diagonal = sensor ? Math.hypot(sensor.width, sensor.height) : 0;
  return [25.4, 42, 58, 72].find(throat => diagonal < throat * 0.95) ?? diagonal * 1.1;
}

/** Housings that are usual for a mount's diameter and an interface, in mm. */
function typicalBody(diameter: number, link = ''): { length: number; width: number; height: number } {
  if (diameter <= 12) return { length: 14, width: 29, height: 29 };
  if (diameter <= 34) {
    if (/cxp|coax|camera|10g|25g|100g|5g/i.test(link)) return { length: 56, width: 44, height: 44 };
    if (/mipi|gmsl/i.test(link)) return { length: 16, width: 28, height: 28 };
    return { length: /gige/i.test(link) ? 42 : 32, width: 29, height: 29 };
  }
  const face = diameter + 18;
  return { length: face * 0.9, width: face, height: face };
}
