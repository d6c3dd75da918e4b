import {
  neutralProfileState,
  neutralState,
  neutralVolumeState,
  parseProfileSearch,
  parseSelectionSearch,
  parseVolumeSearch,
  printProfileSearch,
  printSelectionSearch,
  printVolumeSearch,
  type RefusedPart,
} from '@shixuan/task-url';
import { CHINESE_NUMBER } from '../figures/chinese-numbers';
import { shapeWord } from '../lexicon/shapes';
import { applyToProfile, applyToSelection, applyToVolume, kindOf } from '../model/apply';
import { describeReading } from '../model/describe-reading';
import { hasSlot, inKind, notOfKind } from '../model/kind-slots';
import type { Piece, PieceKind, Reading, SlotId, Span, TaskKind, TaskReading } from '../model/readings';
import { sentence } from '../model/sentence';
import { contradictionsOf } from './contradictions';
import { offersOf } from './offers';
import { formOfPart } from './part-forms';
import { telecentricOf } from './telecentric';
import { webOf } from './web';

/** Slots of which a task has one. */
const groups: readonly (readonly SlotId[])[] = [
  ['feature', 'tolerance', 'objectPixel'],
  ['field', 'diameter', 'width'],
  ['field', 'length'],
  ['field', 'height'],
];
const sizeSlots: ReadonlySet<SlotId> = new Set(['field', 'width', 'height', 'length', 'diameter']);
const excludes = (slot: SlotId, other: SlotId) => groups.some(group => group.includes(slot) && group.includes(other));

interface Settings {
  page: TaskKind;
  /** Positions of words whose value gives way to a figure or to another word for the kind of task. */
  weak: ReadonlySet<number>;
  /** Whether a telecentric lens or the back light that it takes is not wanted. */
  refusesTelecentric: boolean;
}

/** Turns what contradicts, what the kind of task does not have and what no form takes into questions. */
export function settle(
  text: string,
  raw: Omit<TaskReading, 'offers'>,
  { page, weak, refusesTelecentric }: Settings,
): TaskReading {
  const questions = [...raw.questions];
  const nouns: Piece[] = raw.pieces.filter(({ kind }) => kind === 'noun');
  const ordered = raw.readings
    .map((reading, i) => ({ reading, i }))
    .sort((a, b) => startOf(a.reading) - startOf(b.reading) || a.i - b.i)
    .map(({ reading }) => reading);
  const isWeak = ({ slot, spans }: Reading) =>
    (slot === 'wavelengthNm' || slot === 'mode') && weak.has(spans[0]?.start ?? -1);
  /** A word that gives way, and what it gives way to is there. 3D on the page of 3D area cameras says nothing new. */
  const isBeaten = (reading: Reading) =>
    isWeak(reading) &&
    ((reading.slot === 'mode' && page === 'volume') ||
      ordered.some(each => each.slot === reading.slot && !isWeak(each)));
  // What is said twice or beside something else is asked; a field of view in one piece comes first.
  const hasField = ordered.some(({ slot }) => slot === 'field');
  const kind = kindOf(
    ordered.filter(reading => !isBeaten(reading)),
    page,
  );
  const kept: Reading[] = [];
  const ask = (reading: Reading, why: string, choices: { label: string; text: string }[] = []) =>
    questions.push({ spans: reading.spans, why: sentence(text, reading.spans, why), choices });
  for (const told of ordered) {
    const reading = inKind(kind, told);
    if (isBeaten(reading)) {
      nouns.push(...reading.spans.map(span => ({ ...span, kind: 'noun' as const })));
      continue;
    }
    const { slot } = reading;
    const { label } = describeReading(reading, kind);
    const isUnnamedField = slot === 'field' && !isNamedField(reading);
    if (isUnnamedField && isOneOfFields(ordered)) {
      const size = text.slice(...endsOf(reading));
      ask(reading, '写了几个尺寸，哪个是视野？', [{ label: `视野 ${size}`, text: `视野 ${size}` }]);
      continue;
    }
    const same =
      kept.find(each => each.slot === slot) ??
      (isUnnamedField ? ordered.find(isNamedField) : outerDiameterOf(text, ordered, reading));
    const other =
      slot !== 'field' && hasField && excludes(slot, 'field')
        ? ordered.find(each => each.slot === 'field')
        : kept.find(each => each.slot !== slot && excludes(slot, each.slot));
    // What is measured in 3D is the outline; lamps of the hall matter where a volume is seen.
    if ((kind !== 'imaging' && slot === 'content') || (kind !== 'volume' && slot === 'ambient'))
      nouns.push(...reading.spans.map(span => ({ ...span, kind: 'noun' as const })));
    else if (!hasSlot(kind, slot))
      ask(
        reading,
        kind === 'profile' && slot === 'length' ? alongLaser : notOfKind(kind, label),
        kind === 'profile' ? insteadIn3d(text, reading) : [],
      );
    else if (slot === 'feature' && same?.slot === 'feature' && isOfOtherDefect(text, same, reading)) {
      same.value = Math.min(same.value, reading.value);
      same.spans.push(...reading.spans);
    } else if (same && slot !== 'link') {
      if (JSON.stringify(same.value) === JSON.stringify(reading.value)) same.spans.push(...reading.spans);
      else ask(reading, `${label}已经写过：${describeReading(same, kind).text}`);
    } else if (other && kind !== 'profile') {
      const { label: first, text: value } = describeReading(other, kind);
      const size = slot === 'height' ? sizeTyped(text, reading) : '';
      ask(reading, `已经写了${first} ${value}`, size ? [{ label: '高度差', text: `高度差 ${size}` }] : []);
    } else {
      const refused = refusedOf(reading, kind);
      const range = refused?.expected.range;
      if (refused) ask(reading, `不在${label}的范围内${range === undefined ? '' : `（${range}）`}`);
      else kept.push({ ...reading, spans: [...reading.spans] });
    }
  }
  const third = kept.findIndex(({ slot }) => slot === 'height');
  const height = kept[third];
  if (height && kind === 'imaging' && ['length', 'width'].every(slot => kept.some(each => each.slot === slot))) {
    kept.splice(third, 1);
    const size = sizeTyped(text, height);
    ask(height, '第三个尺寸是高度差吗？', [{ label: '高度差', text: `高度差 ${size}` }]);
  }
  // A height alone is more often that of the part than that of the field of view.
  const sizes = kept.filter(({ slot }) => sizeSlots.has(slot));
  const only = sizes.find(({ slot }) => slot === 'height');
  const isOfField = only !== undefined && /视[野场]|field/i.test(text.slice(...endsOf(only)));
  // So is the height beside a diameter: that of a pin that stands, or that of one seen from the side.
  const isAlone = sizes.every(({ slot }) => slot === 'height' || slot === 'diameter');
  // A weld 8 mm wide and 3 mm high is no field of view of 8 × 3 mm.
  const isOfShape = !kept.some(({ slot }) => slot === 'mode' || slot === 'feature') && shapeWord(text) !== null;
  if (only && !isOfField && (isAlone || isOfShape) && kind === 'imaging') {
    kept.splice(kept.indexOf(only), 1);
    const size = sizeTyped(text, only);
    ask(only, '是视野的高还是工件的高度差？', [
      ...['视野高', '高度差'].map(label => ({ label, text: `${label} ${size}` })),
      ...(isOfShape ? [{ label: '高度差（3D 线激光）', text: `高度差 ${size}，3D 线激光` }] : []),
    ]);
  }
  const web = kind === 'imaging' ? webOf(text, kept) : null;
  if (web) kept.push(web);
  const form = kind === 'imaging' ? formOfPart(text, nouns, kept) : null;
  if (form) kept.push(form);
  for (const { dropped, question } of contradictionsOf(text, kept)) {
    for (const reading of dropped) kept.splice(kept.indexOf(reading), 1);
    questions.push(question);
  }
  const followed = kind === 'imaging' && !refusesTelecentric ? telecentricOf(text, kept) : null;
  if (followed) {
    const slots = new Set(followed.readings.map(({ slot }) => slot));
    kept.splice(0, kept.length, ...kept.filter(({ slot }) => !slots.has(slot)), ...followed.readings);
  }
  questions.sort((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0));
  const strange = raw.pieces.filter(piece => piece.kind === 'strange');
  const offers =
    kind === 'imaging' ? [...(followed ? [followed.offer] : []), ...offersOf(text, kept, refusesTelecentric)] : [];
  return { readings: kept, questions, offers, pieces: piecesOf(text, { strange, nouns, questions, kept }) };
}

/** 崩缺 1 mm，裂纹 0.2 mm: of defects that are named apart, all are to be seen, so that the smallest counts. */
function isOfOtherDefect(text: string, ...both: readonly [Reading, Reading]): boolean {
  const [first, second] = both.map(({ spans }) =>
    text
      .slice(...endsOf({ spans }))
      .replace(/[\d.].*/s, '')
      .trim(),
  );
  return Boolean(first && second) && first !== second && !/最|min|smallest/i.test(`${first}${second}`);
}

/** A laser line spans one side; the other is the way that the part moves, as long as it likes. */
const alongLaser = '这一边沿激光线吗？沿运动方向的长度不限，不用填';

/** What a task of line profilers has instead. For a band a sensor has to repeat to a tenth of it, as gauges are chosen. */
function insteadIn3d(text: string, reading: Reading): { label: string; text: string }[] {
  const { slot, value } = reading;
  if (slot === 'wd') {
    return [{ label: '安装净空', text: `安装净空 ${sizeTyped(text, reading)}` }];
  }
  if (slot === 'length') {
    const size = sizeTyped(text, reading);
    return [{ label: `工件宽 ${size}（沿激光线）`, text: `工件宽 ${size}` }];
  }
  if (slot !== 'tolerance') return [];
  const wanted = `Z 向重复精度 ${Number((100 * Number(value)).toPrecision(6))} µm`;
  return [{ label: `${wanted}（公差带的 1/10）`, text: wanted }];
}

/** Whether sizes that differ are said, and of none that it is the field of view: one may be that of a small thing in it. */
const isOneOfFields = (readings: readonly Reading[]): boolean =>
  !readings.some(isNamedField) &&
  new Set(readings.flatMap(({ slot, value }) => (slot === 'field' ? [JSON.stringify(value)] : []))).size > 1;

/** Whether a field of view has its word beside its figure: it comes before a size that nothing is said of. */
const isNamedField = ({ slot, spans }: Reading) => slot === 'field' && spans.length > 1;

/** 线径 0.8 外径 12: the larger outer diameter of the part whose wire or bore another diameter is of. */
function outerDiameterOf(text: string, readings: readonly Reading[], reading: Reading): Reading | undefined {
  const isOuter = (each: Reading) => OUTER_DIAMETER.test(text.slice(...endsOf(each)));
  if (reading.slot !== 'diameter' || isOuter(reading)) return undefined;
  return readings.find(each => each.slot === 'diameter' && each.value > reading.value && isOuter(each));
}
const OUTER_DIAMETER = /外圆|外径|outer|outside|\bod\b/i;

type Spanned = Pick<Reading, 'spans'>;
const startOf = ({ spans }: Spanned) => spans[0]?.start ?? 0;
const endsOf = ({ spans }: Spanned): [number, number] => [startOf({ spans }), spans.at(-1)?.end ?? 0];

/** The figure of a reading as it was typed, without its word: 30 mm of 长 30 mm, 三百毫米 of 长三百毫米. */
const sizeTyped = (text: string, reading: Reading): string => text.slice(...endsOf(reading)).replace(BEFORE_FIGURE, '');
const BEFORE_FIGURE = new RegExp(`^(?:(?!${CHINESE_NUMBER}|半)[^\\d.])+`);

/** What the address of a task does not take of the value, if anything: the ranges of the form are those of the address. */
function refusedOf(reading: Reading, kind: TaskKind): RefusedPart | undefined {
  if (kind === 'volume') {
    const { state } = applyToVolume(neutralVolumeState, [reading]);
    return parseVolumeSearch(printVolumeSearch(state)).refused[0];
  }
  if (kind === 'profile') {
    const { state } = applyToProfile(neutralProfileState, [reading]);
    return parseProfileSearch(printProfileSearch(state)).refused[0];
  }
  const { state } = applyToSelection(neutralState('systems'), [reading]);
  return parseSelectionSearch(printSelectionSearch(state), 'systems').refused[0];
}

interface Marked {
  strange: readonly Span[];
  nouns: readonly Span[];
  questions: TaskReading['questions'];
  kept: readonly Reading[];
}

/** The whole line in pieces, in order. */
function piecesOf(text: string, { strange, nouns, questions, kept }: Marked): Piece[] {
  const kinds: PieceKind[] = Array.from({ length: text.length }, () => 'filler');
  const mark = (spans: readonly Span[], kind: PieceKind) => {
    for (const { start, end } of spans) kinds.fill(kind, start, end);
  };
  mark(strange, 'strange');
  mark(nouns, 'noun');
  mark(
    questions.flatMap(({ spans }) => spans),
    'asked',
  );
  mark(
    kept.flatMap(({ spans }) => spans),
    'read',
  );
  const pieces: Piece[] = [];
  kinds.forEach((kind, position) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) last.end = position + 1;
    else pieces.push({ kind, start: position, end: position + 1 });
  });
  return pieces;
}
