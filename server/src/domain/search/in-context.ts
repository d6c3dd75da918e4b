import type { QuantityReader } from './quantity';
import { isNarrowing, isUnderstood, type Term } from './term';
import type { Vocabulary } from './vocabulary';

/** Sony's sensors are also named by their number alone: 索尼 264, 304 芯片. */
const SENSOR_NUMBER = /^\d{3}$/;
const BARE = /^\d{1,4}(?:\.\d{1,2})?$/;

/**
 * Reads terms anew in the light of the others: a number beside a maker or category may be a figure (kowa 25), a maker
 * beside a sensor is the maker of the sensor (索尼 IMX273).
 */
export function inContext(typed: readonly Term[], vocabulary: Vocabulary, quantities: QuantityReader): Term[] {
  const terms = withOneCategory(typed.map((term, _, all) => ofFamily(term, all, vocabulary))).map((term, at, all) =>
    numbered(term, [all[at - 1], all[at + 1]], vocabulary),
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

/** The country of makers: 国产. */
const isOrigin = ({ kind, meanings }: Term): boolean =>
  kind === 'option' && meanings.every(({ filters }) => Object.keys(filters).join() === 'brand');

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

/** Attributes that say what kind of product something is. */
const KINDS: readonly string[] = ['shape', 'principle', 'kind', 'drive'];

/** A choice that names a kind of product of one category: 线光源, 双远心. */
const isKind = ({ kind, meanings, active }: Term): boolean =>
  active &&
  kind === 'option' &&
  meanings.length === 1 &&
  meanings.every(({ filters }) => Object.keys(filters).every(key => KINDS.includes(key)));

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
