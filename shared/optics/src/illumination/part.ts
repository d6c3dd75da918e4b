/** What is to be seen of a part, and what it is like: decides which light can show it at all. */
export interface LitPart {
  transmission: 'opaque' | 'translucent' | 'transparent';
  surface: 'mirror' | 'glossy' | 'matt';
  form: 'flat' | 'curved' | 'crumpled';
  feature: LitFeature;
  scan: 'area' | 'line';
  /** Is there room and a way for light behind it (glass plate, gap, conveyor with a slit)? Undefined: not asked yet. */
  backFree?: boolean | undefined;
  telecentricLens?: boolean | undefined;
}

export type LitFeature = 'outline' | 'print' | 'relief' | 'flat-defect' | 'inside';

export const litFeatureLabels: Readonly<Record<LitFeature, string>> = {
  outline: '轮廓、孔、尺寸',
  print: '印刷、字符、标签、条码',
  relief: '划痕、刻印、压痕、崩边',
  'flat-defect': '平整表面的脏污、缺陷',
  inside: '透明体内的气泡、异物',
};
