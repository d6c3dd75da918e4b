import { expect, test } from 'vitest';
import type { Formula, Variable } from '../formula/define-formula';
import { pcieGenerations } from './link/pcie';
import { pixelFormats } from './link/pixel-formats';

const modules = import.meta.glob(['./*/**/*.ts', '!./**/{*.test,index}.ts'], { eager: true });

const isFormula = (value: unknown): value is Formula<Record<string, number>> =>
  typeof value === 'function' && 'definition' in value;

const range = ({ symbol, label, unit, min, above, max, integer }: Variable) =>
  [
    `${label} ${symbol}${unit && ` ${unit}`}`,
    ...(above === undefined ? [] : [`> ${above}`]),
    ...(min === undefined ? [] : [`>= ${min}`]),
    ...(max === undefined ? [] : [`<= ${max}`]),
    ...(integer ? ['integer'] : []),
  ].join(', ');

/** Plain data of one row; sources by name, formulas by symbol. */
const row = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => {
    if (key.toLowerCase().endsWith('source') && typeof part === 'object' && part !== null && 'name' in part) {
      return part.name;
    }
    if (part === Number.POSITIVE_INFINITY) return 'Infinity';
    return isFormula(part) ? part.definition.symbol : part;
  });

function* declared(): Generator<string> {
  for (const [file, module] of Object.entries(modules).sort(([a], [b]) => (a < b ? -1 : 1))) {
    for (const [name, value] of Object.entries(module).sort(([a], [b]) => (a < b ? -1 : 1))) {
      const title = `${file.slice(2, -3)} ${name}`;
      if (isFormula(value)) {
        const { symbol, unit, expression, inputs } = value.definition;
        yield `${title}: ${symbol} = ${expression}${unit && ` ${unit}`}`;
        for (const variable of Object.values<Variable>(inputs)) yield `  ${range(variable)}`;
      } else if (typeof value !== 'function') {
        yield `${title}:`;
        for (const each of Array.isArray(value) ? value : [value]) yield `  ${row(each)}`;
      }
    }
  }
}

test('tables, limits and ranges of inputs are those that were read against their sources', async () => {
  // A changed figure appears in this file and has to be compared with the source beside it.
  await expect(`${[...declared()].join('\n')}\n`).toMatchFileSnapshot('./declared.txt');
});

test('a lane of PCI Express carries its transfers less the coding', () => {
  // PCI Express Base Specification: GT/s per lane; 8b/10b up to generation 2, 128b/130b from 3 on.
  const perSecond = [
    [1, 2.5, 8 / 10],
    [2, 5, 8 / 10],
    [3, 8, 128 / 130],
    [4, 16, 128 / 130],
    [5, 32, 128 / 130],
  ] as const;
  expect(pcieGenerations.map(({ generation }) => generation)).toEqual(perSecond.map(([generation]) => generation));
  for (const [i, [, gigatransfers, coding]] of perSecond.entries()) {
    expect(pcieGenerations[i]?.laneMBs).toBeCloseTo((gigatransfers * coding * 1000) / 8, -0.4);
  }
});

test('pixel formats take the bits that their GenICam names say', () => {
  for (const { id, bitsPerPixel, colour } of pixelFormats) {
    const [, depth = '', packed] = /(\d+)(p?)$/.exec(id) ?? [];
    const channels = { rgb: 3, bgra: 4 }[id.replace(/\d.*$/, '')] ?? 1;
    // YUV 4:2:2 shares its colour between two pixels. Unpacked formats fill whole bytes.
    const bits = id === 'yuv422' ? 16 : channels * (packed ? Number(depth) : Math.ceil(Number(depth) / 8) * 8);
    expect([id, bitsPerPixel, colour]).toEqual([id, bits, !id.startsWith('mono')]);
  }
});
