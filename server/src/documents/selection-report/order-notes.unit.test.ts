import { expect, test } from 'vitest';
import { colourToOrder, controllerNote, ownCableAndSupply, supplyNote } from './order-notes';

const all = ['white', 'red', 'green', 'blue', 'infrared'];

test('a part number of several colours has one chosen with the order, the one of the task named', () => {
  const light = { model: 'ML-RID110-W-R-G-B-IR', attrs: { colours: all } };
  expect(colourToOrder(light, 630)).toBe('颜色下单时选定：W/R/G/B/IR；按任务的 630 nm 选 R（红光）');
  // Between the colours that are sold.
  expect(colourToOrder(light, 590)).toBe('颜色下单时选定：W/R/G/B/IR');
  expect(colourToOrder({ model: 'CST-2SBS8228-W/B', attrs: { colours: ['white', 'blue'] } }, 630)).toBe(
    '颜色下单时选定：W/B',
  );
});

test.each([
  ['one colour', 'OPT-LSA776-W', ['white']],
  ['colours that are mixed in one light', 'ML-AOI212-RGBW', ['white', 'red', 'green', 'blue']],
  ['letters that the data do not name as colours', 'XX-100-W-R', ['white']],
  ['letters within the name', 'R-W-100', ['white', 'red']],
  ['colours that are not stated', 'ML-D112-W-R-G-B', []],
])('%s is ordered as it stands', (_, model, colours) => {
  expect(colourToOrder({ model, attrs: { colours } }, 630)).toBeNull();
});

test('controller and supply are told by what the data state, and what they do not state as such', () => {
  const light = { model: 'L', attrs: { voltageV: 24, powerW: 10.5 } };
  expect(controllerNote(light, 1).replaceAll(/\s/g, ' ')).toBe('光源 24 V，10.5 W');
  expect(controllerNote(light, 3)).toMatch(/^每条光源 24/);
  expect(controllerNote({ model: 'L', attrs: {} }, 1)).toBe('光源的电压、功率与电流未标注，以厂家资料为准');
  expect(supplyNote({ model: 'C', attrs: { powerW: 3.2 } })).toMatch(/^功耗 3\.2/);
  expect(supplyNote({ model: 'C', attrs: {} })).toBe('功耗未标注');
});

test('a sensor that is complete in itself needs a cable and a supply', () => {
  const [cable, supply] = ownCableAndSupply({ model: 'S', attrs: { interface: 'gige', powerW: 12 } });
  expect(cable?.model).toMatch(/^GigE 千兆网 线缆/);
  expect(supply?.order).toMatch(/^功耗 12/);
  expect(ownCableAndSupply({ model: 'S', attrs: {} })[0]?.model).toBe('数据接口未标注，线缆按产品资料');
});
