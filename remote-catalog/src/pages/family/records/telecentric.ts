import { TelecentricDrawing } from '../drawings/telecentric-drawing';
import type { Family } from '../family';

export const telecentric: Family = {
  title: '远心镜头',
  lead: '主光线与光轴平行，物体在景深内前后移动时像的大小不变：用于尺寸测量、精密定位与轮廓检测。',
  about: [
    '普通镜头近大远小：物距 300 mm 时，5 mm 的高差会让尺寸变化约 1.7%。物方远心镜头把它降到远心度以内；双远心镜头在像方也平行，调焦或像面位置变化时倍率仍不变。',
    '只判断有无、读码或看外观，不必用远心：它倍率固定、工作距离固定，视野不会超过镜头口径。',
  ],
  figures: [
    {
      key: 'magnification',
      term: '倍率 M',
      sentence: '由靶面和视野决定；没有正好的倍率时取小一档，视野才够。',
      formula: 'M = 靶面边长 ÷ 视野边长',
      example: '8.8 mm（2/3″）÷ 35 mm = 0.251×，取 0.25×，视野 35.2 mm',
    },
    {
      key: 'imageCircle',
      term: '像圈直径',
      sentence: '不小于靶面对角线，否则四角发暗。按毫米比较，不要只看英寸标称。',
      formula: '像圈直径 ≥ √(W² + H²)',
      example: '1.1″ 的 14.2 × 10.4 mm，对角线 17.6 mm',
    },
    {
      key: 'workingDistance',
      term: '工作距离',
      sentence: '每一支的工作距离是固定的，典型允差约 ±3%；物方口径要大于视野对角线，视野越大镜头越粗越长。',
    },
    {
      key: 'telecentricity',
      term: '远心度',
      sentence: '主光线偏离光轴的角度，决定高度变化引起的边缘位移。',
      formula: '位移 = 高度变化 × tan(远心度)',
      example: '1 mm × tan 0.1° ≈ 1.7 µm',
    },
    {
      key: 'depthOfField',
      term: '景深',
      sentence: '倍率加倍，景深约为四分之一。厂家的景深列条件不一，先看清再比较；下式 F 为有效光圈，测量取 k = 0.008。',
      formula: '景深 (mm) = F × 像元 (µm) × k ÷ M²',
      example: '8 × 3.45 × 0.008 ÷ 0.25² = 3.5 mm',
    },
  ],
  parts: [{ key: 'perspective', term: '普通镜头', sentence: '主光线都穿过镜头中心：同一物体移远，像就变小。' }],
  Drawing: TelecentricDrawing,
  caption: '原理示意，不按比例。虚线为同一物体移远后的位置。',
  categories: ['telecentric-lens'],
  helper: { path: '/selection/vision?mode=telecentric', text: '按视野与精度选型' },
  groups: [
    { category: 'telecentric-lens', facet: 'kind', title: '按远心方式' },
    { category: 'telecentric-lens', facet: 'mount', title: '按镜头接口' },
  ],
  leading: {
    category: 'telecentric-lens',
    sort: { key: 'imageCircleMm', direction: 'desc' },
    text: '像圈直径最大',
  },
};
