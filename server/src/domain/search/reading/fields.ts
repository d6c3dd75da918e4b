import type { AttributeDefinition } from '@shixuan/api';
import { foldText } from '../../catalogue/index/fold-text';
import type { Term } from '../model/term';
import type { Vocabulary } from '../vocabulary/vocabulary';
import type { QuantityReader } from './quantity';

const NONE: ReadonlySet<number> = new Set();
const FIGURE = /^\d/;
/** The unit at the end of an attribute's key: focalLengthMm. */
const KEY_UNIT = /(?<=[a-z])(?:Mm|Um|Nm|Mp|Fps|Khz|Hz|Deg|Pct|Kg|G|W|V|Ma|Db|MmS|MBs|K)$/u;

/**
 * What stands behind a field's name, as in lists and other search boxes: type:ring, mount=M58, focal=50. A choice is found
 * by its code, too; a figure is one of the attribute that the field names.
 * @param isField whether a name of a field begins at a place of the query
 */
export function withFields(
  terms: readonly Term[],
  isField: (start: number) => boolean,
  vocabulary: Vocabulary,
  quantities: QuantityReader,
): readonly Term[] {
  if (!terms.some(({ start }) => isField(start))) return terms;
  return terms.map((term, at): Term => {
    const field = terms[at - 1];
    if (!field || !isField(field.start)) return term;
    if (FIGURE.test(term.key)) return figureOf(term, field.key, vocabulary, quantities);
    return term.kind === 'text' ? choiceOf(term, vocabulary) : term;
  });
}

function figureOf(term: Term, field: string, vocabulary: Vocabulary, quantities: QuantityReader): Term {
  for (const { label } of attributesOf(vocabulary).filter(attribute => isNamed(attribute, field))) {
    const said = foldText(label) + term.key;
    const read = quantities.read(said, 0, () => true, NONE);
    if (read?.end === said.length) return { ...term, kind: 'quantity', label: read.label, meanings: read.meanings };
  }
  return term;
}

/** The choice with this code, by its name in the trade where it has one: ring stands for all kinds of rings. */
function choiceOf(term: Term, vocabulary: Vocabulary): Term {
  for (const { options = [] } of attributesOf(vocabulary)) {
    const option = options.find(({ value }) => foldText(value) === term.key);
    const entry = option && vocabulary.named(foldText(option.label));
    if (entry?.kind !== 'option') continue;
    return { ...term, kind: 'option', label: entry.label, meanings: entry.meanings, texts: entry.texts };
  }
  return term;
}

const attributesOf = ({ index }: Vocabulary): AttributeDefinition[] =>
  [...index.segments.values()].flatMap(({ attributes }) => attributes);

/** Whether a field's name is, or begins, that of an attribute without its unit: focal, pixel size. */
const isNamed = ({ key }: AttributeDefinition, field: string): boolean =>
  key.replace(KEY_UNIT, '').toLowerCase().startsWith(field.replace(/[_-]/gu, ''));
