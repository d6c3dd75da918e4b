import type { Source } from './source';

/** Source of a figure set by the judgement of this site, without a publication. It is named wherever the figure is shown. */
export const ownRule = (what: string): Source => ({ name: `本站规则：${what}` });

/** What follows from a definition alone needs no publication: the definition is the source. */
export const uniformMotion: Source = { name: '匀速运动：位移 = 速度 × 时间' };
export const ratePeriod: Source = { name: '频率 = 1 ÷ 周期' };
export const distancesAdd: Source = { name: '几何关系：沿光轴的距离相加' };
