/** What is to be seen of a part, and what it is like: decides which light can show it at all. */
export interface LitPart {
  transmission: 'opaque' | 'translucent' | 'transparent';
  surface: 'mirror' | 'glossy' | 'matt';
  form: 'flat' | 'curved' | 'crumpled';
  feature: LitFeature;
  scan: 'area' | 'line';
  /** Room and a way for light behind it: glass plate, gap, conveyor with a slit. */
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

/** As far as it was said: null is not said, and then a light is judged by all that it may be. */
export type DescribedPart = { readonly [K in keyof LitPart]: LitPart[K] | null };

/** What a property can be, and what it is called when it is asked for. */
export const litPartProperties: { readonly [K in keyof LitPart]: { label: string; values: readonly LitPart[K][] } } = {
  transmission: { label: '是否透光', values: ['opaque', 'translucent', 'transparent'] },
  surface: { label: '表面', values: ['matt', 'glossy', 'mirror'] },
  form: { label: '表面形状', values: ['flat', 'curved', 'crumpled'] },
  feature: { label: '检测内容', values: ['outline', 'print', 'relief', 'flat-defect', 'inside'] },
  scan: { label: '面阵或线扫', values: ['area', 'line'] },
  backFree: { label: '背后能否布光', values: [true, false] },
  telecentricLens: { label: '是否远心镜头', values: [true, false] },
};

/** Every part that a description fits. */
export function partsDescribed(part: DescribedPart): readonly LitPart[] {
  const options = <K extends keyof LitPart>(key: K): readonly LitPart[K][] => {
    const said = part[key];
    return said === null ? litPartProperties[key].values : [said];
  };
  return options('transmission').flatMap(transmission =>
    options('surface').flatMap(surface =>
      options('form').flatMap(form =>
        options('feature').flatMap(feature =>
          options('scan').flatMap(scan =>
            options('backFree').flatMap(backFree =>
              options('telecentricLens').map(telecentricLens => ({
                transmission,
                surface,
                form,
                feature,
                scan,
                backFree,
                telecentricLens,
              })),
            ),
          ),
        ),
      ),
    ),
  );
}

export const unsaid = (part: DescribedPart): readonly (keyof LitPart)[] =>
  (Object.keys(litPartProperties) as (keyof LitPart)[]).filter(key => part[key] === null);
