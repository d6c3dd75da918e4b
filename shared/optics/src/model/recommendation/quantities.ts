export interface RecommendedQuantity {
  id: QuantityId;
  label: string;
  unit: string;
  /** Side on which a deviation is harmless, which breaks ties. `nearest`: neither side is safe. */
  safe: 'up' | 'down' | 'nearest';
  /** Relative difference below which two values are the same. */
  equalWithin: number;
  /** Consequence of a value larger than the computed one, and of a smaller one. */
  larger: string;
  smaller: string;
}

export type QuantityId =
  | 'resolution'
  | 'line-pixels'
  | 'line-rate'
  | 'frame-rate'
  | 'focal-length'
  | 'magnification'
  | 'object-pixel'
  | 'field-of-view'
  | 'working-distance'
  | 'image-circle'
  | 'line-pairs'
  | 'light-size'
  | 'depth-of-field'
  | 'minimum-distance'
  | 'distortion'
  | 'telecentricity'
  | 'exposure'
  | 'ring';

/** Rounding errors of the computation are no difference. */
const EXACT = 1e-6;
/** Tolerance of nominal focal lengths: 24.99 equals 25. */
const NOMINAL = 0.01;

const entry = (
  id: QuantityId,
  label: string,
  unit: string,
  safe: RecommendedQuantity['safe'],
  [larger, smaller]: readonly [string, string],
  equalWithin = EXACT,
): RecommendedQuantity => ({ id, label, unit, safe, equalWithin, larger, smaller });

export const recommendedQuantities: readonly RecommendedQuantity[] = [
  entry('resolution', '分辨率', 'px', 'up', ['精度更细、数据量更大', '精度变粗，余量变小']),
  entry('line-pixels', '线像素', 'px', 'up', ['精度更细、行频须更高', '精度变粗，余量变小']),
  entry('line-rate', '行频', 'Hz', 'up', ['行频有余量', '图像沿运动方向被压缩，须降速']),
  entry('frame-rate', '帧率', 'fps', 'up', ['节拍有余量、数据量更大', '跟不上节拍，会漏拍']),
  entry(
    'focal-length',
    '焦距',
    'mm',
    'down',
    ['焦距更长 → 视野更小、精度更细，物体可能拍不全，须加大工作距离', '焦距更短 → 视野更大、精度变粗'],
    NOMINAL,
  ),
  entry('magnification', '倍率', '×', 'down', ['视野更小、精度更细，物体可能拍不全', '视野更大、精度变粗']),
  entry('object-pixel', '单像素精度', 'µm', 'down', ['精度更粗，达不到要求', '精度更细、有余量']),
  entry('field-of-view', '视野', 'mm', 'up', ['视野更大、四周留边更多、精度变粗', '视野更小、精度更细，留边变少']),
  entry('working-distance', '工作距离', 'mm', 'up', [
    '离产品更远，好布光、占位更高',
    '离产品更近，结构紧凑、布光空间小',
  ]),
  entry('image-circle', '像圈', 'mm', 'up', ['覆盖有余量，镜头更大', '四角变暗']),
  entry('line-pairs', '解析力', 'lp/mm', 'up', ['镜头不限制像元', '镜头比像元粗，分辨率打折']),
  entry('light-size', '光源尺寸', 'mm', 'up', ['照明更均匀，占位更大', '边缘照不到']),
  entry('depth-of-field', '景深', 'mm', 'up', ['高度差有余量', '高处或低处发虚']),
  entry('minimum-distance', '最近物距', 'mm', 'down', ['对不上焦，须加接圈', '能对焦，有余量']),
  entry('distortion', '畸变', '%', 'down', ['边缘变形更大', '边缘变形更小']),
  entry('telecentricity', '远心度', '°', 'down', ['高度差引起的尺寸误差更大', '尺寸误差更小']),
  entry('exposure', '曝光', 'µs', 'down', ['拖影更大', '拖影更小，须更亮的光']),
  entry('ring', '接圈', 'mm', 'nearest', ['工作距离更近、倍率更大', '工作距离更远、倍率更小']),
];

const byId: ReadonlyMap<QuantityId, RecommendedQuantity> = new Map(recommendedQuantities.map(each => [each.id, each]));

export function recommendedQuantity(id: QuantityId): RecommendedQuantity {
  const found = byId.get(id);
  if (!found) throw new Error(`No such quantity: ${id}`);
  return found;
}
