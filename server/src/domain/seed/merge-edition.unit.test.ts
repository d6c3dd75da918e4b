import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EditionValues, mergeEdition, same } from './merge-edition';

const KEYS = ['strokeMm', 'mount', 'weightG'];

const values: fc.Arbitrary<EditionValues> = fc.record({
  categoryId: fc.constant(3),
  series: fc.constantFrom(null, 'A', 'B'),
  model: fc.constantFrom('M-1', 'm 1'),
  seriesLevel: fc.boolean(),
  attrs: fc.dictionary(fc.constantFrom(...KEYS), fc.integer({ min: 1, max: 3 })),
  source: fc.record({
    url: fc.constantFrom(null, 'https://one.example.com', 'https://two.example.com'),
    viaUrl: fc.constant(null),
    tier: fc.constant(null),
    confidence: fc.constant(null),
    notes: fc.constantFrom(null, 'note'),
    derived: fc.constant([]),
    fieldSources: fc.uniqueArray(
      fc.record({
        key: fc.constantFrom(...KEYS),
        url: fc.constantFrom('https://three.example.com', 'https://four.example.com'),
      }),
      { selector: ({ key }) => key },
    ),
  }),
});

const inAnyOrder = (source: EditionValues['source']) => ({
  ...source,
  fieldSources: source.fieldSources.toSorted((one, other) => one.key.localeCompare(other.key)),
});

const triples = (check: (base: EditionValues, stored: EditionValues, edition: EditionValues) => void) =>
  fc.assert(fc.property(values, values, values, check), { numRuns: 2000 });

test('a value follows the edition unless it was changed since the last one', () => {
  triples((base, stored, edition) => {
    const { values: merged, kept } = mergeEdition(base, stored, edition, KEYS);
    for (const key of KEYS) {
      const changed = !same(stored.attrs[key], base.attrs[key]);
      expect(merged.attrs[key]).toEqual((changed ? stored : edition).attrs[key]);
      expect(kept.includes(key)).toBe(changed && !same(stored.attrs[key], edition.attrs[key]));
    }
    expect(merged.series).toBe((stored.series === base.series ? edition : stored).series);
    expect(merged.source.notes).toBeDefined();
  });
});

test('nothing changed by hand: the product is the edition; no other edition: it stays as it is', () => {
  triples((base, stored, edition) => {
    expect(same(mergeEdition(base, base, edition, KEYS), { values: edition, kept: [] })).toBe(true);
    const { source, ...rest } = mergeEdition(base, stored, base, KEYS).values;
    expect(rest).toEqual({ ...stored, source: undefined });
    expect(inAnyOrder(source)).toEqual(inAnyOrder(stored.source));
  });
});

test('the same edition again changes nothing', () => {
  triples((base, stored, edition) => {
    const once = mergeEdition(base, stored, edition, KEYS);
    expect(mergeEdition(edition, once.values, edition, KEYS).values).toEqual(once.values);
  });
});

test('a product that came with no edition keeps its values and gets the unknown ones', () => {
  triples((_, stored, edition) => {
    const { values: merged } = mergeEdition(undefined, stored, edition, KEYS);
    expect(merged.attrs).toEqual({ ...edition.attrs, ...stored.attrs });
  });
});

test('each value keeps the page that it was taken from', () => {
  triples((base, stored, edition) => {
    const { values: merged } = mergeEdition(base, stored, edition, KEYS);
    for (const key of Object.keys(merged.attrs)) {
      const pageOf = ({ source }: EditionValues) =>
        source.fieldSources.find(entry => entry.key === key)?.url ?? source.url;
      const sides = [stored, edition].filter(side => same(side.attrs[key], merged.attrs[key]));
      const pages = sides.map(side => pageOf(side) ?? merged.source.url);
      expect(pages).toContain(pageOf(merged));
    }
  });
});

test('a product in another category is not mixed from two', () => {
  triples((base, stored, edition) => {
    const moved = { ...edition, categoryId: 4 };
    expect(mergeEdition(base, base, moved, KEYS).values).toBe(moved);
    const changed = { ...stored, series: 'by hand' };
    expect(mergeEdition(base, changed, moved, KEYS)).toEqual({ values: changed, kept: ['category'] });
  });
});
