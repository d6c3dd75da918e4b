import { GrabberDrawing } from '../drawings/grabber-drawing';
import type { Family } from '../family';

export const grabber: Family = {
  title: '图像采集卡',
  lead: 'CoaXPress、Camera Link 等接口的相机经采集卡进电脑：卡要接得上、带得动、存得下。',
  about: [
    '千兆网和 USB3 相机直接接电脑，不需要采集卡。像素多、行频高、线缆长，或者要由卡上完成触发与编码器计数时，才用采集卡。',
    '从相机到内存，每一段的可用带宽都要大于相机数据率；最窄的一段决定整个系统的帧率。',
  ],
  figures: [
    {
      key: 'interface',
      term: '接口与通道数',
      sentence: '协议、代次、接头和路数都要与相机一致：四路 CXP-12 相机占用四个口，Camera Link Full 要两根线缆。',
    },
    {
      key: 'dataRate',
      term: '相机数据率',
      sentence: '按实际使用的分辨率、位深和帧率算。10、12 位非打包格式在链路上占 16 位。',
      formula: '数据率 = 宽 × 高 × 位数 ÷ 8 × 帧率',
      example: '5120 × 5120 × 1 字节 × 150 fps = 3932 MB/s',
    },
    {
      key: 'link',
      term: '链路带宽',
      sentence:
        '可用带宽约为：CXP-6 每路 600、CXP-12 每路 1200，Camera Link Base / Medium / Full 为 255 / 510 / 680 MB/s。用到八成以内较稳妥。',
      formula: '占用率 = 数据率 ÷ (每路可用 × 路数)',
      example: '3932 ÷ (1200 × 4) = 82%',
    },
    {
      key: 'bus',
      term: 'PCIe 代次与通道',
      sentence: '插槽的物理长度不等于电气通道数；PCIe 3.0 × 4 可用约 3200 MB/s，× 8 约 6500 MB/s。',
      example: '× 8 的卡插进 × 4 的槽，带宽减半，3932 MB/s 就带不动',
    },
    {
      key: 'power',
      term: '供电与触发',
      sentence: '卡若支持 PoCXP 或 PoCL，相机由同一根线供电；编码器与触发输入的电平要与现场一致。',
    },
  ],
  Drawing: GrabberDrawing,
  caption: '带宽条按同一比例；虚线为相机数据率，每一段都要越过它。',
  categories: ['grabber'],
  groups: [
    { category: 'grabber', facet: 'interface', title: '按相机接口' },
    { category: 'grabber', facet: 'linkSpeed', title: '按链路规格' },
    { category: 'grabber', facet: 'bus', title: '按主机总线' },
  ],
  leading: { category: 'grabber', sort: { key: 'bandwidthMBs', direction: 'desc' }, text: '带宽最高' },
};
