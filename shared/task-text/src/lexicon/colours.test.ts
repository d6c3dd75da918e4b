import { expect, test } from 'vitest';
import { readTask } from '../read-task';
import { written } from '../written';

test.each([
  ['red ring light', 630],
  ['ring light, red', 630],
  ['blue bar light', 465],
  ['green LED', 525],
  ['white backlight', 550],
  ['红光', 630],
  ['近红外镜头 25 mm', 850],
  ['红外透射', 850],
  ['蓝色环形光', 465],
])('%s is of a light: %d nm', (line, nm) => {
  expect(written(line)).toContain(`wavelengthNm=${nm}`);
});

test.each([
  ['red cap Ø30'],
  ['white paper web 1200 mm wide'],
  ['green PCB 100x80 mm'],
  ['blue film on cells'],
  ['the cap is white, Ø30'],
])('%s: the colour of a part says nothing of the light, and is told as not read', line => {
  const { readings, pieces } = readTask(line);
  expect(readings.map(({ slot }) => slot)).not.toContain('wavelengthNm');
  const strange = pieces.flatMap(({ kind, start, end }) => (kind === 'strange' ? [line.slice(start, end)] : []));
  expect(strange.join(' ')).toMatch(/red|white|green|blue/);
});

test.each([
  ['红外滤光片 5×5 mm 崩边 10 µm', 'field={"widthMm":5,"heightMm":5} feature=0.01'],
  ['红外截止片 5×5 mm', 'field={"widthMm":5,"heightMm":5}'],
  ['infrared filter 5x5 mm', 'field={"widthMm":5,"heightMm":5}'],
  ['黑白格标定板 100×100 mm', 'field={"widthMm":100,"heightMm":100}'],
])('%s: what a part is called says nothing of light or camera: %s', (line, said) => {
  expect(written(line)).toBe(said);
});
