import { type AttributeDefinition, isKnown, type ProductRow } from '@shixuan/api/client';
import { formatWithUnit } from '@shixuan/api/format-value';

/** A part that a product does not work without, or that is often missing when it arrives. */
export interface NeededPart {
  part: string;
  /** What it has to be, from the figures of the product; says so where they are not known. */
  need: string;
  /** Listed among the compatible products of the page; otherwise the site has no such category. */
  listed: boolean;
}

interface Facts {
  /** Code of a choice, the first one of several; empty where not known. */
  code(key: string): string;
  /** Printed value with its unit; undefined where not known. */
  text(key: string): string | undefined;
}
type Rule = (facts: Facts) => NeededPart[];

const absent = (part: string, need: string): NeededPart => ({ part, need, listed: false });

/** Cables by link, as the standards of the links name them (IEEE 802.3, USB 3.2, JIIA CXP-001, AIA Camera Link). */
const cables: readonly [RegExp, string][] = [
  [/^(gige|2\.5gige|5gige)$/, 'Cat5e 及以上网线，单段不超过 100 m；运动场合用高柔线'],
  [/^10gige$/, 'Cat6A 网线，单段不超过 100 m'],
  [/^(25|100)gige$/, '光模块与光纤，或高速直连铜缆'],
  [/^usb3$/, 'USB 3.0 线，两端带锁紧螺钉为宜；较长时用有源线或光纤线'],
  [/^usb2$/, 'USB 2.0 线，不超过 5 m'],
  [/^cxp/, '75 Ω 同轴线，每路一根；接头形式以厂家资料为准'],
  [/^camera-link$/, 'Camera Link 线（26 针 MDR 或 SDR）：Base 一根，Medium 与 Full 两根'],
  [/^clhs$/, 'CLHS 光纤或铜缆，接头形式以厂家资料为准'],
  [/^mipi$/, 'FPC 排线，长度以主板资料为准'],
  [/^gmsl2$/, '同轴线（FAKRA 接头），另需解串板'],
  [/^ieee1394/, 'IEEE 1394 线，不超过 4.5 m'],
];

const cable: Rule = ({ code }) => {
  const link = code('interface');
  return [absent('线缆', cables.find(([pattern]) => pattern.test(link))?.[1] ?? '数据接口未标注，线缆以厂家资料为准')];
};

const throughLink: readonly [RegExp, string][] = [
  [/gige/, '直流电源；支持 PoE 的型号也可由交换机供电'],
  [/^usb/, '一般由 USB 口供电；主机口供电不足时另配电源'],
  [/^cxp/, '直流电源；支持 PoCXP 的型号也可由采集卡供电'],
  [/^camera-link/, '直流电源；支持 PoCL 的型号也可由采集卡供电'],
];

const power: Rule = ({ code, text }) => {
  const way = throughLink.find(([pattern]) => pattern.test(code('interface')))?.[1] ?? '直流电源';
  const watts = text('powerW');
  return [absent('供电', `${way}；${watts ? `功耗 ${watts}` : '功耗未标注'}`)];
};

/** What the host must offer: a grabber, a port, or it cannot be said. */
const host: Rule = ({ code, text }) => {
  const link = code('interface');
  if (/^(cxp|camera-link|clhs)/.test(link))
    return [{ part: '采集卡', need: `${text('interface')} 采集卡`, listed: true }];
  if (/gige/.test(link)) return [absent('网卡', `${text('interface')} 网口，开启巨型帧`)];
  return link.startsWith('usb') ? [absent('主机接口', `${text('interface')} 口，多台相机分开控制器`)] : [];
};

const cameraAdapter: Rule = ({ code, text }) => {
  const mount = code('mount');
  if (mount === 'cs') return [absent('接圈', '用 C 口镜头时加 5 mm 接圈')];
  return /^(m\d|f|nf)/.test(mount) ? [absent('转接环', `${text('mount')}：镜头接口不同时须转接环，并核对法兰距`)] : [];
};

const filter: Rule = ({ code, text }) => {
  const thread = code('filterThread');
  return [absent('滤镜', thread ? `螺纹 ${text('filterThread')}，波段按光源选` : '滤镜螺纹未标注；波段按光源选')];
};

const lensAdapter: Rule = ({ code }) =>
  code('mount') === 'c' ? [absent('接圈', '装到 CS 口相机时加 5 mm 接圈；近摄时另加接圈')] : [];

const controller: Rule = ({ text }) => {
  const [volts, watts, current] = [text('voltageV'), text('powerW'), text('currentMa')];
  const known = [volts && `电压 ${volts}`, watts && `功率 ${watts}`, current && `电流 ${current}`].filter(Boolean);
  return [
    absent('光源控制器', known.length > 0 ? known.join('，') : '供电电压与功率未标注，以厂家资料为准'),
    absent('延长线', '接头与芯数以厂家资料为准'),
  ];
};

const slot: Rule = ({ text }) => [
  absent(
    '主机插槽',
    [text('bus'), text('pcieGen') && `Gen${text('pcieGen')}`, text('pcieLanes') && `×${text('pcieLanes')}`]
      .filter(Boolean)
      .join(' ') || '主机总线未标注',
  ),
];

const driver: Rule = ({ text }) => [
  absent('驱动器', text('motor') ? `配${text('motor')}的驱动器与控制器` : '电机未标注，驱动器以厂家资料为准'),
];

const rules: Readonly<Record<string, readonly Rule[]>> = {
  'area-camera': [cable, power, host, cameraAdapter],
  'line-camera': [cable, power, host, cameraAdapter],
  'fa-lens': [filter, lensAdapter],
  'line-lens': [filter, cameraAdapter],
  'telecentric-lens': [lensAdapter],
  light: [controller],
  'line-3d': [cable, power],
  'face-3d': [cable, power],
  grabber: [cable, slot],
  slide: [driver],
};

/** The parts that go with a product and are easily forgotten, from its figures; empty for other kinds of products. */
export function neededParts(
  categoryCode: string,
  attributes: readonly AttributeDefinition[],
  { attrs }: Pick<ProductRow, 'attrs'>,
): NeededPart[] {
  const facts: Facts = {
    code: key => String([attrs[key] ?? ''].flat()[0] ?? ''),
    text: key => {
      const attribute = attributes.find(candidate => candidate.key === key);
      return attribute && isKnown(attrs, key) ? (formatWithUnit(attribute, attrs[key]) ?? undefined) : undefined;
    },
  };
  return (rules[categoryCode] ?? []).flatMap(rule => rule(facts));
}
