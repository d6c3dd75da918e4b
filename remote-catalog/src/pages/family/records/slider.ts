import { SlideDrawing } from '../drawings/slide-drawing';
import type { Family } from '../family';

export const slider: Family = {
  title: '直线滑台',
  lead: '带着被测物或相机匀速走一程，让线扫相机和线激光把一条线扫成整幅图像。',
  about: [
    '丝杠滑台推力大、便宜，速度受导程和临界转速限制；同步带滑台行程长、速度快，定位较粗；直线电机滑台速度与精度都高，价格也高。',
    '扫描成像看重匀速和触发，不只看定位：每一行由编码器触发，速度波动就不会拉伸图像。',
  ],
  figures: [
    {
      key: 'stroke',
      term: '行程',
      sentence: '除扫描长度外，两端还要各留加减速段。',
      formula: '行程 = 扫描长度 + 2 × v² ÷ (2a)',
      example: 'v = 300 mm/s、a = 3 m/s²：加减速各 15 mm',
    },
    {
      key: 'lead',
      term: '导程',
      sentence: '电机转一圈走过的距离。导程大则快，导程小则推力大、每脉冲行程细。',
      formula: '每脉冲行程 = 导程 ÷ (每转脉冲数 × 倍频)',
      example: '10 mm ÷ (2500 × 4) = 0.001 mm',
    },
    {
      key: 'speed',
      term: '最高速度',
      sentence: '由导程和电机转速决定；扫描速度还受相机行频限制。',
      formula: 'v = 转速 × 导程',
      example: '1500 r/min × 10 mm = 250 mm/s',
    },
    {
      key: 'repeatability',
      term: '重复定位精度',
      sentence: '反复回到同一点的离散程度。扫描测量时要明显小于行距，拼接与定位时要小于允许的误差。',
    },
    {
      key: 'load',
      term: '负载',
      sentence: '被测物、治具和相机支架都算在内；水平、侧挂和竖直安装的额定值不同，看清标注条件。',
    },
  ],
  Drawing: SlideDrawing,
  caption: '原理示意，不按比例。',
  categories: ['slide'],
  groups: [
    { category: 'slide', facet: 'drive', title: '按传动方式' },
    { category: 'slide', facet: 'motor', title: '按电机' },
  ],
  leading: { category: 'slide', sort: { key: 'strokeMm', direction: 'desc' }, text: '行程最长' },
};
