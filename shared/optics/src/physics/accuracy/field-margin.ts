import { defineFormula, type Variable } from '../../formula/define-formula';
import { telljohann, zhang3399 } from '../../formula/sources/accuracy';

const object: Variable = { symbol: 'L', label: '物体边长', unit: 'mm', min: 0.001, max: 50_000 };

/** Suggested 留边: the field is 10 to 20 % wider than the object, or the object fills 70 to 80 % of it. */
export const suggestedFieldMargin = { pct: 10, minPct: 10, maxPct: 20, source: zhang3399 };

/** Field of view for an object with a margin around it, mm. @throws OpticsInputError */
export const fieldWithMargin = defineFormula<{ objectMm: number; marginPct: number }>({
  symbol: 'FOV',
  label: '视野',
  unit: 'mm',
  expression: 'L × (1 + q ÷ 100)',
  inputs: { objectMm: object, marginPct: { symbol: 'q', label: '留边', unit: '%', min: 0, max: 300 } },
  source: telljohann,
  compute: ({ objectMm, marginPct }) => objectMm * (1 + marginPct / 100),
});

/** Field of view of which the object fills a given share, mm. @throws OpticsInputError */
export const fieldForFill = defineFormula<{ objectMm: number; fill: number }>({
  symbol: 'FOV',
  label: '视野',
  unit: 'mm',
  expression: 'L ÷ η',
  inputs: { objectMm: object, fill: { symbol: 'η', label: '物体占视野', unit: '', min: 0.05, max: 1 } },
  source: telljohann,
  compute: ({ objectMm, fill }) => objectMm / fill,
});
