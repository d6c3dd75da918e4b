import { LineScanDrawing } from '../drawings/line-scan-drawing';
import type { Family } from '../family';

export const line: Family = {
  title: '线扫相机与线扫镜头',
  lead: '被测物匀速走过，相机一行一行地拍，拼成任意长的图像：卷材、薄膜、玻璃、PCB、印刷品，以及旋转展开的圆柱面。',
  about: [
    '幅面宽、精度高、物体本来就在运动，适合用线扫：12k 线阵在 600 mm 幅宽上每像素 0.05 mm，用 2448 像素宽的面阵相机要 5 台并排。',
    '物体静止、形状不规则或速度不可测时，用面阵更简单。线扫必须有稳定的运动，并由编码器触发每一行。',
  ],
  figures: [
    {
      key: 'pixels',
      term: '像素数 N',
      sentence: '由幅宽和单像素精度决定，向上取标准规格（2k、4k、8k、12k、16k）。',
      formula: 'N ≥ 幅宽 W ÷ 单像素精度',
      example: '600 mm ÷ 0.05 mm = 12 000，选 12k（12 288 像素）',
    },
    {
      key: 'lineRate',
      term: '行频',
      sentence: '每走过一个单像素精度就要拍一行，再留 10%～20% 余量；曝光时间不能超过行频的倒数。',
      formula: '行频 = 速度 v ÷ 单像素精度',
      example: '1 m/s ÷ 0.05 mm = 20 kHz，曝光不超过 50 µs',
    },
    {
      key: 'width',
      term: '感光线长与像圈',
      sentence: '镜头像圈直径要盖住整条线阵，所以大线阵用 M58、M72、M95 等大口径接口。',
      formula: '感光线长 = 像素数 × 像元尺寸',
      example: '12 288 × 5 µm = 61.4 mm，镜头像圈不小于 62 mm',
    },
    {
      key: 'magnification',
      term: '倍率与工作距离',
      sentence: '倍率定了，焦距与工作距离只能选一个。焦距不短于感光线长时，边缘照度不低于中心的 64%（cos⁴ 定律）。',
      formula: 'β = 像元尺寸 ÷ 单像素精度，物距 = f × (1 + 1/β)',
      example: '5 µm ÷ 0.05 mm = 0.1×，f = 80 mm 时物距 880 mm',
    },
    {
      key: 'encoder',
      term: '编码器与行触发',
      sentence: '每行走过的距离要等于单像素精度，否则图像在运动方向被拉长或压扁；偏差建议控制在 0.5% 以内。',
      formula: '每脉冲行程 = 轮周长 ÷ (每转脉冲数 × 倍频)',
      example: '200 mm ÷ (1000 × 4) = 0.05 mm，一个脉冲一行',
    },
  ],
  Drawing: LineScanDrawing,
  caption: '原理示意，不按比例。行距为看清而放大。',
  categories: ['line-camera', 'line-lens'],
  helper: { path: '/selection/vision?mode=line', text: '按幅宽与速度选型' },
  groups: [
    { category: 'line-camera', facet: 'interface', title: '线扫相机 · 按数据接口' },
    { category: 'line-lens', facet: 'mount', title: '线扫镜头 · 按镜头接口' },
  ],
  leading: { category: 'line-camera', sort: { key: 'lineRateKhz', direction: 'desc' }, text: '行频最高' },
};
