import type { GuideStep, GuideTask } from './guide-steps';
import type { GuideKind } from './guide-task';

export const kindLabels: Readonly<Record<GuideKind, string>> = {
  defect: '找缺陷',
  print: '读码、读字符',
  size: '量尺寸',
  presence: '看有无、定位',
  web: '卷材、连续料',
  profile: '3D 高度、焊缝',
  volume: '3D 抓取、体积',
};

/** A question, and what its answer decides or means. */
interface Question {
  title: string;
  says(task: GuideTask): string;
}

const isLine = (task: GuideTask) => task.page === 'imaging' && task.state.task.mode === 'line';

export const questions: Readonly<Record<GuideStep, Question>> = {
  what: { title: '看什么？', says: () => '决定用面阵、线扫、远心还是 3D，以及每处要几个像素。' },
  large: {
    title: '要看多大？',
    says: task => {
      if (task.page === 'profile') return '激光线方向上要测的宽度，不含留边；最高与最低处差多少。';
      if (task.page === 'volume') return '料箱内口或垛的长宽，不含留边；最高处到箱底或托盘多高。';
      return isLine(task) ? '料的宽度，不含留边。' : '一次要拍全的范围，不含留边。';
    },
  },
  fine: {
    title: '要看多细？',
    says: task => {
      if (task.page === 'profile') return '最小特征上宜有 3～5 点；高度重复精度常取公差的 1/10。';
      if (task.page === 'volume') return '要抓的最小面上宜有 10 点以上；高度误差看吸盘或夹爪容许多少。';
      const { accuracy, feature } = task.state.task;
      if (accuracy.kind === 'tolerance') return '图纸上公差带的全宽。';
      return feature === 'print' ? '一个码模块，或一笔的宽度。' : '必须看见的最小的东西。';
    },
  },
  fast: {
    title: '动得多快？',
    says: task => {
      if (task.page === 'profile') return '工件或传感器走多快、每隔多远一条轮廓，两者定扫描频率；静止就都空着。';
      if (task.page === 'volume') return '两次拍摄的间隔；不赶节拍就空着。';
      return isLine(task) ? '线扫靠运动成像，料走多快。' : '停下来拍就都空着。';
    },
  },
  where: {
    title: '装在哪？',
    says: task => {
      if (task.page === 'profile') return '外壳到工件最高处的距离；来料高低不一的，写上公差，量程两头都要留。';
      if (task.page === 'volume') return '相机到最高处的距离，要给机械手让出空间；空着就按常用的余地算。';
      return '镜头前端到产品的距离；工件有高低的，写上高度差。';
    },
  },
};

/** What a field is called by those who have such a task; undefined: as in the form. */
export function labelIn(task: GuideTask, key: string): string | undefined {
  if (task.page !== 'imaging') return undefined;
  if (key === 'object.width' && isLine(task)) return '幅宽';
  return key === 'accuracy.featureMm' && task.state.task.feature === 'print' ? '最小缺陷（模块或笔画宽）' : undefined;
}
