import { describe, expect, it, test } from 'vitest';
import { linkInterface } from '../physics/link/interfaces';
import { supplyText } from './supply-text';

function textOf(id: string, powerW: number | null, cables: number | null = null): string {
  const link = linkInterface(id);
  if (!link) throw new Error(`no ${id}`);
  return supplyText(link, powerW, cables, '相机');
}

const direct = '直流电源，电压与功率按相机资料';

describe('the supply over Ethernet', () => {
  // Power at the device: 802.3af 12.95 W, 802.3at 25.5 W, 802.3bt 51 W (Type 3) and 71.3 W (Type 4).
  test.each([
    [12.95, 'PoE（802.3af），以相机资料为准；不支持的另配直流电源'],
    [13, 'PoE（802.3at），以相机资料为准；不支持的另配直流电源'],
    [25.5, 'PoE（802.3at），以相机资料为准；不支持的另配直流电源'],
    [30, 'PoE（802.3bt Type 3），以相机资料为准；不支持的另配直流电源'],
    [60, 'PoE（802.3bt Type 4），以相机资料为准；不支持的另配直流电源'],
    [77, direct],
  ])('of %s W is the least class that gives it', (powerW, text) => {
    expect(textOf('gige', powerW)).toBe(text);
  });

  it('is named with its least class where the power is not stated', () => {
    expect(textOf('10gige', null)).toMatch(/^PoE（802\.3af），/);
  });

  it('is a DC supply over fibre', () => {
    expect(textOf('25gige', 5)).toBe(direct);
  });
});

test('the power of several cables counts together, and that of an unknown number is not ruled out', () => {
  // PoCXP: 13 W a cable.
  expect(textOf('cxp-12', 17, 1)).toBe(direct);
  expect(textOf('cxp-12', 17, 2)).toMatch(/^PoCXP，/);
  expect(textOf('cxp-12', 17)).toMatch(/^PoCXP，/);
  expect(textOf('cxp-12', 120)).toBe(direct);
});

test('a way without a stated power is left to the data of the camera', () => {
  expect(textOf('gmsl2', 40)).toMatch(/^PoC 同轴供电，以相机资料为准/);
});
