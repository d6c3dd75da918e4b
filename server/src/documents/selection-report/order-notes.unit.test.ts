import { expect, test } from 'vitest';
import { controllerNote, ownCableAndSupply, supplyNote } from './order-notes';

test('controller and supply are told by what the data state, and what they do not state as such', () => {
  const light = { model: 'L', attrs: { voltageV: 24, powerW: 10.5 } };
  expect(controllerNote(light, 1).replaceAll(/\s/g, ' ')).toBe('光源 24 V，10.5 W');
  expect(controllerNote(light, 3)).toMatch(/^每条光源 24/);
  expect(controllerNote({ model: 'L', attrs: { currentMa: 35_100 } }, 1).replaceAll(/\s/g, ' ')).toBe('光源 35.1 A');
  expect(controllerNote({ model: 'L', attrs: {} }, 1)).toBe('光源的电压、功率与电流未标注，以厂家资料为准');
  expect(supplyNote({ model: 'C', attrs: { powerW: 3.2 } })).toMatch(/^功耗 3\.2/);
  expect(supplyNote({ model: 'C', attrs: {} })).toBe('功耗未标注');
});

test('a sensor that is complete in itself needs a cable and a supply, over the cable only where its data state it', () => {
  const sensor = (attrs: object, notes: string) =>
    ownCableAndSupply({ model: 'S', attrs: { interface: 'gige', ...attrs }, source: { notes } });
  const [cable, supply] = sensor({ powerW: 12 }, 'PoE 供电');
  expect(cable?.model).toMatch(/^GigE 千兆网 线缆/);
  expect(supply?.order).toMatch(/^功耗 12/);
  expect(supply?.model).toMatch(/^PoE（802\.3af）/);
  expect(sensor({ powerW: 15, interfaceDetail: 'PoE 供电' }, '')[1]?.model).toMatch(/^PoE（802\.3at）/);
  for (const [attrs, notes] of [
    [{ powerW: 15 }, ''],
    [{ powerW: 15 }, '部分型号支持 PoE'],
    [{}, '净距从外壳最低点量起'],
  ] as const)
    expect(sensor(attrs, notes)[1]?.model).toBe('供电未标注，向厂家确认');
  expect(sensor({ interface: null }, '')[0]?.model).toBe('数据接口未标注，线缆按产品资料');
});
