import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTask } from '../read-task';
import { written } from '../written';

/** Both wavelengths, in the order of the text. */
const lines = (ex: number, em: number): string[] => [
  `紫外 ${ex} 激发 荧光 ${em} nm`,
  `${ex}nm激发${em}nm成像`,
  `${ex} nm 激发，${em} nm 发射`,
  `${ex}nm 激发 ${em}nm`,
  `激发 ${ex} nm 成像 ${em} nm`,
  `荧光 ${em}, 激发 ${ex}`,
  `光源 UV ${ex}, 荧光 ${em}`,
  `紫外光源，激发 ${ex} nm，荧光 ${em} nm`,
  `${ex} 激发 ${em} 荧光`,
  `excitation ${ex}, emission ${em}`,
  `${ex} nm excitation ${em} nm emission`,
  `UV ${ex} nm excitation, fluorescence ${em} nm`,
];

test('a word of light takes the figure that stands before it as well as the one behind it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 250, max: 500 }), fc.integer({ min: 1, max: 400 }), (ex, more) => {
      for (const line of lines(ex, ex + more)) {
        const { readings, questions } = readTask(line);
        const said = Object.fromEntries(readings.map(({ slot, value }) => [slot, value]));
        expect([line, said, questions]).toEqual([line, { excitationNm: ex, wavelengthNm: ex + more }, []]);
      }
    }),
    { numRuns: 30 },
  );
});

test('light that excites is not the longer one: it is asked, and one click exchanges the two', () => {
  for (const line of lines(450, 365)) {
    const { readings, questions } = readTask(line);
    expect([line, readings]).toEqual([line, []]);
    const [
      {
        spans,
        choices: [choice],
      } = { spans: [], choices: [] },
    ] = questions;
    const answered = line.slice(0, spans[0]?.start) + choice?.text + line.slice(spans.at(-1)?.end);
    expect([answered, written(answered).split(' ').sort()]).toEqual([
      answered,
      ['excitationNm=365', 'wavelengthNm=450'],
    ]);
  }
  expect(readTask('激发 365 nm, 荧光 365 nm').questions).toMatchObject([{ choices: [] }]);
  expect(written('激发 450，视野 450x365，荧光 365')).toBe('field={"widthMm":450,"heightMm":365} ?');
});

test('between two bare figures it is asked which one is meant', () => {
  expect(readTask('365 激发 450').questions).toMatchObject([
    { choices: [{ label: '激发 365' }, { label: '激发 450' }] },
  ]);
});

test('fluorescence names a part, and no size is a wavelength', () => {
  expect(written('荧光 60x45 mm')).toBe('field={"widthMm":60,"heightMm":45}');
  expect(written('UV 365，荧光胶检测')).toBe('wavelengthNm=365');
  expect(written('荧光 0.3 mm 缺陷')).toBe('feature=0.3');
});
