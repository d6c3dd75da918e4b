import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withSortedIntegrity } from './stable-integrity-order';

const script = (scripts: string, styles: string) =>
  `u.I=1,u.sriHashes={${scripts}},u.sriCssHashes={${styles}},u.f=()=>({9:"x",1:"y"})`;

test('whatever order the bundler took, the tables of hashes are in the order of the chunks; nothing else changes', () => {
  const numbers = fc.uniqueArray(fc.nat(400), { minLength: 1, maxLength: 20 });
  const entry = (chunk: number) => `${chunk}:"sha384-${chunk}+/="`;
  fc.assert(
    fc.property(numbers, numbers, (scripts, styles) => {
      const inOrder = (chunks: number[]) =>
        [...chunks]
          .sort((a, b) => a - b)
          .map(entry)
          .join(',');
      const written = script(scripts.map(entry).join(','), styles.map(entry).join(','));
      expect(withSortedIntegrity(written)).toBe(script(inOrder(scripts), inOrder(styles)));
    }),
  );
});

test('a script without such tables stays as it is', () => {
  for (const code of ['const a={2:"b",1:"c"}', script('', '')]) expect(withSortedIntegrity(code)).toBe(code);
});
