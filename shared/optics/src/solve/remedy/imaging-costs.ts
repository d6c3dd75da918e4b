import type { System } from '../../checks/imaging/system';
import { shown, shownLength } from '../../checks/shown';
import type { Requirements } from '../../model/task/requirements';
import { heightErrorMm } from '../../setting/height-error';

/** A figure that a change may make worse; null or infinite: it is not compared. */
interface Cost {
  label: string;
  figure(need: Requirements, system: System): number | null;
  /** Which side is worse. */
  worse: 'more' | 'less';
  text(figure: number): string;
}

const millimetres = (mm: number) => shownLength(mm, 3);
const withUnit = (unit: string) => (figure: number) => `${shown(figure, 3)} ${unit}`;

const figures: readonly Cost[] = [
  {
    label: '单像素精度',
    figure: (_need, { setting }) => setting.objectPixelMm.nominal,
    worse: 'more',
    text: millimetres,
  },
  { label: '景深', figure: (_need, { setting }) => setting.depthOfFieldMm, worse: 'less', text: millimetres },
  {
    label: '高度误差',
    figure: (need, { lens, setting }) => heightErrorMm(need, lens, setting),
    worse: 'more',
    text: millimetres,
  },
  {
    label: '有效光圈',
    figure: (_need, { setting }) => setting.effectiveFNumber,
    worse: 'more',
    text: figure => `F${shown(figure, 2)}`,
  },
  { label: '曝光', figure: (_need, { setting }) => setting.exposureUs, worse: 'less', text: withUnit('µs') },
  { label: '艾里斑', figure: (_need, { setting }) => setting.airyUm, worse: 'more', text: withUnit('µm') },
  { label: '接口占用', figure: (_need, { setting }) => setting.linkUsagePct, worse: 'more', text: withUnit('%') },
];

/** Smaller differences are no cost. */
const leastShare = 0.02;
const mostShown = 3;

/** Figures that are worse after a change, the largest loss first: 景深 3.2 mm → 1.9 mm. */
export function imagingCosts(
  before: { need: Requirements; system: System },
  after: { need: Requirements; system: System },
): string[] {
  return figures
    .flatMap(({ label, figure, worse, text }) => {
      const [was, is] = [figure(before.need, before.system), figure(after.need, after.system)];
      if (was === null || is === null || !Number.isFinite(was) || !Number.isFinite(is) || was <= 0 || is <= 0)
        return [];
      const loss = worse === 'more' ? is / was - 1 : was / is - 1;
      return loss > leastShare ? [{ loss, text: `${label} ${text(was)} → ${text(is)}` }] : [];
    })
    .sort((a, b) => b.loss - a.loss)
    .slice(0, mostShown)
    .map(({ text }) => text);
}
