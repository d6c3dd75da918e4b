import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { partNumberOf, remarksOf, textOf } from '../index/product-texts';
import { FOLDED_AS } from './keep-texts';
import { gramsOfPartNumber, gramsOfText } from './text-grams';

const AT_ONCE = 16;
/** All characters of the basic plane, apart from one another. */
const texts = Array.from({ length: 0x10000 / AT_ONCE }, (_, block) =>
  Array.from({ length: AT_ONCE }, (_, at) => String.fromCharCode(block * AT_ONCE + at)).join('1 '),
);

test('stored texts are as this version makes them: whoever changes that makes FOLDED_AS greater, and then this line', () => {
  const digest = createHash('sha256');
  for (const text of texts) {
    const made = [
      textOf({ name: text, summary: text }),
      partNumberOf({ model: text }),
      remarksOf({ attrs: { a: text } }, ['a', 'b']),
    ];
    digest.update(JSON.stringify([made, gramsOfText(made[0] ?? ''), gramsOfPartNumber(`${made[1]}12`)]));
  }
  expect([FOLDED_AS, digest.digest('hex').slice(0, 16)]).toEqual([1, 'c2370cb847378ac0']);
});
