import type { System } from '@shixuan/optics/checks';
import { assumptions } from '@shixuan/optics/describe';
import type { Source } from '@shixuan/optics/formula';
import type { Lens, Requirements } from '@shixuan/optics/model';
import { lensFacts } from '@shixuan/optics/setting';
import { costClassEnds } from '@shixuan/optics/solve';

export const ownRules = '本站规则：';

interface Case {
  need: Requirements;
  lens: Lens;
  exposed: boolean;
}

/** A rule of the engine as an engineer's report has it. */
interface ReportedRule {
  /** Of the engine's rule, without the mark of own rules. */
  begins: string;
  /** Null: it orders the list of the site, of which a report of one system says nothing. */
  text: string | null | ((found: Case) => string);
  /** Whether it decided anything here; absent: always. */
  holds?(found: Case): boolean;
}

const isFocal = ({ lens }: Case) => lens.kind === 'focal';
const hasNoCircle = ({ lens }: Case) => lensFacts(lens).imageCircleMm === null;

const reported: readonly ReportedRule[] = [
  {
    begins: '反推的前主面',
    text: '前主面位置由样本的最近物距与倍率反推；落在镜头前 1 倍焦距至镜头后 3 倍焦距之外的不采用',
    holds: ({ lens }) => lensFacts(lens).plane?.basis === 'minimum-distance',
  },
  {
    begins: '定倍镜头的工作距离',
    text: '定倍镜头的工作距离按标称值 ±3 % 可调',
    holds: found => !isFocal(found),
  },
  {
    begins: 'FA 镜头倍率',
    text: ({ need }) =>
      `${need.lineScan ? '定焦镜头' : 'FA 镜头'}的倍率 0.35 以内为常规使用，0.35～0.5 须留意，超过 0.5 应改用微距或远心镜头`,
    holds: isFocal,
  },
  {
    begins: '常备 C 口接圈',
    text: '接圈按常备的 C 口接圈配，最多两片，总厚不超过焦距的一半',
    holds: isFocal,
  },
  {
    begins: '景深与衍射都不限制',
    text: '光圈没有指定；景深与衍射都不限制时取 F4',
    holds: found => isFocal(found) && found.need.task.fNumber === null,
  },
  {
    begins: '最小光圈未标注',
    text: '镜头没有标注最小光圈，只收到 F8',
    holds: ({ lens }) => lens.kind === 'focal' && lens.minAperture === null,
  },
  {
    begins: '艾里斑 2 个像元',
    text: '衍射：艾里斑不超过 2 个像元时不影响清晰度，超过 4 个像元时像元再小也分不出更细的细节',
  },
  {
    begins: '镜头解析力 ≥',
    text: '镜头解析力不低于像元的奈奎斯特频率为充足，0.7～1 倍可用，低于 0.7 倍不足',
  },
  {
    begins: '“最小像元”',
    text: '镜头样本的“最小像元”大于 10 µm 时视为物方分辨率，不作解析力',
    holds: ({ lens }) => (lens.minPixelUm ?? 0) > 10,
  },
  {
    begins: '几何误差不大于公差',
    text: ({ need: { task } }) =>
      task.accuracy.kind === 'tolerance'
        ? '畸变与高度带来的尺寸误差，不超过公差 ÷ 量具比为合格，超过整个公差为不可用'
        : task.mode === 'telecentric'
          ? '没有给公差，畸变与高度带来的尺寸误差与单像素精度相比'
          : '不测尺寸，高度误差只列出，不作限制',
  },
  {
    begins: '不测尺寸时畸变',
    text: '不测尺寸，畸变 2 % 以内不影响检测',
    holds: ({ need: { task } }) => task.accuracy.kind !== 'tolerance' && task.mode !== 'telecentric',
  },
  {
    begins: '曝光短于 20 µs',
    text: '曝光短于 20 µs 须用频闪，并核对相机的最短曝光',
    holds: ({ exposed }) => exposed,
  },
  { begins: '行频余量', text: '行频比触发所需的多留 10～20 %', holds: ({ need }) => need.lineScan },
  { begins: '可用带宽的 80 %', text: '接口带宽占用在 80 % 以内为宽裕' },
  {
    begins: '波段按紫外',
    text: '波段按紫外 200～400 nm、可见光 400～700 nm、近红外 400～1050 nm、短波红外 900～1700 nm 计；硅传感器在 330～1050 nm 之外不响应，没有标注波段的镜头按普通光学玻璃（330～2300 nm）计；400～1000 nm 之外没有标注的须向厂家确认',
  },
  {
    begins: '彩色，或像元小于',
    text: '彩色、像元小于 7.5 µm（SenSWIR 除外）或一线超过 2048 像素的传感器按硅传感器计，不响应短波红外',
    holds: ({ need: { task } }) => task.wavelengthNm > 1000,
  },
  {
    begins: '未标注的光圈也有界',
    text: '镜头没有标注光圈：入瞳不大于镜头外径，光圈数不小于焦距 ÷ 外径；收光圈时艾里斑不超过所需像元的 4 倍',
    holds: ({ lens }) => lens.kind === 'focal' && lens.maxAperture === null,
  },
  {
    begins: '工作距离未标注的定倍镜头',
    text: '定倍镜头没有标注工作距离：入瞳不深于镜头全长（未标注时不深于像圈的 2 倍），全视场角不超过 112°',
    holds: ({ lens }) => lens.kind === 'fixed' && lens.workingDistanceMm === null,
  },
  {
    begins: '像圈未标注的镜头',
    text: '镜头没有标注像圈：全视场角按不超过 112° 估计上限',
    holds: hasNoCircle,
  },
  {
    begins: '像圈未标注时以接口通光孔',
    text: '镜头没有标注像圈：以接口通光孔为上限（S 口 11 mm，C 与 CS 口 23 mm，F 与 M42 口 46 mm）',
    holds: hasNoCircle,
  },
  { begins: '决定能否成立的检查', text: null },
  { begins: '没有一套留足余量', text: null },
  { begins: '像素超过所需 2 倍，且面阵超过 26 MP', text: null },
  { begins: '面阵像素超过 26 MP 又超过所需 8 倍', text: null },
  {
    begins: '成本档按靶面',
    text: '成本档按靶面、像素、镜头口径、接口与发光面估算，1 点约 1000 元，不是报价；有导入价格时按价格',
  },
];

/** Rules of formulas that say too little beside a printed formula, in the words of a report. */
const ofFormulas: Readonly<Record<string, string>> = {
  量程盖住高度差与公差: '所需 Z 量程取高度差加来料高度公差的两倍',
  梯形视场两腰为直线: '视野宽度在量程近端与远端之间按直线变化（视场为梯形）',
  量程两端之间按直线变化: '点间距与分辨率在量程近端与远端之间按直线内插',
  'X 点间距取标注值与视野 ÷ 点数中较粗的': 'X 点间距取厂家标注值与视野 ÷ 点数两者中较粗的一个',
  测量距离两端之间按直线变化: '视野在测量距离的近端与远端之间按直线内插',
  按千兆网可用率放大: '接口的可用带宽按千兆网的可用率推算',
};

/** A rule, own or of a formula, without the mark of own rules. */
export function ruleText({ name }: Source): string {
  const said = name.startsWith(ownRules) ? name.slice(ownRules.length) : name;
  return ofFormulas[said] ?? said;
}

/** The rules on which a report of one system rests, in the words of a report; a rule that is not known by name as the engine has it. */
export function reportRules(need: Requirements, { lens, setting }: System): Source[] {
  const found = { need, lens, exposed: setting.exposureUs !== null };
  return assumptions.flatMap(source => {
    const rule = ruleOf(source);
    if (!rule) return [source];
    const { text, holds } = rule;
    if (text === null || holds?.(found) === false) return [];
    return [{ ...source, name: ownRules + (typeof text === 'string' ? text : text(found)) }];
  });
}

/** That on which the cost class of a 3D part rests. */
export const partCostRule: Source = {
  ...costClassEnds.source,
  name: `${ownRules}成本档按测量原理、点数或像素、频率、视野、量程与重复精度估算，1 点约 1000 元，不是报价；有导入价格时按价格`,
};

/** How a report has a rule of the engine; undefined where it has no words of its own for it. */
export const ruleOf = ({ name }: Source): ReportedRule | undefined =>
  reported.find(({ begins }) => name.replace(ownRules, '').startsWith(begins));
