import type { Requirements } from '../../model/task/requirements';
import { stopWeights } from '../../setting/choose-f-number';

export type ScorePartId =
  | 'accuracy'
  | 'field'
  | 'depth'
  | 'light'
  | 'rate'
  | 'sharpness'
  | 'size'
  | 'data'
  | 'picture'
  | 'body'
  | 'direction'
  | 'cost'
  | 'economy';

export interface Weight {
  id: ScorePartId;
  label: string;
  weight: number;
  /** Reason for the points, in one sentence. */
  why: string;
}

/** Weights of the score parts of feasible systems. */
export const weights: readonly Weight[] = [
  {
    id: 'accuracy',
    label: '精度余量',
    weight: 20,
    why: '余量 20 %（单像素精度为要求的 0.8 倍）得满分，刚好达到得一半；亚像素系数 0.1 以内、公差带内不足 2 px 的，到 2 px 得满分',
  },
  { id: 'field', label: '视野利用', weight: 15, why: '所需视野占实际视野的面积越大，像素浪费越少' },
  {
    id: 'depth',
    label: '景深余量',
    weight: stopWeights.depth,
    why: '景深为高度差的 2 倍得满分，刚好够得一半；艾里斑超过 2 个所需像元后，收小光圈多出的景深不计；没有高度差不计较',
  },
  {
    id: 'sharpness',
    label: '清晰度',
    weight: stopWeights.sharpness,
    why: '艾里斑不超过 2 个像元、镜头解析力不低于奈奎斯特得满分',
  },
  { id: 'rate', label: '帧率余量', weight: 10, why: '帧率或行频比要求高 20 % 得满分，刚好够得一半' },
  {
    id: 'picture',
    label: '成像无警告',
    weight: stopWeights.picture,
    why: '清晰度、景深、视野、像圈、对焦、倍率、精度、畸变每有一项警告或未知扣四分之一',
  },
  {
    id: 'body',
    label: '相机合用',
    weight: 20,
    why: '未要求而用彩色、裸板接口、镜头须转接各扣四分之一，参数未标注扣其一半；卷帘快门拍静止物体扣八分之一，有节拍时扣四分之三，物体运动时全扣',
  },
  {
    id: 'cost',
    label: '成本',
    weight: 30,
    why: '相机（连采集卡）与镜头的成本点各按对数计：最便宜的得满分，越贵越少；无法估算的镜头不得分',
  },
  {
    id: 'economy',
    label: '够用不浪费',
    weight: 15,
    why: '像素数（线阵连行频一同计）不超过所需的 2.2 倍、定倍镜头的物方视野不超过所需的 1.5 倍得满分，8 倍像素或 4 倍视野不得分；有用的精度余量不算多余',
  },
  { id: 'data', label: '资料完整', weight: 10, why: '判定所需的参数每缺一项都少一分把握' },
  { id: 'light', label: '通光', weight: stopWeights.light, why: '有效光圈 F5.6 以内得满分，F22 不得分' },
  {
    id: 'direction',
    label: '推荐方向',
    weight: 5,
    why: '分辨率、焦距或倍率离计算值越近越好；选定方向后只看选定的量（也可以是视野、工作距离），权重加到 30',
  },
  { id: 'size', label: '体积', weight: 5, why: '镜头不大于 20 cm³ 得满分，2000 cm³ 不得分；尺寸未标注不得分' },
];

const chosenDirectionWeight = 30;

/** Weights for a task. A chosen direction raises the weight of the nearness to the computed values. */
export function weightsFor({ directions }: Requirements): Readonly<Record<ScorePartId, number>> {
  const chosen = Object.values(directions).some(direction => direction !== 0);
  const weighed = weights.map(({ id, weight }) => [id, id === 'direction' && chosen ? chosenDirectionWeight : weight]);
  return Object.fromEntries(weighed) as Record<ScorePartId, number>;
}
