import type { AttributeDefinition, Attributes } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { attributeOf } from '../../testing/attribute';
import { bestValues } from './best-values';

const attribute = (better?: AttributeDefinition['better'], definedBy?: string) =>
  attributeOf('x', { better, definedBy });

test.each<[string, AttributeDefinition, Attributes[], number[]]>([
  ['higher', attribute('higher'), [{ x: 1 }, { x: 3 }, { x: 2 }], [1]],
  ['lower', attribute('lower'), [{ x: 1 }, { x: 3 }], [0]],
  ['near zero, whatever the sign', attribute('nearZero'), [{ x: -0.1 }, { x: 0.5 }, { x: 0.1 }], [0, 2]],
  ['nothing is better here', attribute(), [{ x: 1 }, { x: 2 }], []],
  ['all alike', attribute('higher'), [{ x: 2 }, { x: 2 }], []],
  ['only one known', attribute('higher'), [{ x: 2 }, {}], []],
  ['the unknown may be better, but is not known', attribute('higher'), [{ x: 2 }, {}, { x: 1 }], [0]],
  [
    'measured alike',
    attribute('lower', 'k'),
    [
      { x: 1, k: 'rms' },
      { x: 2, k: 'rms' },
    ],
    [0],
  ],
  [
    'measured differently',
    attribute('lower', 'k'),
    [
      { x: 1, k: 'rms' },
      { x: 2, k: 'peak' },
    ],
    [],
  ],
  ['not said how measured', attribute('lower', 'k'), [{ x: 1 }, { x: 2 }], []],
])('%s', (_, definition, attrs, best) => {
  const products = attrs.map(one => ({ attrs: one }));
  expect([...bestValues(definition, products)]).toEqual(best);
});
