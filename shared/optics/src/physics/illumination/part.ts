/** Properties of a part, and the feature to be seen. They decide which light can show it. */
export interface LitPart {
  transmission: 'opaque' | 'translucent' | 'transparent';
  surface: 'mirror' | 'glossy' | 'matt';
  form: 'flat' | 'curved' | 'crumpled';
  feature: LitFeature;
  scan: 'area' | 'line';
  /** Whether a light fits behind the part and its rays can pass: glass plate, gap, conveyor with a slit. */
  backFree: boolean;
  telecentricLens: boolean;
}

export type LitFeature = 'outline' | 'print' | 'relief' | 'flat-defect' | 'inside';

export const litFeatureLabels: Readonly<Record<LitFeature, string>> = {
  outline: '轮廓、孔、尺寸',
  print: '印刷、字符、标签、条码',
  relief: '划痕、刻印、压痕、崩边',
  'flat-defect': '平整表面的脏污、缺陷',
  inside: '透明体内的气泡、异物',
};

/** A part as far as it is described. Null: not stated; the light is then judged for every possible value. */
export type DescribedPart = { readonly [K in keyof LitPart]: LitPart[K] | null };

/** Possible values of each property, and its label in questions. */
export const litPartProperties: { readonly [K in keyof LitPart]: { label: string; values: readonly LitPart[K][] } } = {
  transmission: { label: '是否透光', values: ['opaque', 'translucent', 'transparent'] },
  surface: { label: '表面', values: ['matt', 'glossy', 'mirror'] },
  form: { label: '表面形状', values: ['flat', 'curved', 'crumpled'] },
  feature: { label: '检测内容', values: ['outline', 'print', 'relief', 'flat-defect', 'inside'] },
  scan: { label: '面阵或线扫', values: ['area', 'line'] },
  backFree: { label: '背后能否布光', values: [true, false] },
  telecentricLens: { label: '是否远心镜头', values: [true, false] },
};

const keys = Object.keys(litPartProperties) as readonly (keyof LitPart)[];

const options = <K extends keyof LitPart>(part: DescribedPart, key: K): readonly LitPart[K][] => {
  const said: LitPart[K] | null = part[key];
  return said === null ? litPartProperties[key].values : [said];
};

/** All parts that match a description; the last property varies fastest. */
export function partsDescribed(part: DescribedPart): readonly LitPart[] {
  let parts: Partial<LitPart>[] = [{}];
  for (const key of keys) {
    parts = parts.flatMap(begun => options(part, key).map(value => ({ ...begun, [key]: value })));
  }
  return parts as LitPart[];
}

/**
 * Properties that are not stated and decide the verdict: two described parts that differ only in one of them get different
 * verdicts.
 */
export function decidingProperties(part: DescribedPart, judgements: readonly string[]): readonly (keyof LitPart)[] {
  let stride = judgements.length;
  return keys.filter(key => {
    const count = options(part, key).length;
    stride /= count;
    return judgements.some((judgement, index) => {
      const step = Math.floor(index / stride) % count;
      return step > 0 && judgement !== judgements[index - step * stride];
    });
  });
}
