import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { readPdf, squeeze } from '../../../../../test/read-document';
import { checkerboard, dotGrid } from './distortion-targets';
import { lineGroup } from './resolution-target';
import { ruler } from './ruler';
import { radiusOf } from './siemens-star';
import { paperMm, patternMm, rulerMm, type Shape, scaleHint } from './target-shapes';
import { targets } from './targets';
import { writeTarget } from './write-target';

/** The drawing instructions of a PDF, page by page. */
function instructions(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, body = '']) => {
    try {
      const plain = inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      return / l\n/.test(plain) ? [plain] : [];
    } catch {
      return [];
    }
  });
}

const mm = (points: number) => points / (72 / 25.4);

/** Left, top, width and height of the filled boxes on a page, mm. */
const boxesOn = (page: string) =>
  [...page.matchAll(/ ([\d.]+) ([\d.]+) cm\n(?:.*\n){2}0 0 m\n([\d.]+) 0 l\n\3 ([\d.]+) l\n0 \4 l\nh\nf\n/g)]
    .map(([, ...sides]) => sides.map(side => mm(Number(side))))
    .map(([x = 0, y = 0, width = 0, height = 0]) => [x, paperMm.height - y, width, height]);

const boxesOf = (shapes: readonly Shape[]) =>
  shapes.flatMap(shape => (shape.kind === 'rect' ? [[shape.x, shape.y, shape.width, shape.height]] : []));

/** Left, right, top and bottom of a shape, mm. */
function extent(shape: Shape): [number, number, number, number] {
  switch (shape.kind) {
    case 'rect':
      return [shape.x, shape.x + shape.width, shape.y, shape.y + shape.height];
    case 'disc':
    case 'ring':
      return [shape.x - shape.radius, shape.x + shape.radius, shape.y - shape.radius, shape.y + shape.radius];
    case 'polygon': {
      const [xs, ys] = [shape.points.map(([x]) => x), shape.points.map(([, y]) => y)];
      return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    }
    case 'line':
      return [shape.x1, shape.x2, shape.y1, shape.y2];
    case 'text':
      return [shape.x, shape.x + shape.width, shape.y, shape.y + 3];
  }
}

test.each(targets.map(target => [target.title, target] as const))(
  '%s keeps to its place on every page',
  (_, target) => {
    const { left, top, width, height } = patternMm;
    for (const { shapes } of target.pages) {
      expect(shapes.length).toBeGreaterThan(0);
      for (const shape of shapes) {
        const [from, to, above, below] = extent(shape);
        expect(from).toBeGreaterThanOrEqual(left - 1e-9);
        expect(to).toBeLessThanOrEqual(left + width + 1e-9);
        expect(above).toBeGreaterThanOrEqual(top - 1e-9);
        expect(below).toBeLessThanOrEqual(top + height + 1e-9);
      }
    }
  },
);

test.each(targets.map(target => [target.title, target] as const))(
  '%s is A4, says how to print it, and its ruler is 100 mm long on paper',
  async (_, target) => {
    const pdf = await writeTarget(target);
    const document = await getDocumentProxy(new Uint8Array(pdf));
    expect(document.numPages).toBe(target.pages.length);
    const [, , width = 0, height = 0] = (await document.getPage(1)).view;
    expect(width / (72 / 25.4)).toBeCloseTo(paperMm.width, 1);
    expect(height / (72 / 25.4)).toBeCloseTo(paperMm.height, 1);
    const text = await readPdf(pdf);
    const labels = target.pages.flatMap(({ title, shapes }) => [
      title,
      ...shapes.flatMap(shape => (shape.kind === 'text' ? [shape.text] : [])),
    ]);
    for (const part of [target.title, scaleHint, ...target.hints, ...labels]) expect(text).toContain(squeeze(part));
    const pages = instructions(pdf);
    expect(pages).toHaveLength(target.pages.length);
    for (const [i, page] of pages.entries()) {
      // Nothing is scaled: points of the page are points of the drawing, with y downwards.
      const places = [...page.matchAll(/^(.*) cm$/gm)].map(([, matrix = '']) => matrix);
      expect(places.filter(matrix => !/^1 0 0 -1 [\d.]+ [\d.]+$/.test(matrix))).toEqual([]);
      expect(page).not.toMatch(/ Do\b/);
      const lines = [...page.matchAll(/([\d.]+) ([\d.]+) m\n([\d.]+) ([\d.]+) l\nS\n/g)].map(([, ...ends]) =>
        ends.map(Number),
      );
      const lengths = lines.map(([x1 = 0, , x2 = 0]) => mm(x2 - x1));
      expect(Math.max(...lengths)).toBeCloseTo(rulerMm.length, 2);
      const boxes = boxesOf(target.pages[i]?.shapes ?? []);
      expect(boxesOn(page)).toHaveLength(boxes.length);
      const sides = boxes.flat();
      for (const [j, side] of boxesOn(page).flat().entries()) expect(side).toBeCloseTo(sides[j] ?? Number.NaN, 2);
    }
    expect(await writeTarget(target)).toEqual(pdf);
  },
);

test('lines and gaps of a group are as wide as its figure says', () => {
  const upright = lineGroup(2.5, 10, 20).slice(0, 5);
  const xs = upright.map(shape => (shape.kind === 'rect' ? shape.x : Number.NaN));
  expect(upright[0]).toMatchObject({ width: 0.2, height: 1.8 });
  xs.slice(1).forEach((x, i) => {
    expect(x - (xs[i] ?? 0)).toBeCloseTo(1 / 2.5, 9);
  });
});

test.each([5, 10, 20])('boards of %s mm have the pitch and the number that they say', pitch => {
  const board = checkerboard(pitch);
  const [, across = 0, down = 0] = /内角点 (\d+) × (\d+)/.exec(board.title)?.map(Number) ?? [];
  const squares = board.shapes.filter(shape => shape.kind === 'rect');
  expect(squares.every(({ width, height }) => width === pitch && height === pitch)).toBe(true);
  expect(squares).toHaveLength(((across + 1) * (down + 1)) / 2);
  // One side odd, the other even: the board has one orientation only.
  expect((across + down) % 2).toBe(1);
  const dots = dotGrid(pitch).shapes.filter(shape => shape.kind === 'disc');
  expect((dots[1]?.x ?? 0) - (dots[0]?.x ?? 0)).toBeCloseTo(pitch, 9);
  expect(dots[0]?.radius).toBe(pitch / 4);
});

test('a star of 72 cycles has 1 lp/mm where its circle is 72 mm long', () => {
  expect(2 * Math.PI * radiusOf(72, 1)).toBeCloseTo(72, 9);
});

test('the ruler has a stroke for every millimetre', () => {
  const strokes = ruler().filter(shape => shape.kind === 'line' && shape.x1 === shape.x2);
  expect(strokes).toHaveLength(101);
});
