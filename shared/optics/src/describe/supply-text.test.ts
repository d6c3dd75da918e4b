import { describe, expect, it, test } from 'vitest';
import { linkInterface } from '../physics/link/interfaces';
import { supplyText } from './supply-text';

function textOf(id: string, powerW: number | null, told?: string, cables: number | null = null): string {
  const link = linkInterface(id);
  if (!link) throw new Error(`no ${id}`);
  return supplyText(link, powerW, cables, '相机', told);
}

const direct = '直流电源，电压与功率按相机资料';
const open = '供电未标注，向厂家确认';

describe('the supply over Ethernet of a device whose data state PoE', () => {
  // Power at the device: 802.3af 12.95 W, 802.3at 25.5 W, 802.3bt 51 W (Type 3) and 71.3 W (Type 4).
  test.each([
    [12.95, 'PoE（802.3af）供电，等级按功耗'],
    [13, 'PoE（802.3at）供电，等级按功耗'],
    [25.5, 'PoE（802.3at）供电，等级按功耗'],
    [30, 'PoE（802.3bt Type 3）供电，等级按功耗'],
    [60, 'PoE（802.3bt Type 4）供电，等级按功耗'],
    [77, direct],
  ])('of %s W is the least class that gives it', (powerW, text) => {
    expect(textOf('gige', powerW, 'PoE 供电')).toBe(text);
  });

  it('has no class where the power is not stated', () => {
    expect(textOf('10gige', null, 'PoE 供电')).toBe('PoE 供电，等级未标注，向厂家确认');
  });
});

test.each(['', '千兆网', '不支持 PoE', '部分型号支持 PoE', 'PoE 可选', 'PoEx', 'PoCL 供电'])(
  'no PoE is named where the data say %o',
  told => {
    expect(textOf('gige', 3, told)).toBe(open);
    expect(textOf('gige', null, told)).toBe(open);
  },
);

test.each([
  'IEEE 802.3 1000BASE-T（PoE 供电）',
  '可能已停产；功耗为 PoE 供电时；由 I/O 接口供电时 2.7 W',
  '未标注重量；PoE 供电。',
])('PoE is named where the data say %o', told => {
  expect(textOf('gige', 3, told)).toMatch(/^PoE（802\.3af）/);
});

test('is left open where the data are not at hand, and is a DC supply over fibre all the same', () => {
  expect(textOf('gige', 3)).toBe('供电方式以相机资料为准，向厂家确认');
  expect(textOf('25gige', 5)).toBe(direct);
});

test('the power of several cables counts together, and that of an unknown number is not ruled out', () => {
  // PoCXP: 13 W a cable.
  const told = 'PoCXP 供电';
  expect(textOf('cxp-12', 17, told, 1)).toBe(direct);
  expect(textOf('cxp-12', 17, told, 2)).toBe('PoCXP 供电');
  expect(textOf('cxp-12', 17, told)).toBe('PoCXP 供电');
  expect(textOf('cxp-12', 17, '')).toBe(open);
  expect(textOf('cxp-12', 120, told)).toBe(direct);
});

test('a way that every device of the link takes is left to its data', () => {
  expect(textOf('gmsl2', 40, '')).toMatch(/^PoC 同轴供电，以相机资料为准/);
  expect(textOf('usb3', 3, '')).toMatch(/^USB 总线供电，以相机资料为准/);
});
