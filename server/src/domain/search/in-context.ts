import { withValues } from './attribute-values';
import type { QuantityReader } from './quantity';
import { isKind, isNarrowing, isOrigin, isSensor, isUnderstood, type Term } from './term';
import type { Vocabulary } from './vocabulary';

/** Sony's sensors are also named by their number alone: 索尼 264, 304 芯片. */
const SENSOR_NUMBER = /^\d{3}$/;
const BARE = /^\d{1,4}(?:\.\d{1,2})?$/;

/**
 * Reads terms anew in the light of the others: a number beside a maker or category may be a figure (kowa 25), a maker
 * beside a sensor is the maker of the sensor (索尼 IMX273).
 */
export function inContext(typed: readonly Term[], vocabulary: Vocabulary, quantities: QuantityReader): Term[] {
  const known = withValues(withoutTask(typed, vocabulary), vocabulary, quantities);
  const read = withOneCategory(known.map((term, _, all) => ofFamily(term, all, vocabulary)));
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
  return terms.map((term): Term => {
    // Beside a maker its country says nothing, or asks for another: basler 国产替代.
    if (hasMaker && isOrigin(term)) return { ...term, role: 'filler', meanings: [] };
    if (hasName && term.kind === 'text' && BARE.test(term.key)) {
      const meanings = quantities.bare(term.key);
      return meanings.length > 0 ? { ...term, kind: 'number', meanings } : term;
    }
    const maker = isAboutSensors ? vocabulary.sensorMakers.get(term.key) : undefined;
    if (!maker) return term;
    if (hasSensor) return { ...term, role: 'filler' };
    return { ...term, kind: 'option', label: maker.label, meanings: maker.meanings, brandIds: [] };
  });
}

/** Behind a defect or a tolerance stands a figure of the task, which no product has: 缺陷0.1mm. */
function withoutTask(terms: readonly Term[], { taskWords }: Vocabulary): readonly Term[] {
  // Without a kind of product, how to do the task is asked.
  const role = terms.some(({ kind }) => kind === 'category' || kind === 'option') ? 'filler' : 'asking';
  const isOfTask = (term: Term, at: number) => term.kind === 'quantity' && taskWords.has(terms[at - 1]?.key ?? '');
  const isTask = role === 'asking' && terms.some(isOfTask);
  return terms.map((term, at) =>
    isOfTask(term, at) || (isTask && term.kind === 'quantity') ? { ...term, kind: 'text', role, meanings: [] } : term,
  );
}

/** No product has two sensors: each of those that are named will do. */
function withEitherSensor(terms: readonly Term[]): readonly Term[] {
  const sensors = terms.filter(isSensor);
  if (sensors.length < 2) return terms;
  const texts = [...new Set(sensors.flatMap(each => each.texts))];
  return terms.map(term => (isSensor(term) ? { ...term, texts } : term));
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

/** Of categories that exclude each other the last one is meant: 相机镜头 are lenses, 线扫相机的线光源 are lights. */
function withOneCategory(terms: readonly Term[]): readonly Term[] {
  const categories = terms.filter(term => isNarrowing(term) && term.kind === 'category');
  const ids = ({ meanings }: Term) => meanings.map(({ categoryId }) => categoryId);
  const last = terms.findLast(term => categories.includes(term) || isKind(term));
  if (!last || ids(last).some(id => categories.every(each => ids(each).includes(id)))) return terms;
  const kept = new Set(ids(last));
  return terms.map(term =>
    categories.includes(term) && !ids(term).some(id => kept.has(id)) ? { ...term, role: 'filler' } : term,
  );
}
