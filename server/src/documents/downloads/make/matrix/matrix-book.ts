import { type Attributes, brandNames } from '@shixuan/api';
import { sensorFormats } from '@shixuan/optics/physics';
import type { IndexProduct } from '../../../../domain/catalogue/index/index-input';
import type { Segment } from '../../../../domain/catalogue/index/segment';
import type { MatrixLens, MatrixSensor } from './judge';

export interface MatrixColumn extends MatrixSensor {
  /** Lines of the head: the format's name; or the sensors and how many cameras have them. */
  title: string;
  detail: string;
}

export interface MatrixSheet {
  /** At most 31 characters. */
  name: string;
  lenses: MatrixLens[];
  columns: MatrixColumn[];
}

/** Content of the workbook, not yet judged. Plain data, so that it can be sent to another thread. */
export interface MatrixBook {
  title: string;
  sheets: MatrixSheet[];
  notes: string[];
}

/** For each mount of the lenses: against the formats, and against the sensors of the cameras with this mount. */
export function matrixBook(lenses: Segment, cameras: Segment): MatrixBook {
  const mounts = optionsOf(lenses, 'mount').filter(({ value }) =>
    lenses.products.some(({ attrs }) => hasMount(attrs, value)),
  );
  const unmounted = lenses.products.filter(({ attrs }) => attrs.mount === undefined).length;
  const unplaced = cameras.products.filter(({ attrs }) => attrs.mount === undefined || !sizeOf(attrs)).length;
  return {
    title: 'FA 镜头与相机靶面匹配表',
    sheets: mounts.flatMap(({ value, label }) => {
      const rows = lenses.products
        .filter(({ attrs }) => hasMount(attrs, value))
        .map(product => lensOf(lenses, product));
      const fitting = cameras.products.filter(({ attrs }) => hasMount(attrs, value));
      const columns = sensorColumns(fitting);
      return [
        { name: `${label} × 靶面格式`, lenses: rows, columns: formatColumns },
        ...(columns.length > 0 ? [{ name: `${label} × 相机靶面`, lenses: rows, columns }] : []),
      ];
    }),
    notes: [
      '覆盖：像圈直径不小于靶面对角线，后面的数字是余量（mm）。',
      '略小：像圈比靶面对角线小，差不超过 2%，四角可能略暗。不足：小得更多，四角有暗角或画面成圆形；数字是差多少（mm）。',
      '带 *：镜头的像圈未标注，按厂家写的最大靶面规格名判断；规格名对应的尺寸各家不一，只供参考。',
      '未标注：像圈与最大靶面都没有公开资料。',
      '像圈按资料标称值；近距离成像时像圈随像距增大。C 口通光孔另有上限，靶面对角线超过约 20 mm 时请向厂家核实。',
      '只比较卡口相同的镜头与相机。C 口镜头加 5 mm 接圈可装到 CS 口相机，表中不重复列出。',
      '“靶面格式”一页按通用尺寸；“相机靶面”一页按目录中相机的实际靶面，尺寸相同的并为一列。',
      `没有列入：卡口未标注的镜头 ${unmounted} 个；卡口或靶面尺寸未标注的相机 ${unplaced} 个。`,
    ],
  };
}

const hasMount = ({ mount }: Attributes, code: string) => Array.isArray(mount) && mount.some(each => each === code);

const formatColumns: MatrixColumn[] = sensorFormats.map(({ name, widthMm, heightMm }) => ({
  title: name,
  detail: '通用尺寸',
  widthMm,
  heightMm,
}));

const optionsOf = ({ attributes }: Segment, key: string) =>
  attributes.find(attribute => attribute.key === key)?.options ?? [];

const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);

function lensOf(segment: Segment, { brand, series, model, attrs }: IndexProduct): MatrixLens {
  const code = attrs.maxSensorFormat;
  const label = optionsOf(segment, 'maxSensorFormat').find(({ value }) => value === code)?.label;
  return {
    brand: brandNames(brand),
    series,
    model,
    focalLengthMm: numberOf(attrs.focalLengthMm),
    imageCircleMm: numberOf(attrs.imageCircleMm),
    format: typeof code === 'string' ? { code, label: label ?? code } : null,
  };
}

function sizeOf({ sensorWidthMm, sensorHeightMm }: IndexProduct['attrs']): MatrixSensor | null {
  const [widthMm, heightMm] = [numberOf(sensorWidthMm), numberOf(sensorHeightMm)];
  return widthMm && heightMm ? { widthMm, heightMm } : null;
}

/** Sensors of one size in one column, the smallest first. */
function sensorColumns(cameras: readonly IndexProduct[]): MatrixColumn[] {
  const sizes = new Map<string, MatrixSensor & { count: number; sensors: Set<string> }>();
  for (const { attrs } of cameras) {
    const size = sizeOf(attrs);
    if (!size) continue;
    const key = `${size.widthMm} × ${size.heightMm}`;
    const entry = sizes.get(key) ?? { ...size, count: 0, sensors: new Set<string>() };
    entry.count += 1;
    if (typeof attrs.sensorModel === 'string') entry.sensors.add(attrs.sensorModel);
    sizes.set(key, entry);
  }
  return [...sizes.values()]
    .sort((a, b) => Math.hypot(a.widthMm, a.heightMm) - Math.hypot(b.widthMm, b.heightMm))
    .map(({ widthMm, heightMm, count, sensors }) => ({
      title: namesOf([...sensors]),
      detail: `${count} 款相机`,
      widthMm,
      heightMm,
    }));
}

function namesOf(sensors: readonly string[]): string {
  if (sensors.length === 0) return '型号未标注';
  return sensors.length <= 2 ? sensors.join('、') : `${sensors.slice(0, 2).join('、')} 等`;
}
