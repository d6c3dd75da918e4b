import { type LitPart, litFeatureLabels } from './part';
import type { TechniqueId } from './techniques';

export interface Finding {
  verdict: 'pass' | 'warn' | 'fail';
  reason: string;
}

export type Rule = (part: LitPart) => Finding | undefined;

const fail = (when: (part: LitPart) => boolean, reason: string): Rule => judge('fail', when, reason);
const warn = (when: (part: LitPart) => boolean, reason: string): Rule => judge('warn', when, reason);
const judge =
  (verdict: Finding['verdict'], when: (part: LitPart) => boolean, reason: string): Rule =>
  part =>
    when(part) ? { verdict, reason } : undefined;

const behind: readonly Rule[] = [
  fail(({ backFree }) => !backFree, '背后被台面或托盘挡住，背光到不了镜头'),
  part =>
    part.transmission === 'opaque' && part.feature !== 'outline'
      ? {
          verdict: 'fail',
          reason: `工件不透光，背光下只剩黑色轮廓，看不到表面的${litFeatureLabels[part.feature]}`,
        }
      : undefined,
];
const shinyNotFlat = ({ surface, form }: LitPart) => surface !== 'matt' && form !== 'flat';
const frontEdges = warn(({ feature }) => feature === 'outline', '正面光找边受表面颜色影响，轮廓测量优先背光');
const onLineScan = warn(({ scan }) => scan === 'line', '线扫只用到中间一行，光大多浪费，优先线扫光');

const hidden = fail(
  ({ feature, transmission }) => feature === 'inside' && transmission === 'opaque',
  '工件不透光，任何光都照不到内部',
);

/** Rules in order: those that exclude a technique first, then those that warn. */
export const lightPathRules: Readonly<Record<TechniqueId, readonly Rule[]>> = {
  backlight: [
    ...behind,
    warn(p => p.transmission === 'transparent' && p.feature === 'outline', '透明件边缘靠折射显形，平行背光更清楚'),
    warn(p => p.feature === 'relief' || p.feature === 'flat-defect', '浅划痕与薄脏污几乎不挡光，对比度低'),
    warn(p => p.transmission === 'translucent' && p.feature === 'inside', '材料散射使内部异物发虚'),
  ],
  'collimated-backlight': [
    ...behind,
    warn(({ telecentricLens }) => !telecentricLens, '普通镜头收不全平行光，画面边缘变暗，应配远心镜头'),
    warn(
      ({ transmission, feature }) => transmission === 'translucent' && feature !== 'outline',
      '半透明材料把平行光打散',
    ),
  ],
  coaxial: [
    hidden,
    fail(shinyNotFlat, '反光面不平，镜面反射偏离镜头，只剩零星亮斑'),
    warn(({ surface }) => surface === 'matt', '哑光面没有镜面反射，同轴光的优势发挥不出来'),
    warn(({ form }) => form !== 'flat', '表面不平，亮度随朝向变化'),
    warn(({ transmission }) => transmission === 'transparent', '透明件只反射约 4 %，背景的反光会盖过它'),
    frontEdges,
  ],
  ring: [
    hidden,
    fail(p => p.surface === 'mirror' && p.form !== 'flat', '弧形镜面上总有一处把 LED 映进镜头，成一圈亮点'),
    warn(p => p.surface === 'mirror', '平整镜面会映出 LED，须核对眩光环在视野之外；此时平面发暗，成为暗场'),
    warn(({ surface }) => surface === 'glossy', '有光泽，可能映出 LED，可加偏振或改穹顶光'),
    warn(({ transmission }) => transmission === 'transparent', '透明件散射很弱，看到的多是背景'),
    onLineScan,
    frontEdges,
  ],
  'low-angle': [
    hidden,
    fail(({ feature }) => feature === 'print', '印刷没有起伏，低角度光下与底色一样发暗'),
    warn(({ form }) => form === 'crumpled', '起皱处处都亮，缺陷淹没其中'),
    onLineScan,
    warn(({ feature }) => feature === 'outline', '只勾出棱边，轮廓测量优先背光'),
  ],
  dome: [
    hidden,
    warn(({ feature }) => feature === 'relief', '漫射光抹平阴影，浅划痕看不出来；深刻印可用'),
    warn(({ transmission }) => transmission === 'transparent', '透明件散射很弱，看到的多是背景'),
    warn(({ surface, form }) => surface === 'mirror' && form === 'flat', '平整镜面会映出穹顶的观察孔，中间有暗斑'),
    onLineScan,
    frontEdges,
  ],
  bar: [
    hidden,
    warn(p => p.surface === 'mirror' && p.form !== 'flat', '弧形镜面会映出灯条'),
    warn(({ surface }) => surface === 'mirror', '镜面须把灯条摆到反射角之外，或摆到反射角上作明场'),
    warn(({ transmission }) => transmission === 'transparent', '透明件散射很弱，看到的多是背景'),
    onLineScan,
    frontEdges,
  ],
  line: [
    hidden,
    fail(({ scan }) => scan === 'area', '线扫光只照亮一条线，面阵视野照不满'),
    warn(({ surface }) => surface !== 'matt', '反光面对角度敏感，须能调角度，或用同轴线光'),
    frontEdges,
  ],
};
