import { expect, test } from 'vitest';
import { imagingExamples } from './imaging-examples';
import { systemExamples } from './system-examples';
import { toldFigures } from './told-figures';
import { workedExamples } from './worked-example';

const ids = workedExamples.map(({ id }) => id);

test('there are 95 examples, each with an id of its own', () => {
  expect(ids).toHaveLength(95);
  expect(new Set(ids).size).toBe(95);
});

test('every example is computed again by the engine', () => {
  expect(ids.filter(id => !(id in imagingExamples) && !(id in systemExamples))).toEqual([]);
});

test('nothing is computed for an example that does not exist', () => {
  const known = new Set(ids);
  expect([...Object.keys(imagingExamples), ...Object.keys(systemExamples)].filter(id => !known.has(id))).toEqual([]);
});

test.each(workedExamples.map(example => [example.id, example.publisher, example.source_url, example] as const))(
  '%s: %s (%s)',
  (_id, _publisher, _url, example) => {
    const told = toldFigures(example);
    expect(Object.keys(told).sort()).toEqual(Object.keys(example.outputs).sort());
    for (const [name, { value, tolerance_pct }] of Object.entries(example.outputs)) {
      const deviationPct = (Math.abs((told[name] ?? Number.NaN) - value) / Math.abs(value)) * 100;
      expect(deviationPct, `${name}: ${told[name]} instead of ${value}`).toBeLessThanOrEqual(tolerance_pct);
    }
  },
);
