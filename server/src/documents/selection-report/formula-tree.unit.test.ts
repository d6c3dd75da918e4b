import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type FormulaNode, formulaTree } from './formula-tree';

const signs = { round: '()', ceiling: '⌈⌉', floor: '⌊⌋', bars: '||' } as const;

/** One line again, with the brackets that fractions and roots stand for. */
function line(node: FormulaNode): string {
  switch (node.kind) {
    case 'row':
      return node.items.map(line).join('');
    case 'symbol':
      return node.base + (node.sub === null ? '' : `_${node.sub}`) + node.primes;
    case 'fraction':
      return `[${line(node.over)}|${line(node.under)}]`;
    case 'power':
      return `${line(node.base)}^${line(node.exponent)}`;
    case 'root':
      return `√[${line(node.body)}]`;
    case 'group':
      return `${signs[node.brackets][0]}${line(node.body)}${signs[node.brackets][1]}`;
    default:
      return node.text;
  }
}
const set = (formula: string) => {
  const tree = formulaTree(formula);
  return tree && line(tree);
};

test.each([
  ['DOF = 2 × C × F × (1 + m) ÷ m²', 'DOF=[2×C×F×(1+m)|m^2]'],
  ['B = 1000 × f ÷ F × f ÷ (a − f) × |Δz| ÷ (a + Δz)', 'B=[1000×f|F]×[f|a−f]×[|Δz||a+Δz]'],
  ['FOV = L × (1 + q ÷ 100)', 'FOV=L×(1+[q|100])'],
  ['x = a ÷ b ÷ c', 'x=[a|b×c]'],
  ['D_s = √(W² + H²)', 'D_s=√[W^2+H^2]'],
  ['E = 100 × cos⁴(arctan(D ÷ 2))', 'E=100×cos^4(arctan([D|2]))'],
  ['N = ⌈k × FOV ÷ δ⌉', 'N=⌈[k×FOV|δ]⌉'],
  ['NA′ = 1 ÷ (2 × F_eff)', 'NA′=[1|2×F_eff]'],
  ['t₂/t₁ = (F₂ ÷ F₁)² × G₁ ÷ G₂', '[t_2|t_1]=[([F_2|F_1])^2×G_1|G_2]'],
  ['DOF_λ = λ × 10⁻⁶ ÷ NA²', 'DOF_λ=[λ×10^−6|NA^2]'],
  ['MTF = c^((ν ÷ ν_r)²) + 2^n + s′_A + 10^-6', 'MTF=c^([ν|ν_r])^2+2^n+s_A′+10^−6'],
  ['Δx = Δz × tan(θ°)', 'Δx=Δz×tan(θ°)'],
  ['Ø_h = min(0.85 × D, D − 10)', 'Ø_h=min(0.85×D,D−10)'],
  ['a_far = 8.446 × (317 − 25) ÷ (-25)', 'a_far=[8.446×(317−25)|−25]'],
])('%s', (formula, expected) => expect(set(formula)).toBe(expected));

test('what is not understood is left as it stands', () => {
  for (const formula of ['', '(', 'a × ÷ b', 'a ; b', '√']) expect(formulaTree(formula)).toBeNull();
});

test('any text is read or left, never an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'ab1.₂²_′^×÷+−=()|⌈⌉√, '), maxLength: 30 }), text => {
      const tree = formulaTree(text);
      expect(tree === null || line(tree).length > 0).toBe(true);
    }),
  );
});

test('every formula of the engine is set', () => {
  const declared = readFileSync(
    join(import.meta.dirname, '../../../../shared/optics/src/physics/declared.txt'),
    'utf8',
  );
  const formulas = [...declared.matchAll(/^[a-z\d-]+\/[a-z\d-]+ \w+: (\S+ = .*)$/gmu)].map(
    ([, formula = '']) => formula,
  );
  expect(formulas.length).toBeGreaterThan(190);
  const bare = formulas.map(formula => formula.replace(/ (?:×|[^\s)=÷×+−]+)$/u, ''));
  // Two cases in words, which no fraction improves.
  expect(bare.filter((formula, i) => !formulaTree(formula) && !formulaTree(formulas[i] ?? ''))).toEqual([
    expect.stringMatching(/^D_s = OF × 16（1\/2 英寸及以上）/u),
  ]);
});
