import { LightDrawing } from '../drawings/light-drawing';
import type { Family } from '../family';

export const light: Family = {
  title: '机器视觉光源',
  lead: '打光决定图像里哪里亮、哪里暗。先定几何，再定颜色，最后定尺寸与亮度。',
  about: [
    '同一个零件换一种打光方式，可能从看不清变成一眼分明：划痕用低角度暗场，轮廓用背光，镜面用同轴，曲面反光用穹顶。',
    '光源是最值得打样的一环：拿实物、实际工作距离和实际镜头试。',
  ],
  figures: [
    {
      key: 'geometry',
      term: '打光几何',
      sentence:
        '光从哪里来、进不进镜头，决定明暗。无方向性的漫反射表面用环形亮场；平面镜面用同轴；立体边缘和刻字用低角度。',
    },
    {
      key: 'colour',
      term: '颜色与波长',
      sentence:
        '黑白相机下同色打白、异色打黑：要让特征变暗，用与它互补的颜色。红外 850 / 940 nm 可穿透部分油墨，紫外 365～405 nm 用于荧光与胶。',
      example: '红字白底用红光，字变白；用绿光，字变黑',
    },
    {
      key: 'size',
      term: '背光尺寸',
      sentence: '发光面要比视野大，离物体越远越要大。d 为物体到发光面的距离，D 为镜头入瞳直径（焦距 ÷ F）。',
      formula: '边长 ≥ 视野 × (1 + d/WD) + D × d/WD',
      example: '80 × (1 + 100/400) + 6 × 100/400 = 101.5 mm',
    },
    {
      key: 'hole',
      term: '通光孔',
      sentence: '环形、穹顶光源的中孔不能挡住视野。h 为光源高出物面的距离，按视野对角线算。',
      formula: '孔径 ≥ 对角线 × (1 − h/WD) + D × h/WD',
      example: '60 × (1 − 50/200) + 6 × 50/200 = 46.5 mm',
    },
    {
      key: 'brightness',
      term: '亮度与曝光',
      sentence: '运动拖影限定曝光时间，曝光时间反过来决定要多亮；线扫的曝光不超过行频的倒数，要用高亮线光或频闪。',
      formula: '曝光 ≤ 允许拖影 × 单像素精度 ÷ 速度',
      example: '1 像素 × 0.05 mm ÷ 500 mm/s = 100 µs',
    },
  ],
  parts: [
    { key: 'ring', term: '环形', sentence: '光从镜头四周照下，漫反射表面均匀变亮；镜面会映出一圈亮斑。' },
    { key: 'lowAngle', term: '低角度', sentence: '光几乎贴着表面：平面把光反射到镜头外而变暗，划痕、刻字和边缘变亮。' },
    { key: 'back', term: '背光', sentence: '物体挡在光源与镜头之间，只剩轮廓：测尺寸、查孔位、看液位。' },
    { key: 'coaxial', term: '同轴', sentence: '光经半透半反镜沿光轴照下，平整的镜面变亮，划伤与凹坑变暗。' },
    { key: 'dome', term: '穹顶', sentence: '光在碗内多次漫反射，从各个方向照到曲面，褶皱与反光不留亮斑。' },
    { key: 'line', term: '线光', sentence: '光聚成一条窄线，只照亮线扫相机看的那一行，亮度最高。' },
  ],
  Drawing: LightDrawing,
  caption: '原理示意，不按比例。红色为光路，蓝色为镜头视线。',
  categories: ['light'],
  helper: { path: '/selection/vision', text: '整套系统选型' },
  groups: [
    { category: 'light', facet: 'shape', title: '按形状' },
    { category: 'light', facet: 'colours', title: '按颜色' },
  ],
  leading: { category: 'light', sort: { key: 'powerW', direction: 'desc' }, text: '功率最大' },
};
