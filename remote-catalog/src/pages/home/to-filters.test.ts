import type { AttributeDefinition } from '@shixuan/api/client';
import { expect, test } from 'vitest';
import { attributeOf } from '../../testing/attribute';
import { toFilters } from './to-filters';

const attribute = (key: string, type: AttributeDefinition['type']) => attributeOf(key, { type, unit: 'fps' });
const megapixels = { ...attribute('resolution', 'number'), unit: 'MP' };
const attributes = [attribute('fps', 'number'), attribute('shutter', 'choice')];

test('a number is a lower bound, a choice is itself, nothing is no filter', () => {
  expect(toFilters(attributes, { fps: '３０ fps', shutter: 'global' })).toEqual({
    fps: { min: 30 },
    shutter: { in: ['global'] },
  });
  expect(toFilters(attributes, { fps: '很快', shutter: '' })).toEqual({});
});

test('quantities are understood as in the list: other units, both ends, the upper end alone', () => {
  expect(toFilters([megapixels], { resolution: '500万' })).toEqual({ resolution: { min: 5 } });
  expect(toFilters(attributes, { fps: '10~25' })).toEqual({ fps: { min: 10, max: 25 } });
  expect(toFilters(attributes, { fps: '≤ 25 fps' })).toEqual({ fps: { max: 25 } });
});
