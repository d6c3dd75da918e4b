import { shapeWord } from '../lexicon/shapes';
import type { Question, Reading } from '../model/readings';
import { tokensOf } from '../tokens/tokens';
import { isUsuallyTelecentric } from './telecentric';

/** Bands up to this width, mm, are measured telecentrically even where a plain back light would show the edge. */
const FINE_MM = 0.02;

type Of = (slot: Reading['slot']) => Reading | undefined;

/** An offer that adds words to the line. */
const added = (text: string, why: string, words: readonly (readonly [label: string, words: string])[]): Question => ({
  spans: [{ start: 0, end: text.length }],
  why,
  choices: words.map(([label, more]) => ({ label, text: `${text.replace(/[\s，,。；;]+$/, '')}，${more}` })),
});

/**
 * What one would buy beside what the line says. Nothing of it is read before the visitor chooses it.
 * @param refusesTelecentric the line says that a telecentric lens or a back light is not wanted
 */
export function offersOf(text: string, readings: readonly Reading[], refusesTelecentric: boolean): Question[] {
  const of: Of = slot => readings.find(each => each.slot === slot);
  const shape = offerOfShape(text, of);
  return [...(shape ? [shape] : refusesTelecentric ? [] : offersOfSize(text, readings, of)), ...offersOfAxis(text, of)];
}

/** A weld, a step or a flatness is measured by a laser line; a defect, a light or a lens says that the surface is looked at. */
function offerOfShape(text: string, of: Of): Question | null {
  const word = shapeWord(text);
  const isSeen = (['mode', 'feature', 'objectPixel', 'technique', 'content'] as const).some(of);
  if (word === null || isSeen) return null;
  const why = `「${word}」：测高度和形状一般用 3D 线激光，2D 相机只看得到表面`;
  return added(text, why, [['改用 3D 线激光', '3D 线激光']]);
}

/**
 * A size is measured with a telecentric lens before parallel light, whose edges are known five times as finely as those of a common
 * lens.
 */
function offersOfSize(text: string, readings: readonly Reading[], of: Of): Question[] {
  const [tolerance, light] = [of('tolerance'), of('technique')];
  if (tolerance?.slot !== 'tolerance' || of('mode') || !isUsuallyTelecentric(text, readings)) return [];
  if (light && (light.value !== 'backlight' || tolerance.value > FINE_MM)) return [];
  if (!light) return [added(text, '测尺寸一般用远心镜头，轮廓用平行背光', [['加上远心、平行背光', '远心，平行背光']])];
  // 背光 gives way to what is offered; otherwise the words are added to the line.
  const why = '这样的公差一般用远心镜头和平行背光测轮廓';
  return [{ spans: light.spans, why, choices: [{ label: '改用远心、平行背光', text: '远心镜头+平行背光' }] }];
}

/** Parts that lie on their side. */
const ROUND = /(?<!同)轴(?!承)|销|杆|棒|辊|滚[针子柱]|(?<!针)管|shaft|\bpins?\b|\brods?\b|roller/i;
/** How far the axis is above the bottom of a V of 90°, in radii. */
const IN_V = Math.SQRT2;

/** Shafts of several diameters that lie have their axes, and with them their outlines, at several heights. */
function offersOfAxis(text: string, of: Of): Question[] {
  const diameter = of('diameter');
  if (!diameter || of('heightVariation') || !ROUND.test(text)) return [];
  const range = diameter.spans
    .flatMap(({ start, end }) => tokensOf(text.slice(start, end)))
    .find(token => token.kind === 'amount' && token.shape === 'range');
  if (range?.kind !== 'amount') return [];
  const [low = 0, high = low] = range.figures;
  const radii = Math.abs(high - low) / 2;
  if (radii === 0) return [];
  const mm = (factor: number) => `${Number((radii * factor).toPrecision(3))} mm`;
  const why = `不同直径的轴心高度不一样：平放差 ${mm(1)}，90° V 形块里差 ${mm(IN_V)}。相机从上方看，就写进高度差`;
  return [
    added(text, why, [
      [`平放：高度差 ${mm(1)}`, `高度差 ${mm(1)}`],
      [`V 形块：高度差 ${mm(IN_V)}`, `高度差 ${mm(IN_V)}`],
    ]),
  ];
}
