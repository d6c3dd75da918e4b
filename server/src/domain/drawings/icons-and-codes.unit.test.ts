// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import QRCode from 'qrcode';
import { expect, it } from 'vitest';
import { drawCategoryIcon, drawQr } from './index';
import { parseSvg } from './parse-svg.testing';

const file = join(import.meta.dirname, '../../../../data/categories.json');

it('has an icon of its own for every category', () => {
  const categories: { code: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  const icons = categories.map(({ code }) => drawCategoryIcon(code));
  expect(new Set([...icons, drawCategoryIcon('unheard-of')]).size).toBe(categories.length + 1);
  for (const icon of icons) {
    expect(parseSvg(icon).getAttribute('viewBox')).toBe('0 0 24 24');
    expect(parseSvg(icon).querySelectorAll('path').length).toBeGreaterThan(2);
  }
});

it('draws exactly the modules of the QR code', () => {
  const content = 'BEGIN:VCARD\nFN:视选\nEND:VCARD';
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
  const root = parseSvg(drawQr(content));
  const size = modules.size + 8;
  expect(root.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
  const dark = root.querySelectorAll('path')[1]?.getAttribute('d') ?? '';
  const drawn = new Set<string>();
  for (const [, x, y, run] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(run); step += 1) drawn.add(`${Number(y) - 4},${Number(x) + step - 4}`);
  }
  const wanted = new Set<string>();
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) wanted.add(`${row},${column}`);
  }
  expect(drawn).toEqual(wanted);
});

it('escapes the title of the QR code', () => {
  expect(parseSvg(drawQr('x', '<a>&')).querySelector('title')?.textContent).toBe('<a>&');
});
