import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTask } from '../read-task';
import { written } from '../written';

const twelve = (value: number) => Number(value.toPrecision(12));
const figure = fc.double({ min: 0.1, max: 90, noNaN: true }).map(value => Number(value.toPrecision(3)));

/** Spellings by how many mm or s one is. */
const lengths = new Map([
  [1e-3, ['µm', 'um', 'μm', '微米', 'µ', 'micron', 'microns', 'micron(s)', 'micrometer', 'micrometres', 'Microns']],
  [0.01, ['丝', '道']],
  [1, ['mm', '毫米', '㎜', 'millimeter', 'millimetres', 'millimeter(s)', 'ｍｍ']],
  [10, ['cm', '厘米', '公分', 'centimeters', 'centimetre']],
  [25.4, ['in', 'inch', 'inches', '"', "''", '英寸', '寸']],
  [304.8, ['ft', 'feet', 'foot', '英尺']],
  [1000, ['m', '米', 'meter', 'metres']],
]);
const times = new Map([
  [1, ['s', 'sec', 'second', '秒', '秒钟']],
  [60, ['min', 'minute', '分钟', '分']],
  [3600, ['h', 'hour', '小时']],
]);
const spelled = (all: Map<number, string[]>) =>
  fc.constantFrom(...[...all].flatMap(([factor, names]) => names.map(name => ({ factor, name }))));
const gap = fc.constantFrom('', ' ', '  ', '　', ' (', '-');

test('a unit in any spelling is read, with or without a blank before it', () => {
  fc.assert(
    fc.property(figure, gap, spelled(lengths), (value, between, { factor, name }) => {
      const isOpen = between === ' (';
      fc.pre(between !== '-' || /^[a-zµ]/.test(name));
      const { readings } = readTask(`工作距离 ${value}${between}${name}${isOpen ? ')' : ''}，红光`);
      const mm = twelve(value * factor);
      // What no form takes is asked, but never read as something else.
      for (const { slot, value: read } of readings) if (slot === 'wd') expect(read).toEqual({ minMm: mm, maxMm: mm });
      if (mm >= 1 && mm < 5000) expect(readings).toHaveLength(2);
    }),
  );
});

test('so is a speed, in words too', () => {
  const per = fc.constantFrom('/', ' / ', ' per ', '每');
  fc.assert(
    fc.property(figure, spelled(lengths), per, spelled(times), (value, length, between, time) => {
      const line = `速度 ${value} ${length.name}${between}${time.name}`;
      const speed = twelve(value * (length.factor / time.factor));
      const { readings } = readTask(line);
      for (const reading of readings) expect([line, reading.slot, reading.value]).toEqual([line, 'speed', speed]);
      if (speed >= 1 && speed <= 10_000) expect([line, readings.length]).toEqual([line, 1]);
    }),
  );
});

test.each([
  ['Inspect 60x45 mm, defect 20 microns', 'field={"widthMm":60,"heightMm":45} feature=0.02'],
  ['tolerance ±5 microns, Ø8', 'tolerance=0.01 diameter=8'],
  ['resolution 10 micron(s)', 'objectPixel=0.01'],
  ['resolution 10 microns per pixel', 'objectPixel=0.01'],
  ['defect 20-30 microns', 'feature=0.02'],
  ['light 450 nanometers', 'wavelengthNm=450'],
  ['exposure 5 milliseconds', 'exposureUs=5000'],
  ['节拍 0.5 seconds per piece', 'rate=2'],
  ['节拍 2/s', 'rate=2'],
  ['120 units per minute', 'rate=2'],
  ['缺陷 半毫米，节拍半秒', 'feature=0.5 rate=2'],
  ['defect half a millimeter', 'feature=0.5'],
  ['margin 10 percent', 'margin=10'],
])('%s', (line, said) => {
  expect(written(line)).toBe(said);
});

test('what begins like a unit is none', () => {
  expect(written('缺陷 3 mm 每分钟 300 瓶')).toBe('feature=3 rate=5');
  expect(written('节拍 0.5 s 每个缺陷 4 像素')).toBe('rate=2 pixelsPerFeature=4');
  expect(written('视野 60x45/分辨率 0.02 mm')).toBe('field={"widthMm":60,"heightMm":45} objectPixel=0.02');
  expect(written('speed 120 m/min 0.2 mm defect')).toBe('speed=2000 feature=0.2');
  expect(written('Ø8 m6 销')).toBe('diameter=8 ?');
  expect(written('defect 0.1 in the 60x45 mm field')).toBe('feature=0.1 field={"widthMm":60,"heightMm":45}');
  expect(written('defect 0.1 in 60x45 mm')).toBe('field={"widthMm":60,"heightMm":45} ?');
  expect(written('气孔 0.1 mm²')).toBe('?');
  expect(written("wd 10'")).toBe('?');
});

test('a figure before a word that is not known is asked for, never taken for mm', () => {
  const unknown = fc.stringMatching(/^(?:[a-z]{3,9}|[丙丁戊己庚辛]{1,4})$/);
  const words = fc.constantFrom('缺陷', '工作距离', '公差', '波长', 'Ø', '分辨率');
  fc.assert(
    fc.property(
      words,
      fc.integer({ min: 250, max: 900 }),
      fc.constantFrom('', ' ', '  ', ' - '),
      unknown,
      (...parts) => {
        const line = parts.join('');
        const { readings, questions, pieces } = readTask(line);
        // Words that the lexicon or the units know are other lines.
        fc.pre(pieces.some(({ kind, end }) => kind === 'strange' && end === line.length));
        fc.pre(pieces.filter(({ kind }) => kind === 'strange').length === 1);
        expect([line, readings, questions.length]).toEqual([line, [], 1]);
      },
    ),
  );
});

test('a unit before its figure is asked about too, and each choice answers', () => {
  const line = '缺陷 (µm): 10';
  const [question] = readTask(line).questions;
  expect(question?.choices.map(({ label }) => label)).toEqual(['µm', 'mm']);
  expect(written(line.slice(0, question?.spans[0]?.start) + question?.choices[0]?.text)).toBe('feature=0.01');
  expect(written('视野 (mm): 60x45')).toBe('field={"widthMm":60,"heightMm":45}');
});

test('a size beside deviations in 丝 is in mm', () => {
  expect(written('外径Φ25±2丝')).toBe('diameter=25 tolerance=0.04');
});

test('a time for each part is the time between two', () => {
  expect(written('1.2s一个')).toBe(`rate=${Number((1 / 1.2).toPrecision(12))}`);
  expect(written('曝光 2 ms')).toBe('exposureUs=2000');
});

test('pixels may be counted', () => {
  expect(written('拖影不超过1个像素')).toBe('blur=1');
});

test('units as they are typed in the workshop', () => {
  expect(written('异物 30u')).toBe('feature=0.03');
  expect(written('公差 ±5U')).toBe('tolerance=0.01');
  expect(written('线速 120mpm')).toBe('speed=2000');
  expect(written('120 MPM')).toBe('speed=2000');
  // A shape, a height of racks, names of products.
  expect(written('DFK 33UX174')).toBe('?');
  expect(written('MER-502-79U3C')).toBe('?');
  expect(written('宽 30 U型槽')).not.toContain('0.03');
  expect(written('高 4U 机箱')).toBe('?');
});
