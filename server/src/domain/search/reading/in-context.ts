import type { Segment } from '../../catalogue/index/segment';
import type { Entry } from '../model/entry';
import type { Meaning } from '../model/meanings';
import { isKind, isOrigin, isPartNumber, isSensor, isUnderstood, type Term } from '../model/term';
import { hasHan } from '../text/pinyin-keys';
import { withMakers } from '../vocabulary/maker-initials';
import type { Vocabulary } from '../vocabulary/vocabulary';
import { withoutLabels, withValues } from './attribute-values';
import { withoutNegated } from './negated';
import { withoutNegatedNames } from './negated-names';
import { withOneCategory } from './one-category';
import type { QuantityReader } from './quantity';
import { withOrNot } from './question';
import { withCountedChoices, withShortHeads } from './short-words';

/** Sony's sensors are also named by their number alone: 索尼 264, 304 芯片. */
const SENSOR_NUMBER = /^\d{3}$/;
/** The size of a light without the name of a side. */
const NOMINAL = /^(\d{2,4})(?:mm|毫米)$/u;
/** 12g, 12.5Gbps: links are named by whole numbers. */
const GIGABITS = /^(\d{1,2})(?:\.\d{1,2})?g(?:bps|bit|b)?(?:\/s)?$/u;
const LETTERS = /^[a-z]{2,}/u;
const BARE = /^\d{1,4}(?:\.\d{1,2})?$/;

/**
 * Reads terms anew in the light of the others: a number beside a maker or category may be a figure (kowa 25), a maker
 * beside a sensor is the maker of the sensor (索尼 IMX273).
 */
export function inContext(
  typed: readonly Term[],
  vocabulary: Vocabulary,
  quantities: QuantityReader,
  breaks: ReadonlySet<number>,
): Term[] {
  const { segments } = vocabulary.index;
  const headed = withCountedChoices(withShortHeads(withOrNot(typed), vocabulary), quantities);
  const made = withMakers(headed, vocabulary.makersByInitials, segments);
  const asked = made.map((term, at) => counted(term, made[at - 1], quantities));
  const ofNames = withoutNegatedNames(withoutLabels(asked, vocabulary), segments, vocabulary.named);
  const wanted = withoutNegated(ofNames, segments, quantities, breaks);
  const known = withValues(withoutTask(wanted, vocabulary), vocabulary, quantities);
  const read = withOneCategory(
    withPictures(withPixelsAcross(withFieldOfView(known, vocabulary), segments), vocabulary).map((term, _, all) =>
      ofFamily(term, all, vocabulary),
    ),
    vocabulary,
    breaks,
  );
  const terms = withEitherSensor(
    read.map((term, at, all) =>
      numbered(continued(term, all[at - 1], quantities), [all[at - 1], all[at + 1]], vocabulary),
    ),
  );
  const hasName = terms.some(term => isUnderstood(term) && ['brand', 'category', 'option'].includes(term.kind));
  const hasSensor = terms.some(
    term => term.kind === 'sensor' || (isSensorFamily(term) && !vocabulary.sensorMakers.has(term.key)),
  );
  const isAboutSensors = hasSensor || terms.some(({ key }) => vocabulary.sensorWords.has(key));
  const hasMaker = terms.some(term => term.kind === 'brand' && isUnderstood(term));
  const isOfShape = terms.some(term => isKind(term) && term.meanings.every(({ filters }) => filters.shape));
  const hasNumber = terms.some(isPartNumber);
  return terms.map((term): Term => {
    // Beside a part number that is what became of it: m1614-mp2 停产了用什么代替.
    if (hasNumber && isSupply(term)) return { ...term, role: 'filler', meanings: [] };
    const link = term.kind === 'text' ? linkOf(term, terms, vocabulary) : undefined;
    if (link) return { ...term, kind: 'option', label: link.label, meanings: link.meanings };
    // 同轴光 60mm: lights are named by a size that need not be one of their sides.
    const nominal = isOfShape && term.kind === 'quantity' ? NOMINAL.exec(term.key)?.[1] : undefined;
    if (nominal) return { ...term, kind: 'number', key: nominal };
    // Beside a maker its country says nothing, or asks for another: basler 国产替代.
    if (hasMaker && isOrigin(term)) return { ...term, role: 'filler', meanings: [] };
    if (hasName && term.kind === 'text' && term.role !== 'filler' && BARE.test(term.key)) {
      const meanings = quantities.meanings.bare(term.key);
      return meanings.length > 0 ? { ...term, kind: 'number', meanings } : term;
    }
    const maker = isAboutSensors ? vocabulary.sensorMakers.get(term.key) : undefined;
    if (!maker) return term;
    if (hasSensor) return { ...term, role: 'filler' };
    return { ...term, kind: 'option', label: maker.label, meanings: maker.meanings, brandIds: [] };
  });
}

/** Whether products can still be bought: 停产. */
const isSupply = ({ kind, meanings }: Term): boolean =>
  kind === 'option' && meanings.length > 0 && meanings.every(({ filters }) => Object.keys(filters).join() === 'status');

/**
 * Two sides are those of a round field of view only where a field of view or a kind of product that has one is named:
 * 300x300 视野, 远心 300x300.
 */
function withFieldOfView(
  terms: readonly Term[],
  { attributeKeys, synonyms: { diagonals } }: Vocabulary,
): readonly Term[] {
  const isOfDiagonal = ({ filters }: Meaning) => Object.keys(filters).every(key => diagonals.includes(key));
  const isPair = ({ kind, meanings }: Term) => kind === 'quantity' && meanings.length > 1;
  return terms.map(term => {
    if (!isPair(term) || !term.key.includes('x') || !term.meanings.some(isOfDiagonal)) return term;
    const isAsked = ({ categoryId }: Meaning) =>
      terms.some(
        ({ kind, key, meanings }) =>
          attributeKeys.get(key)?.some(each => diagonals.includes(each)) ||
          ((kind === 'category' || kind === 'option') && meanings.some(each => each.categoryId === categoryId)),
      );
    return { ...term, meanings: term.meanings.filter(each => !isOfDiagonal(each) || isAsked(each)) };
  });
}

/** Advice is asked for. */
const ADVICE = /推荐/u;
/** How many of something are asked about, before its name: 几张标定板, 设多少 us. */
const HOW_MANY = /(?:几|多少)[张个块台片]?$/u;

/** What is counted in a question is no file that is asked for, and a unit says nothing: 要拍几张标定板, 频闪设多少 us. */
function counted(term: Term, before: Term | undefined, quantities: QuantityReader): Term {
  if (before?.role !== 'asking' || !HOW_MANY.test(before.key)) return term;
  if (term.role === 'file') return { ...term, role: 'content' };
  return term.kind === 'text' && quantities.isUnit(term.key) ? { ...term, role: 'filler' } : term;
}

/** Pixels of a line beside what area cameras alone have are those across: 4K MIPI. Less by so much is called so, too. */
const ACROSS = 0.93;
function withPixelsAcross(terms: readonly Term[], segments: ReadonlyMap<number, Segment>): readonly Term[] {
  const has = (key: string) => (id: number) => segments.get(id)?.filters.has(key) === true;
  const isAcross = has('resolutionH');
  const isOfArea = ({ kind, meanings }: Term) =>
    kind === 'option' &&
    meanings.some(({ categoryId }) => isAcross(categoryId)) &&
    !meanings.some(({ categoryId }) => has('pixels')(categoryId));
  if (!terms.some(isOfArea)) return terms;
  return terms.map(term => {
    const [filters] = term.meanings.map(each => each.filters);
    const most = term.kind === 'quantity' ? filters?.pixels?.max : undefined;
    if (most === undefined || term.meanings.some(({ categoryId }) => isAcross(categoryId))) return term;
    const across = [...segments.keys()].filter(isAcross).map(categoryId => ({
      categoryId,
      filters: { resolutionH: { min: Math.round(most * ACROSS), max: most } },
    }));
    return { ...term, meanings: [...term.meanings, ...across] };
  });
}

/** Behind a defect or a tolerance stands a figure of the task, which no product has: 缺陷0.1mm, 公差正负5um. */
function withoutTask(terms: readonly Term[], { taskWords }: Vocabulary): readonly Term[] {
  // Without a kind of product, or where that is asked for, how to do the task is asked: 公差一丝用啥镜头.
  const isOfProduct = terms.some(({ kind }) => kind === 'category' || kind === 'option');
  const isAsked = terms.some(({ role: asked, key }) => asked === 'asking' || ADVICE.test(key));
  const role = isOfProduct && !isAsked ? 'filler' : 'asking';
  const isOfTask = (term: Term, at: number) =>
    term.kind === 'quantity' &&
    taskWords.has(terms.slice(0, at).findLast(({ role: said }) => said !== 'filler')?.key ?? '');
  const isTask = role === 'asking' && terms.some(isOfTask);
  return terms.map((term, at) =>
    isOfTask(term, at) || (isTask && term.kind === 'quantity') ? { ...term, kind: 'text', role, meanings: [] } : term,
  );
}

/** No product has two sensors: each of those that are named will do. */
function withEitherSensor(terms: readonly Term[]): readonly Term[] {
  const sensors = terms.filter(isSensor);
  if (sensors.length < 2) return terms;
  // Beside one of its types the name of a family says nothing more: pregius imx264.
  const holds = (family: Term, type: Term) =>
    family.texts.length > type.texts.length && type.texts.every(text => family.texts.includes(text));
  const types = sensors.filter(sensor => !sensors.some(other => holds(sensor, other)));
  const texts = [...new Set(types.flatMap(each => each.texts))];
  return terms.map(term => {
    if (!isSensor(term)) return term;
    return types.includes(term) ? { ...term, texts } : { ...term, kind: 'text', role: 'filler' };
  });
}

/** A word that goes on with the sign of the figure before it: PCIe Gen3 x8. */
function continued(term: Term, before: Term | undefined, quantities: QuantityReader): Term {
  const letters = before?.kind === 'quantity' ? /^[a-z]{3,}/.exec(before.key)?.[0] : undefined;
  if (!letters || term.kind !== 'text' || !/^[a-z]\d{1,2}$/.test(term.key)) return term;
  for (let length = letters.length; length > 2; length--) {
    const said = letters.slice(0, length) + term.key;
    const read = quantities.read(said, 0, at => at >= said.length, new Set());
    if (read?.end === said.length) return { ...term, kind: 'quantity', label: read.label, meanings: read.meanings };
  }
  return term;
}

/** A rate without the name of its link, which stands beside it: CXP 卡 12G is CXP-12. */
function linkOf({ key }: Term, terms: readonly Term[], { named }: Vocabulary): Entry | undefined {
  const rate = GIGABITS.exec(key)?.[1];
  if (rate === undefined) return undefined;
  for (const other of terms) {
    const letters = isUnderstood(other) ? LETTERS.exec(other.key)?.[0] : undefined;
    const entry = letters && named(`${letters}-${rate}`);
    if (entry && entry.kind === 'option') return entry;
  }
  return undefined;
}

/** Sensors by the name of their family, of which the maker follows: Pregius. */
const isSensorFamily = ({ kind, meanings }: Term): boolean =>
  kind === 'option' &&
  meanings.length > 0 &&
  meanings.every(({ filters }) => Object.keys(filters).join() === 'sensorMaker');

/** The name of a family of sensors that is also a word for files: 安森美 python 相机, unlike python 例程. */
function ofFamily(term: Term, all: readonly Term[], { sensorFamilies }: Vocabulary): Term {
  if (term.role !== 'file' || !sensorFamilies.has(term.key)) return term;
  const isOfCamera = all.some(each => isUnderstood(each) && each.kind !== 'brand');
  const isFile = all.some(each => each !== term && each.role === 'file');
  return isOfCamera && !isFile ? { ...term, kind: 'sensor', role: 'content' } : term;
}

/** 图 and 图片 ask for the drawing of what is named beside them; among other words they are part of what is told: 图片发黑. */
function withPictures(terms: readonly Term[], { pictureWords }: Vocabulary): readonly Term[] {
  const isPicture = ({ role, key }: Term) => role === 'file' && pictureWords.has(key);
  const others = terms.filter(term => !isPicture(term) && term.role !== 'filler');
  const isNumber = ({ kind, key }: Term) => kind === 'text' && /\d/.test(key) && !hasHan(key);
  const isNamed = others.some(term => term.kind === 'category' || isKind(term) || isNumber(term));
  const isAll = others.every(
    term =>
      isNumber(term) ||
      term.role === 'file' ||
      (term.role === 'content' && ['category', 'brand', 'option', 'sensor', 'quantity', 'number'].includes(term.kind)),
  );
  if (isNamed && isAll) return terms;
  return terms.map(term => (isPicture(term) ? { ...term, role: term.key.length > 1 ? 'filler' : 'content' } : term));
}

function numbered(
  term: Term,
  [before, after]: readonly (Term | undefined)[],
  { sensorMakers, sensorWords, sensors }: Vocabulary,
): Term {
  const isBeside =
    sensorMakers.has(before?.key ?? '') || [before, after].some(each => sensorWords.has(each?.key ?? ''));
  const isNumber = isBeside && SENSOR_NUMBER.test(term.key);
  const sensor = isNumber ? sensors.get(`imx${term.key}`) : undefined;
  return sensor ? { ...term, key: sensor.name, kind: sensor.kind, label: sensor.label, texts: sensor.texts } : term;
}
