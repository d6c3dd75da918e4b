// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parseSvg } from '../../../../domain/drawings/parse-svg.testing';
import { extentOf } from './cad-drawing';
import { envelope } from './envelope';
import { writeDimensionSvg } from './write-dimension-svg';

const camera = { lengthMm: 42, widthMm: 29, heightMm: 30, mount: ['c'] };

test('the SVG is as large in millimetres as what it shows', () => {
  const drawing = envelope('area-camera', camera, 'A & <B>');
  if (!drawing) throw new Error('not drawn');
  const svg = writeDimensionSvg(drawing);
  const root = parseSvg(svg);
  expect([...root.querySelectorAll('g')].map(layer => layer.getAttribute('id'))).toEqual([
    'OUTLINE',
    'DIMENSION',
    'TEXT',
  ]);
  expect(root.querySelectorAll('#OUTLINE circle')[0]?.getAttribute('r')).toBe('12.7');
  const { left, right } = extentOf(drawing.entities);
  const [, width, box = ''] = /width="([\d.]+)mm".*viewBox="([^"]+)"/.exec(svg) ?? [];
  expect(Number(width)).toBeCloseTo(right - left + 6, 3);
  expect(Number(box.split(' ')[2])).toBe(Number(width));
  expect(svg).toContain('A &amp; &lt;B&gt;');
});
