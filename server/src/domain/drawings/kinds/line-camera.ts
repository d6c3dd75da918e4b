import { formatNumber } from '@shixuan/units';
import { dimensionAcross, leader, millimetres } from '../dimension';
import type { Draw } from '../drawing';
import { cameraFront } from '../parts/camera-front';
import { cameraSide } from '../parts/camera-side';
import { CAMERA_TO_SCALE, partlyToScale } from '../parts/caption';
import { mountOf } from '../parts/mount';
import { socketSign } from '../parts/socket-sign';

/** Line-scan camera: front view with the line sensor in real length, side view with the rear sockets. */
export const lineCamera: Draw = (pen, figures, detail) => {
  const pixels = figures.number('pixels', 'resolutionH');
  const pixelUm = figures.number('pixelSizeUm');
  // In a thumbnail more rows would be one block.
  const lines = Math.min(detail === 'thumbnail' ? 4 : 8, figures.number('lines') ?? 1);
  const stated = figures.number('lineLengthMm');
  const knownLine = stated ?? (pixels !== undefined && pixelUm !== undefined ? (pixels * pixelUm) / 1000 : undefined);
  const lengthKnown = knownLine !== undefined;
  const sensorLength = knownLine ?? typicalLine(pixels);
  const mount = mountOf(figures.several('mount')[0]);
  const throatMm = mount?.diameterMm ?? typicalThroat(sensorLength);
  const face = Math.max(throatMm * 1.06 + 5, 60);
  const known = {
    length: figures.number('lengthMm'),
    width: figures.number('widthMm'),
    height: figures.number('heightMm'),
  };
  const [width, height, length] = [known.width ?? face, known.height ?? face, known.length ?? 52];
  const faceKnown = known.width !== undefined && known.height !== undefined;
  const toScale = faceKnown && known.length !== undefined;
  const mountKnown = mount !== undefined;
  const statement = {
    scaled: toScale || lengthKnown || mountKnown,
    toScale,
    description: '线扫相机：前视图标出线阵传感器，侧视图标出机身与接口。',
    caption: toScale ? CAMERA_TO_SCALE : partlyToScale([mountKnown && '卡口', lengthKnown && '像元行'], '机身'),
  };
  const thin = Math.max(pen.px(2.5), (pixelUm ?? 5) / 1000);
  const coloured = figures.text('monoColor') === 'color';
  const sensor = { width: sensorLength, height: thin, lines, typical: !lengthKnown, coloured };
  const [link] = figures.several('interface');
  const front = { width, height, throatMm, mountKnown, sensor, known: faceKnown, detail };
  if (detail === 'thumbnail') {
    cameraFront(pen, 0, 0, front);
    socketSign(pen, width / 2 - pen.px(7.5), height / 2 - pen.px(5.5), link);
    return statement;
  }
  const side = cameraSide(pen, {
    length,
    height,
    throatMm,
    mountKnown,
    flangeMm: mount?.flangeMm,
    sensorHeight: thin * lines + pen.px(1.5),
    known: toScale,
    interfaceText: link,
    lettering: figures.series,
  });
  const cx = side.right + width / 2 + pen.px(36);
  cameraFront(pen, cx, 0, front);
  const bottom = height / 2;
  if (lengthKnown) {
    const text = millimetres(Math.round(sensorLength * 100) / 100);
    dimensionAcross(pen, cx - sensorLength / 2, cx + sensorLength / 2, bottom + pen.px(26), {
      text,
      from: thin * lines,
    });
  }
  if (pixels !== undefined) {
    const text = `${formatNumber(pixels)} 像元${figures.number('lines') === undefined ? '' : ` × ${lines} 行`}`;
    leader(
      pen,
      [cx + sensorLength * 0.3, -thin * lines],
      [cx + sensorLength * 0.3 - pen.px(16), -bottom - pen.px(18)],
      text,
    );
  }
  if (known.width !== undefined) {
    const top = -bottom - pen.px(46);
    dimensionAcross(pen, cx - width / 2, cx + width / 2, top, { text: millimetres(known.width), from: -bottom });
  }
  if (known.length !== undefined) {
    const text = millimetres(known.length);
    dimensionAcross(pen, side.bodyLeft, side.bodyRight, -bottom - pen.px(24), { text, from: -bottom });
  }
  return statement;
};

/** Usual length of the pixel line for its number of pixels. */
function typicalLine(pixels: number | undefined): number {
  return Math.min(82, Math.max(14, (pixels ?? 4096) * 0.007));
}

function typicalThroat(sensorLength: number): number {
  return [42, 58, 72, 95].find(diameter => diameter > sensorLength * 1.05) ?? sensorLength * 1.1;
}
