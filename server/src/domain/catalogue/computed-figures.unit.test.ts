import { expect, test } from 'vitest';
import { computedFigures, computedValue } from './computed-figures';
import { productRecords, siteData } from './import/site-data.fixture';
import { validateRecords } from './import/validate';

test('the rules give what the records of the site state as computed by them', () => {
  const found = { held: 0, off: [] as string[] };
  for (const { code } of siteData.categories)
    for (const { model, attrs, source } of validateRecords(`${code}.json`, productRecords(code), siteData))
      for (const rule of computedFigures[code] ?? []) {
        if (!source.derived.some(({ key, how }) => key === rule.key && how === rule.how)) continue;
        found.held += 1;
        const [stated, value] = [attrs[rule.key], computedValue(rule, attrs)].map(each => [each].flat());
        const near = stated?.every((end, at) => Math.abs(Number(end) - Number(value?.[at])) <= Number(end) * 0.004);
        if (!near) found.off.push(`${model} ${rule.key}`);
      }
  expect(found.off).toEqual([]);
  expect(found.held).toBeGreaterThan(4000);
});

test('every rule speaks of attributes of its category, by their labels and units', () => {
  const wrong = Object.entries(computedFigures).flatMap(([code, rules]) => {
    const category = siteData.categories.find(each => each.code === code);
    const known = new Map(category?.attributes.map(each => [each.key, each]));
    return rules.flatMap(({ key, label, unit, from, unless }) => {
      const own = known.get(key);
      const strangers = [...from, unless ?? key].filter(each => !known.has(each));
      return own?.label === label && (own.unit ?? '') === unit && strangers.length === 0 ? [] : [`${code} ${key}`];
    });
  });
  expect(wrong).toEqual([]);
});
