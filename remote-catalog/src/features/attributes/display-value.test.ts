import type { AttributeDefinition, AttributeValue } from '@shixuan/api/client';
import type { UnitSystem } from '@shixuan/units';
import { expect, test } from 'vitest';
import { attributeOf } from '../../testing/attribute';
import { displayValue } from './display-value';

const attribute = (type: AttributeDefinition['type'], unit?: string, decimals?: number) =>
  attributeOf('x', { type, unit, decimals });

test.each<[AttributeDefinition, AttributeValue | undefined, UnitSystem, string | null, string | undefined]>([
  [attribute('number', 'mm', 1), 50.8, 'metric', '50.8', 'mm'],
  [attribute('number', 'mm', 1), 50.8, 'inch', '2', 'in'],
  [attribute('number', 'mm', 3), 17.526, 'inch', '0.69', 'in'],
  [attribute('range', 'mm', 0), [254, 508], 'inch', '10～20', 'in'],
  [attribute('range', 'mm', 0), [null, 508], 'inch', '≤ 20', 'in'],
  [attribute('number', 'µm', 2), 3.45, 'inch', '3.45', 'µm'],
  [attribute('number', 'mm', 1), undefined, 'inch', null, 'in'],
  [attribute('text'), 'IMX264', 'inch', 'IMX264', undefined],
])('%o %o in %s', (definition, value, system, text, unit) => {
  expect(displayValue(definition, value, system)).toEqual({ text, unit });
});
