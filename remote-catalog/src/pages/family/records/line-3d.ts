import { ProfilerDrawing } from '../drawings/profiler-drawing';
import type { Family } from '../family';

export const line3d: Family = {
  title: '3D 线激光轮廓仪',
  lead: '一条激光线落在被测面上，相机从斜方向看它的起伏；被测物走过一遍，就得到一幅高度图。',
  about: [
    '用于段差、平面度、焊缝、胶路、针脚高度与轮廓尺寸的在线测量。每条轮廓由激光线上的几百到几千个点组成。',
    '深孔、陡壁后面会被遮挡，可用双相机或两台对置；镜面与透明件要先做样件测试。',
  ],
  figures: [
    {
      key: 'range',
      term: '净距与 Z 量程',
      sentence: '净距是传感器下表面到量程近端的距离。被测物的高度变化加上来料公差要全部落在 Z 量程里。',
      formula: 'Z 量程 ≥ 高度变化 + 来料公差',
      example: '零件高差 12 mm、来料 ±3 mm，量程至少 18 mm',
    },
    {
      key: 'width',
      term: '近端与远端视野',
      sentence: '视场是近窄远宽的梯形，宽度要按近端选；X 向点间距由视野和每条轮廓的点数决定。',
      formula: 'ΔX = X 视野 ÷ 每条轮廓点数',
      example: '60 mm ÷ 2000 点 = 0.03 mm',
    },
    {
      key: 'resolution',
      term: 'Z 分辨率',
      sentence:
        '激光垂直照射、相机成角 α 时，角度越大 Z 越细，遮挡也越多；实际再靠亚像素细分。重复精度以厂家标注条件为准。',
      formula: 'ΔZ = ΔX ÷ sin α（一个像素）',
      example: '0.03 mm ÷ sin 30° = 0.06 mm',
    },
    {
      key: 'profileRate',
      term: '扫描频率',
      sentence: '运动方向的点距由速度和扫描频率（每秒轮廓数）决定；量程开得小、读出行数少，频率才到得了最高值。',
      formula: 'ΔY = 速度 v ÷ 扫描频率',
      example: '100 mm/s ÷ 2 kHz = 0.05 mm',
    },
  ],
  Drawing: ProfilerDrawing,
  caption: '原理示意，不按比例。左：三角测量；右：测量视场。',
  categories: ['line-3d'],
  helper: { path: '/selection/vision?mode=laser-3d', text: '按量程与幅宽选型' },
  groups: [
    { category: 'line-3d', facet: 'principle', title: '按测量原理' },
    { category: 'line-3d', facet: 'interface', title: '按数据接口' },
  ],
  leading: {
    category: 'line-3d',
    sort: { key: 'profileRateMaxHz', direction: 'desc' },
    text: '扫描频率最高',
  },
};
