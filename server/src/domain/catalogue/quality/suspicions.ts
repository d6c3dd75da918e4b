import type { Attributes } from '@shixuan/api';
import { contradictionOf } from '@shixuan/optics/model';
import { diagonalOfFormatName } from '@shixuan/optics/physics';
import { computedFigures, computedValue } from '../computed-figures';
import { nestedSizes } from './nested-sizes';

/** A record whose figures contradict each other, and why. */
export interface Suspicion {
  rule: string;
  reason: string;
}

/** The part of a record that the rules read. */
export interface Examined {
  category: string;
  model: string;
  attrs: Attributes;
}

type Rule = (record: Examined) => string | undefined;

const figure = (attrs: Attributes, key: string): number | undefined => {
  const value = attrs[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};
const word = (attrs: Attributes, key: string): string | undefined => {
  const value = attrs[key];
  return typeof value === 'string' ? value : undefined;
};
const rounded = (value: number) => String(Number(value.toPrecision(3)));

/** Raw data rate of one link, MB/s: line rate ÷ 8, with 8b/10b coding taken off for USB 3.0. */
const linkMBs: Readonly<Record<string, number>> = {
  usb2: 60,
  gige: 125,
  '2.5gige': 312.5,
  usb3: 500,
  '5gige': 625,
  '10gige': 1250,
  '25gige': 3125,
  '100gige': 12_500,
};
/** A rate may exceed the link by this share: makers round, and some send compressed or packed lines. */
const LINK_MARGIN = 1.1;

/** Pixels × rate at 8 bit against the link. Two links in parallel are named in 接口说明. */
const bandwidth: Rule = ({ attrs }) => {
  const link = linkMBs[word(attrs, 'interface') ?? ''];
  const [frames, lines] = [figure(attrs, 'frameRateFps'), figure(attrs, 'lineRateKhz')];
  const [h, v] = [figure(attrs, 'resolutionH'), figure(attrs, 'resolutionV')];
  const pixels = figure(attrs, 'pixels');
  const frame = h && v && frames ? (h * v * frames) / 1e6 : undefined;
  const line = pixels && lines ? (pixels * lines) / 1e3 : undefined;
  const needed = frame ?? line;
  const links = word(attrs, 'interfaceDetail')?.startsWith('双') ? 2 : 1;
  if (link === undefined || needed === undefined || needed <= link * links * LINK_MARGIN) return undefined;
  return `像素数 × 帧率（行频）需要 ${rounded(needed)} MB/s，接口只有 ${link * links} MB/s`;
};

const thread: Rule = ({ attrs }) => {
  const diameter = figure(attrs, 'diameterMm');
  const size = Number(/^m([\d.]+)x/.exec(word(attrs, 'filterThread') ?? '')?.[1]);
  if (diameter === undefined || !(size > diameter)) return undefined;
  return `滤镜螺纹 M${size} 大于外径 ${diameter} mm`;
};

/** Formats are names: sensors of one format differ by some tenths of a millimetre, never by a quarter. */
const FORMAT_SHARE = 0.25;

const format: Rule = ({ attrs }) => {
  const diagonal = figure(attrs, 'sensorDiagonalMm');
  const name = word(attrs, 'sensorFormat');
  const nominal = name === undefined ? undefined : diagonalOfFormatName(name)?.diagonalMm;
  if (diagonal === undefined || nominal === undefined) return undefined;
  if (Math.abs(diagonal - nominal) <= nominal * FORMAT_SHARE) return undefined;
  return `靶面 ${name} 的名义对角线约 ${rounded(nominal)} mm，记录为 ${rounded(diagonal)} mm`;
};

/** Sizes of a sensor that are stated against those that its pixels give: a slip in a unit or in a digit. */
const computed: Rule = ({ category, attrs }) => {
  for (const rule of computedFigures[category] ?? []) {
    const { key, label, unit, how, tolerance } = rule;
    const [stated, value] = [figure(attrs, key), computedValue(rule, attrs)];
    if (tolerance === undefined || stated === undefined || typeof value !== 'number') continue;
    if (Math.abs(value - stated) <= stated * tolerance) continue;
    return `${label}记录为 ${rounded(stated)} ${unit}，推算为 ${rounded(value)} ${unit}（${how}）`;
  }
  return undefined;
};

/** The engine refuses to compute with such a record. */
const distance: Rule = record => contradictionOf(record) ?? undefined;

const coverage: Rule = ({ category, attrs }) => {
  if (category !== 'telecentric-lens') return undefined;
  const [m, circle, view] = ['magnification', 'imageCircleMm', 'objectFovDiameterMm'].map(key => figure(attrs, key));
  if (!m || !circle || !view || view * m <= circle * 1.1) return undefined;
  return `物方视野 ${view} mm × 倍率 ${m} 大于像圈 ${circle} mm`;
};

/** `300250` at the end of a flat light's part number: two sizes of the same number of digits. */
const sizeInName: Rule = ({ category, model, attrs }) => {
  if (category !== 'light') return undefined;
  const [, a, b] = /(?:HFS|PHFS|HPFS)(\d{3})(\d{3})(?=\D|$)/.exec(model) ?? [];
  const [length, width] = ['length', 'width'].map(side => figure(attrs, side === 'length' ? 'lengthMm' : 'widthMm'));
  const [emitting, across] = [figure(attrs, 'emittingLengthMm'), figure(attrs, 'emittingWidthMm')];
  const named = [Number(a), Number(b)];
  const stated = [length ?? emitting, width ?? across];
  if (a === undefined || stated.includes(undefined)) return undefined;
  if (stated.every((value, at) => Math.abs((value ?? 0) - (named[at] ?? 0)) <= (named[at] ?? 0) * 0.15))
    return undefined;
  return `型号中的尺寸 ${named.join(' × ')} mm 与记录的 ${stated.join(' × ')} mm 不符`;
};

const nested: Rule = ({ category, attrs }) => {
  if (category !== 'light') return undefined;
  for (const { inner, outer } of nestedSizes) {
    const [within, around] = [figure(attrs, inner.key), figure(attrs, outer.key)];
    if (within === undefined || around === undefined || within <= around) continue;
    return `${inner.label} ${within} mm 大于${outer.label} ${around} mm`;
  }
  return undefined;
};

/** Ends of the range of a 3D area camera. The views of some profilers do shrink: their beam is aimed for shiny surfaces. */
const rangeEnds = [
  ['视野宽', 'fovNearMm', 'fovFarMm'],
  ['视野高', 'fovNearHeightMm', 'fovFarHeightMm'],
  ['点间距', 'resolutionXUm', 'resolutionXFarUm'],
] as const;

const growing: Rule = ({ category, attrs }) => {
  if (category !== 'face-3d') return undefined;
  for (const [label, nearKey, farKey] of rangeEnds) {
    const [near, far] = [figure(attrs, nearKey), figure(attrs, farKey)];
    if (near !== undefined && far !== undefined && near > far) return `${label}近端 ${near} 大于远端 ${far}`;
  }
  return undefined;
};

const rules: Readonly<Record<string, Rule>> = {
  接口带宽: bandwidth,
  滤镜螺纹: thread,
  靶面规格: format,
  像素与尺寸: computed,
  焦距与工作距离: distance,
  视野与像圈: coverage,
  型号中的尺寸: sizeInName,
  内外尺寸: nested,
  近远端: growing,
};

/** Contradictions between the figures of a record. A figure that is not stated contradicts nothing. */
export const suspicionsOf = (record: Examined): Suspicion[] =>
  Object.entries(rules).flatMap(([rule, apply]) => {
    const reason = apply(record);
    return reason === undefined ? [] : { rule, reason };
  });
