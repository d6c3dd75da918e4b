import { DepthCameraDrawing } from '../drawings/depth-camera-drawing';
import type { Family } from '../family';

export const face3d: Family = {
  title: '3D 面阵相机',
  lead: '一次拍摄得到整幅深度图，被测物不必走过：无序抓取、拆码垛、体积测量、共面度与尺寸检测。',
  about: [
    '结构光投影条纹，精度最高，要求采集期间静止；双目与主动双目靠视差，适合中距离与户外；ToF 测光的往返时间，距离远、帧率高、精度为毫米到厘米级。',
    '要测的是移动中的细小高差，用线激光更合适。',
  ],
  figures: [
    {
      key: 'principle',
      term: '测量原理',
      sentence: '先看精度与节拍：微米到亚毫米选结构光，毫米级选双目，厘米级、大范围选 ToF。',
    },
    {
      key: 'workingDistance',
      term: '工作距离与视野',
      sentence: '视野随距离成比例变大；近端视野要盖住被测物，远端精度要够用。',
      formula: '视野 = 2 × Z × tan(视场角 ÷ 2)',
      example: 'Z = 1000 mm、60°：视野 1155 mm',
    },
    {
      key: 'accuracy',
      term: '深度精度',
      sentence: '双目与结构光的深度误差与距离的平方成正比：距离加倍，误差变为四倍。',
      formula: 'ΔZ = Z² × Δd ÷ (b × f)，f 以像素计',
      example: 'b = 100 mm、f = 1000 像素、Δd = 0.1 像素：1 m 处 1 mm，2 m 处 4 mm',
    },
    {
      key: 'baseline',
      term: '基线',
      sentence: '基线越长，远处越准；近处的盲区和台阶旁的遮挡也越大。',
    },
    {
      key: 'takt',
      term: '采集时间',
      sentence: '结构光要投多幅图案，这段时间里相机与物体都不能动；ToF 与双目可以边走边拍。',
      formula: '采集时间 = 图案数 × 每幅时间',
      example: '10 幅 × 20 ms = 200 ms',
    },
  ],
  parts: [
    { key: 'structured', term: '结构光', sentence: '投出编码条纹，相机看条纹怎样变形，由投影与观察的夹角算出高度。' },
    { key: 'stereo', term: '双目', sentence: '两台相机看同一点，位置差（视差 d）越大，距离 Z 越近。' },
    { key: 'tof', term: 'ToF', sentence: '发出调制光，由光往返的相位差得到距离，每个像素各自测量。' },
  ],
  Drawing: DepthCameraDrawing,
  caption: '原理示意，不按比例。',
  categories: ['face-3d'],
  groups: [
    { category: 'face-3d', facet: 'principle', title: '按测量原理' },
    { category: 'face-3d', facet: 'interface', title: '按数据接口' },
  ],
  leading: { category: 'face-3d', sort: { key: 'frameRateFps', direction: 'desc' }, text: '帧率最高' },
};
