import { expect, test } from 'vitest';
import { imagingExamples } from './imaging-examples';
import { systemExamples } from './system-examples';
import { given, type WorkedExample, workedExamples } from './worked-example';

/** Figures that the engine computes for an example. Imaging and system examples may each compute a part. */
function computedFigures(example: WorkedExample): Record<string, number> {
  const inputs = given(example);
  return { ...imagingExamples[example.id]?.(inputs), ...systemExamples[example.id]?.(inputs) };
}

const ids = workedExamples.map(({ id }) => id);

test('each example has an id of its own', () => {
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('every example is computed again by the engine', () => {
  expect(ids.filter(id => !(id in imagingExamples) && !(id in systemExamples))).toEqual([]);
});

test('nothing is computed for an example that does not exist', () => {
  const known = new Set(ids);
  expect([...Object.keys(imagingExamples), ...Object.keys(systemExamples)].filter(id => !known.has(id))).toEqual([]);
});

test.each(workedExamples.map(example => [example.id, example.publisher, example.source_url, example] as const))(
  '%s has its published figures: %s (%s)',
  (_id, _publisher, _url, example) => {
    const computed = computedFigures(example);
    expect(Object.keys(computed).sort()).toEqual(Object.keys(example.outputs).sort());
    for (const [name, { value, tolerance_pct }] of Object.entries(example.outputs)) {
      const deviationPct = (Math.abs((computed[name] ?? Number.NaN) - value) / Math.abs(value)) * 100;
      expect(deviationPct, `${name}: ${computed[name]} instead of ${value}`).toBeLessThanOrEqual(tolerance_pct);
    }
  },
);
