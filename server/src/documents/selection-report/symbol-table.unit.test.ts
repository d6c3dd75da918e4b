import { readFileSync } from 'node:fs';
import { fieldWithMargin, longestExposureUs, objectPixel } from '@shixuan/optics/physics';
import { expect, test } from 'vitest';
import { glossarySymbols, reportSymbols, sameMeaning } from './symbol-names';
import { symbolTable } from './symbol-table';

const legendOf = (...traces: Parameters<typeof symbolTable>[0]) =>
  symbolTable(traces).legend.map(({ symbol, meaning, unit }) => `${symbol} | ${meaning} | ${unit}`);
const field = (objectMm: number) => fieldWithMargin.trace({ objectMm, marginPct: 10 });
const exposure = longestExposureUs.trace({ blurPx: 1, objectPixelUm: 50, speedMmS: 100 });

test('has each symbol of the derivations once, with its meaning and unit', () => {
  const spacing = { ...objectPixel.trace({ fieldOfViewMm: 440, pixels: 2000 }), label: '最低处点间距' };
  expect(legendOf(field(400), field(300), spacing)).toEqual([
    'FOV | 视野 | mm',
    'L_o | 物体边长 | mm',
    'q | 留边 | %',
    'p_o | 最低处点间距 | mm',
    'N | 像素数 | px',
  ]);
});

test('what comes second under a letter that is taken gets another, in the formula as in the legend', () => {
  const tolerance = { ...exposure, label: '公差', symbol: 'b_max', formula: exposure.formula.replace(/^t/, 'b_max') };
  const { legend, inSymbols } = symbolTable([exposure, tolerance]);
  expect(legend.map(({ symbol, meaning }) => [symbol, meaning])).toEqual([
    ['t_max', '最长曝光'],
    ['b_max', '允许拖影'],
    ['p_o', '单像素精度'],
    ['v', '速度'],
    ['b_max,2', '公差'],
  ]);
  expect(inSymbols(exposure).formula).toMatch(/^t_max = .*b_max × p_o/);
  expect(inSymbols(exposure).substituted).toMatch(/^t_max = /);
});

test('letters within a figure are no symbols', () => {
  const tiny = { ...field(1), symbol: 'q', label: '倍频', formula: 'q = L × 2', substituted: 'q = 1e-7 × 2' };
  const pulse = { ...tiny, symbol: 'e', label: '端部系数', formula: 'e = L', substituted: 'e = 3e-7' };
  expect(symbolTable([pulse]).inSymbols(pulse).substituted).toBe('e_l = 3e-7');
});

test('the symbols of the glossary are those of the engineers, and no report gives them to anything else', () => {
  const rows = readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8')
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()));
  for (const [symbol, meaning] of Object.entries(glossarySymbols)) {
    const terms = rows.flatMap(([, term = '', , said = '']) => (said.split(', ').includes(symbol) ? [term] : []));
    expect(
      terms.some(term => term.split('、').some(each => each.endsWith(meaning) || meaning.startsWith(each.slice(0, 2)))),
      `${symbol} ${meaning}: ${terms}`,
    ).toBe(true);
  }
  const given = Object.entries(reportSymbols);
  expect(given.filter(([meaning, symbol]) => (glossarySymbols[symbol] ?? meaning) !== meaning)).toEqual([]);
  expect(new Set(given.map(([, symbol]) => symbol)).size).toBe(given.length);
  expect(given.filter(([meaning]) => meaning in sameMeaning)).toEqual([]);
  for (const letter of ['H', 'T', 'L'])
    expect(legendOf({ ...field(1), symbol: letter, label: '另一个量' })[0]).not.toMatch(new RegExp(`^${letter} `));
});
