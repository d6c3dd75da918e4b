import { costClasses, namesOf, oneOf, printFigure, rangeText, readCostClass, readFigure } from './figure-text';
import { requiredInputs, starts } from './selection-state';
import type { UrlPart } from './url-part';

/** `unset=width,height,accuracy` */
export const unsetPart: UrlPart = {
  key: 'unset',
  label: '未填的项',
  expected: namesOf(requiredInputs),
  print: ({ unset }) => (unset.length === 0 ? null : unset.join(',')),
  read: (text, state) => {
    const names = text.split(',');
    const unset = requiredInputs.filter(input => names.includes(input));
    return unset.length === names.length ? { ...state, unset } : null;
  },
};

export const startPart: UrlPart = {
  key: 'from',
  label: '起点',
  expected: oneOf(starts),
  print: ({ start }) => (start === 'field' ? null : start),
  read: (text, state) => {
    const start = starts.find(known => known === text);
    return start ? { ...state, start } : null;
  },
};

const productPart = (key: string, label: string, field: 'cameraId' | 'lensId' | 'lightId'): UrlPart => ({
  key,
  label,
  expected: { form: '产品编号' },
  print: state => (state[field] === null ? null : String(state[field])),
  read: (text, state) => {
    const id = Number(text);
    return /^[1-9]\d*$/.test(text) && id <= 2_147_483_647 ? { ...state, [field]: id } : null;
  },
});

export const fixedParts = [
  productPart('camera', '选定的相机', 'cameraId'),
  productPart('lens', '选定的镜头', 'lensId'),
  productPart('light', '选定的光源', 'lightId'),
];

/** `cost=2`: dearer systems are not listed. */
export const costPart: UrlPart = {
  key: 'cost',
  label: '成本档上限',
  expected: costClasses,
  print: ({ maxCostClass }) => (maxCostClass === null ? null : String(maxCostClass)),
  read: (text, state) => {
    const maxCostClass = readCostClass(text);
    return maxCostClass === null ? null : { ...state, maxCostClass };
  },
};

const pixels = (text: string) => (/^\d+$/.test(text) ? readFigure(text, 1, 1_000_000) : null);

/** `sensor=2448x2048:3.45` */
export const sensorPart: UrlPart = {
  key: 'sensor',
  label: '传感器',
  expected: { form: '横向与纵向像素和像元（如 2448x2048:3.45）' },
  print: ({ sensor }) => sensor && `${sensor.pixelsH}x${sensor.pixelsV}:${printFigure(sensor.pixelSizeUm)}`,
  read: (text, state) => {
    const [counts = '', pitch = '', ...more] = text.split(':');
    const [across = '', along = '', ...others] = counts.split('x');
    const [pixelsH, pixelsV, pixelSizeUm] = [pixels(across), pixels(along), readFigure(pitch, 0.5, 100)];
    if (pixelsH === null || pixelsV === null || pixelSizeUm === null || more.length + others.length > 0) return null;
    return { ...state, sensor: { pixelsH, pixelsV, pixelSizeUm } };
  },
};

export const magnificationPart: UrlPart = {
  key: 'mag',
  label: '倍率',
  expected: { range: rangeText('magnification', 0.0001, 200) },
  print: ({ magnification }) => (magnification === null ? null : printFigure(magnification)),
  read: (text, state) => {
    const magnification = readFigure(text, 0.0001, 200);
    return magnification === null ? null : { ...state, magnification };
  },
};
