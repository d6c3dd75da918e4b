import { type ImagingTask, requirementsOf } from '@shixuan/optics/model';
import { neutralTask } from '@shixuan/task-url';
import { expect, test } from 'vitest';
import { beyondOneCamera } from './beyond-one-camera';

const needOf = (task: Partial<ImagingTask>) => requirementsOf({ ...neutralTask, marginPct: 0, ...task });
const sensor = (model: string, pixelsH: number, pixelsV: number) => ({ model, pixelsH, pixelsV });
const fine = { kind: 'object-pixel', objectPixelMm: 0.01 } as const;

test('more pixels than any camera near has: how many side by side, and what one alone reaches', () => {
  // 30 000 × 20 000 px; 10 000 × 8000 sees a third of the width and two fifths of the height.
  const need = needOf({ object: { widthMm: 300, heightMm: 200 }, accuracy: fine });
  const said = beyondOneCamera(need, [sensor('small', 5000, 4000), sensor('large', 10_000, 8000)]);
  expect(said?.replaceAll('\u202f', '').replaceAll('\u00a0', ' ')).toBe(
    '一台相机的像素不够：要 30000 × 20000 像素，最接近的 large 是 10000 × 8000 像素。' +
      '并排约要 4 × 3 = 12 台（相邻重叠 5 %）；只用一台看全，单像素约 30 µm，是要求的 3 倍',
  );
});

test('a camera is turned before it is said to fall short', () => {
  const need = needOf({ object: { widthMm: 80, heightMm: 100 }, accuracy: fine });
  expect(beyondOneCamera(need, [sensor('turned', 10_000, 8000)])).toBeNull();
  expect(beyondOneCamera(need, [sensor('short', 10_000, 7000)])).toMatch(/并排约要 2 台/);
});

test('of a line the pixels across count alone', () => {
  const task = { mode: 'line', speedMmS: 100, accuracy: fine } as const;
  const web = needOf({ ...task, object: { widthMm: 600, heightMm: 1 } });
  expect(beyondOneCamera(web, [sensor('16k', 16_384, 1)])?.replaceAll('\u202f', '')).toMatch(
    /要每行 60000 像素，最接近的 16k 是每行 16384 像素。并排约要 4 台/,
  );
  expect(
    beyondOneCamera(needOf({ ...task, object: { widthMm: 160, heightMm: 1 } }), [sensor('16k', 16_384, 1)]),
  ).toBeNull();
});

test('where cameras side by side are offered, their number is said there alone', () => {
  const need = needOf({ object: { widthMm: 300, heightMm: 200 }, accuracy: fine });
  const said = beyondOneCamera(need, [sensor('large', 10_000, 8000)], true);
  expect(said).toMatch(/像素。只用一台看全/);
  expect(said).not.toContain('台（');
});

test('where no camera is near nothing is said of one', () => {
  expect(beyondOneCamera(needOf({ accuracy: fine }), [])).toBeNull();
});
